package sphericalknight.cli.learner;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import sphericalknight.cli.CommandTester;
import sphericalknight.exercise.answer.AnswerSource;
import sphericalknight.exercise.catalogue.Catalogue;
import sphericalknight.exercise.catalogue.CatalogueEntry;
import sphericalknight.grader.submission.SubmissionReader;

@DisplayName("course submit")
class SubmitCommandTest {
    private static final String KNIGHT = """
            package knight;
            class MyKnight implements sphericalknight.exercises.knight.Knight {
                public long attacks(long knights) {
                    return knights << 17;
                }
            }
            """;
    private static final String IN_CELL =
            "{\"cells\": [{\"cell_type\": \"code\", \"source\": \"class MyKnightCover implements"
                    + " sphericalknight.exercises.knight.KnightCover { }\"}]}";

    @TempDir
    Path root;

    private final String before = System.getProperty("course.root");
    private Path zip;

    @BeforeEach
    void aProject() throws IOException {
        Files.writeString(root.resolve("pom.xml"), "<project/>");
        Files.createDirectories(root.resolve("src/library"));
        Files.createDirectories(root.resolve("notebooks"));
        Files.writeString(root.resolve("notebooks/02-knight.ipynb"), "{\"cells\": []}");
        System.setProperty("course.root", root.toString());
        CommandTester.run("reset", "2.1", "2.2", "2.3", "2.4", "3.1");
        zip = root.resolve("mine.zip");
    }

    @AfterEach
    void leaveProject() {
        System.setProperty("course.root", before);
    }

    private CommandTester.Result submit(String... lesson) {
        String[] words = {"submit", "--out", zip.toString(), lesson.length == 0 ? "2" : lesson[0]};
        return CommandTester.run(words);
    }

    private void knight(String source) throws IOException {
        Files.writeString(root.resolve("exercises/tasks/knight/MyKnight.java"), source);
    }

    @Test
    @DisplayName("lists what is in the zip and what is not started")
    void lists() throws IOException {
        knight(KNIGHT);
        CommandTester.Result result = submit();
        assertThat(result.exitCode()).isZero();
        assertThat(result.out()).isEqualTo(zip + """
                 holds answers to:
                  2.1   MyKnight.java
                Not started: 2.2, 2.3, 2.4.
                """);
    }

    @Test
    @DisplayName("says what does not compile, and where: exit code 1")
    void broken() throws IOException {
        knight(KNIGHT.replace("17;", "17"));
        Files.writeString(root.resolve("notebooks/02-knight.ipynb"), IN_CELL);
        CommandTester.Result result = submit("knight");
        assertThat(result.exitCode()).isEqualTo(1);
        assertThat(result.out())
                .contains("2.1 does not compile (MyKnight.java):")
                .contains("2.2 does not compile (02-knight.ipynb, cell 1):")
                .contains("2.2   02-knight.ipynb, cell 1");
    }

    @Test
    @DisplayName("of untouched stubs packs them, says so, and ends with exit code 1")
    void untouched() {
        CommandTester.Result result = submit();
        assertThat(result.exitCode()).isEqualTo(1);
        assertThat(result.out()).isEqualTo(zip + " holds no answer yet.\nNot started: 2.1, 2.2, 2.3, 2.4.\n");
    }

    @Test
    @DisplayName("names a file that is not handed in, because its class was renamed, and the file that it should be")
    void renamed() throws IOException {
        Path knight = root.resolve("exercises/tasks/knight");
        Files.delete(knight.resolve("MyKnight.java"));
        Files.writeString(knight.resolve("Springer.java"), KNIGHT.replace("MyKnight", "Springer"));
        Files.writeString(knight.resolve("Helper.java"), "package knight; class Helper {}");
        assertThat(submit().out()).endsWith("""
                Not started: 2.1, 2.2, 2.3, 2.4.
                Note: exercises/tasks/knight/Helper.java is not handed in: only the answers are, such as exercises/tasks/knight/MyKnight.java.
                Note: exercises/tasks/knight/Springer.java is not handed in: the answer to 2.1 is class MyKnight in exercises/tasks/knight/MyKnight.java.
                """);
    }

    @Test
    @DisplayName("names the exercises of a note in the order of the lessons")
    void notesInOrder() throws IOException {
        CommandTester.run("reset", "12.1");
        Files.writeString(root.resolve("notebooks/02-knight.ipynb"), cell("knight/MyKnight"));
        Files.writeString(root.resolve("notebooks/12-storing.ipynb"), cell("storage/MyBase13"));
        knight(KNIGHT);
        Files.writeString(root.resolve("exercises/tasks/storage/MyBase13.java"), "package storage; class MyBase13 {}");
        assertThat(CommandTester.run("submit", "--out", zip.toString()).out())
                .contains("Note: The notebook's cell is still as it was, so the file's answer counts: 2.1, 12.1.");
    }

    /** A notebook with one cell, the learner's file as it is now. */
    private String cell(String answer) throws IOException {
        String stub = Files.readString(root.resolve("exercises/tasks/" + answer + ".java"));
        return new ObjectMapper()
                .writeValueAsString(Map.of("cells", List.of(Map.of("cell_type", "code", "source", stub))));
    }

    @Test
    @DisplayName("packs the same files into the same bytes, whenever they were written")
    void sameBytes() throws IOException {
        knight(KNIGHT);
        submit();
        byte[] first = Files.readAllBytes(zip);
        Files.setLastModifiedTime(
                root.resolve("exercises/tasks/knight/MyKnight.java"), FileTime.fromMillis(1_000_000_000_000L));
        submit();
        assertThat(zip).hasBinaryContent(first);
    }

    @Test
    @DisplayName("packs what the grader reads as the same answers as the learner's tree")
    void sameAnswers() throws IOException {
        knight(KNIGHT);
        submit();
        assertThat(answers(zip)).isEqualTo(answers(root)).containsKeys("2.1", "2.4");
        assertThat(answers(zip).get("2.1").text()).isEqualTo(KNIGHT);
    }

    private static Map<String, AnswerSource> answers(Path path) {
        List<CatalogueEntry> lesson = Catalogue.find().entries().stream()
                .filter(each -> each.id().startsWith("2."))
                .toList();
        return new SubmissionReader(lesson)
                .read(List.of(path)).answers().entrySet().stream()
                        .collect(Collectors.toMap(
                                Map.Entry::getKey, each -> each.getValue().source()));
    }

    @Test
    @DisplayName("of an unknown lesson, or into a folder, is one sentence and exit code 2")
    void badInput() {
        submit("77").isRefused("There is no lesson '77'; the lessons are: 02-knight.");
        zip = root.resolve("pom.xml/mine.zip");
        submit().isRefused("pom.xml is a file; name a folder");
        zip = root;
        submit().isRefused("is a folder; name a file");
    }
}
