package sphericalknight.cli.learner;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import sphericalknight.cli.CommandTester;
import sphericalknight.exercise.answer.AnswerCompiler;
import sphericalknight.exercise.answer.AnswerSource;
import sphericalknight.exercise.catalogue.Catalogue;
import sphericalknight.exercise.catalogue.CatalogueEntry;

@DisplayName("The learner's commands")
class ExerciseCommandsTest {
    private static final String SIGNED = """
            package knight;
            class MyKnight implements sphericalknight.exercises.knight.Knight {
                static final long A = 0x0101010101010101L, H = A << 7, AB = A | A << 1, GH = H | H >>> 1;
                public long attacks(long n) {
                    return (n << 17 | n >> 15) & ~A | (n << 15 | n >> 17) & ~H
                            | (n << 10 | n >> 6) & ~AB | (n << 6 | n >> 10) & ~GH;
                }
            }
            """;
    private static final String RIGHT = SIGNED.replace(">> ", ">>> ").replace(">>>> ", ">>> ");

    @TempDir
    Path root;

    private final String before = System.getProperty("course.root");
    private String out;
    private String err;

    @BeforeEach
    void makeProject() throws IOException {
        Files.writeString(root.resolve("pom.xml"), "<project/>");
        Files.createDirectories(root.resolve("src/library"));
        System.setProperty("course.root", root.toString());
        course("reset", "0.1", "2.1");
    }

    @AfterEach
    void leaveProject() {
        System.setProperty("course.root", before);
    }

    private int course(String... words) {
        CommandTester.Result result = CommandTester.run(words);
        out = result.out();
        err = result.err();
        return result.exitCode();
    }

    private Path knight() {
        return root.resolve("exercises/tasks/knight/MyKnight.java");
    }

    private JsonNode json() throws IOException {
        return new ObjectMapper().readTree(out);
    }

    @Test
    @DisplayName("check of a stub: not started, exit code 1")
    void checkStub() {
        assertThat(course("check", "2.1")).isEqualTo(1);
        assertThat(out)
                .startsWith("2.1   not started  Attacks of a set of knights")
                .contains("TODO 2.1: ", "./course hint 2.1", "counts here once check(...) passes there");
    }

    @Test
    @DisplayName("check of a knight written with >>: in words and on a board")
    void checkSigned() throws IOException {
        Files.writeString(knight(), SIGNED);
        assertThat(course("check", "2.1")).isEqualTo(1);
        assertThat(out)
                .startsWith("2.1   FAILED       Attacks of a set of knights\n      A knight on h8 brings a whole trail")
                .contains("8  . . . . . . . N     8  x x x x x x x x")
                .contains("Your file: exercises/tasks/knight/MyKnight.java; a hint: ./course hint 2.1\n"
                        + "      6 of 8 tests pass, 7 of 10 points; failing: ")
                .doesNotContain("SIGNED_SHIFT", "\n      passed ")
                .hasLineCount(21);
        course("check", "2.1", "--all");
        assertThat(out).contains("\n      passed       a knight in the middle has eight jumps\n");
    }

    @Test
    @DisplayName("check of a right answer: passed, exit code 0")
    void checkRight() throws IOException {
        Files.writeString(knight(), RIGHT);
        assertThat(course("check", "2.1")).isZero();
        assertThat(out)
                .startsWith("2.1   passed       Attacks of a set of knights: all 8 tests pass, 10 of 10 points\n")
                .contains("lessons 03, 05 and 10 run yours.", "Next: ./course check 2.2. 1 of ")
                .as("this copy has no solutions")
                .doesNotContain("./course solution");
        assertThat(course("check", "2.1", "0.1"))
                .as("the other one is not started")
                .isEqualTo(1);
    }

    @Test
    @DisplayName("check --json prints one document with the fields of the contract and nothing else")
    void checkJson() throws IOException {
        Files.writeString(knight(), SIGNED.replace("return", "System.out.println(n); return"));
        assertThat(course("check", "2.1", "0.1", "--json")).isEqualTo(1);
        assertThat(json()).hasSize(2);
        JsonNode knight = json().get(0);
        assertThat(knight.path("id").asText()).isEqualTo("2.1");
        assertThat(knight.path("status").asText()).isEqualTo("failed");
        assertThat(knight.path("points").asInt()).isEqualTo(7);
        assertThat(knight.path("maxPoints").asInt()).isEqualTo(10);
        assertThat(knight.path("tests")).hasSize(8);
        JsonNode corner = knight.path("tests").get(4);
        assertThat(corner.path("name").asText()).isEqualTo("the corners a1 and h8: the lowest and the highest bit");
        assertThat(corner.path("status").asText()).isEqualTo("failed");
        assertThat(corner.path("message").asText()).contains("too much: a7");
        assertThat(corner.path("diagnosis").asText()).startsWith("SIGNED_SHIFT: ");
        assertThat(json().get(1).path("status").asText()).isEqualTo("not-started");
    }

    @Test
    @DisplayName("a file that does not compile has its own message, and the others are checked all the same")
    void doesNotCompile() throws IOException {
        Files.writeString(knight(), SIGNED.replace("& ~GH;", "& ~GH"));
        course("check");
        assertThat(out).contains("0.1   not started", "2.1   ERROR", "Line 6, column 70: A semicolon is missing here.");
        course("check", "2.1", "--json");
        assertThat(json().get(0).path("status").asText()).isEqualTo("error");
        assertThat(json().get(0).path("message").asText()).startsWith("MyKnight does not compile.");
    }

    @Test
    @DisplayName("list shows what is passed, what is begun and what comes next")
    void list() throws IOException {
        Files.writeString(knight(), SIGNED);
        assertThat(course("list")).isZero();
        assertThat(out)
                .contains("02-knight\n", "  2.1   FAILED       Attacks of a set of knights, 7 of 10 points, in class\n")
                .contains("Next: ./course check 0.1   (exercises/tasks/start/MyCorners.java)");
        Files.writeString(knight(), RIGHT);
        course("list");
        assertThat(out).contains("  2.1   passed       Attacks of a set of knights, in class\n");
    }

    @Test
    @DisplayName("hint shows one step at a time")
    void hint() {
        assertThat(course("hint", "2.1")).isZero();
        assertThat(out)
                .startsWith("Hint 1 of 3")
                .contains("./course hint 2.1 2")
                .doesNotContain("oneRight");
        course("hint", "2.1", "3");
        assertThat(out).contains("oneRight").doesNotContain("```", "./course hint 2.1 4");
    }

    @Test
    @DisplayName("reset keeps the old file")
    void reset() throws IOException {
        Files.writeString(knight(), SIGNED);
        assertThat(course("reset", "2.1")).isZero();
        assertThat(knight()).content().contains("NotStartedYet(\"TODO 2.1");
        try (Stream<Path> backup = Files.walk(root.resolve(".course/backup"))) {
            List<Path> kept = backup.filter(Files::isRegularFile).toList();
            assertThat(kept).singleElement().satisfies(file -> assertThat(file).hasContent(SIGNED));
            assertThat(out).contains(root.relativize(kept.get(0)).toString());
        }
        course("reset", "2.1");
        assertThat(out).contains("is still as it was handed out");
    }

    @Test
    @DisplayName("solution comes after passing, or with --give-up, and without the wrong answers")
    void solution() throws IOException {
        assertThat(course("solution", "2.1")).isEqualTo(2);
        assertThat(err).contains("has no solutions");
        Path file = root.resolve("solutions/main/java/sphericalknight/solutions/knight/KnightSolution.java");
        Files.createDirectories(file.getParent());
        Files.copy(Path.of(before).resolve(root.relativize(file)), file);
        assertThat(course("solution", "2.1")).isEqualTo(1);
        assertThat(out).contains("does not pass yet", "--give-up");
        Files.writeString(knight(), RIGHT);
        course("check", "2.1");
        assertThat(out).contains("How we solved it: ./course solution 2.1");
        Files.writeString(knight(), SIGNED);
        assertThat(course("solution", "2.1", "--give-up")).isZero();
        assertThat(out)
                .contains("long oneRight")
                .doesNotContain("KnownWrong", "NoEdgeMask", "import sphericalknight.chess")
                .endsWith("}\n");
    }

    @Test
    @DisplayName("reset of a lesson that git does not know says where else to take it from")
    void resetLessonWithoutGit() throws IOException {
        Path notebook = root.resolve("notebooks/02-knight.ipynb");
        Files.createDirectories(notebook.getParent());
        Files.writeString(notebook, "broken");
        Files.writeString(knight(), SIGNED);
        assertThat(course("reset", "02")).isEqualTo(2);
        assertThat(err)
                .contains("notebooks/02-knight.ipynb", "from the zip that you were given")
                .contains("so nothing was reset", "./course reset 2.1.");
        assertThat(notebook).hasContent("broken");
        assertThat(knight()).as("nothing is reset").hasContent(SIGNED);
    }

    @Test
    @DisplayName("reset of a lesson brings back all of its exercises and the notebook as git has it")
    void resetLesson() throws Exception {
        Path notebook = root.resolve("notebooks/02-knight.ipynb");
        Files.createDirectories(notebook.getParent());
        Files.writeString(notebook, "{}");
        git("init", "-q");
        git("add", "notebooks");
        git("-c", "user.name=x", "-c", "user.email=x@y", "commit", "-q", "-m", "x");
        Files.writeString(notebook, "{mine}");
        Files.writeString(knight(), SIGNED);
        assertThat(course("reset", "02")).isZero();
        assertThat(notebook).hasContent("{}");
        assertThat(out).contains("reload that page now, without saving");
        assertThat(knight()).content().contains("NotStartedYet");
        try (Stream<Path> backup = Files.walk(root.resolve(".course/backup"))) {
            assertThat(backup.filter(Files::isRegularFile)
                            .map(Path::getFileName)
                            .map(Path::toString))
                    .contains("02-knight.ipynb", "MyKnight.java");
        }
    }

    private void git(String... words) throws Exception {
        List<String> command = Stream.concat(Stream.of("git"), Stream.of(words)).toList();
        Process git = new ProcessBuilder(command)
                .directory(root.toFile())
                .redirectErrorStream(true)
                .start();
        assertThat(new String(git.getInputStream().readAllBytes())).isEmpty();
        assertThat(git.waitFor()).isZero();
    }

    @Test
    @DisplayName("list and check know what was passed in a notebook, until reset")
    void inNotebook() throws IOException {
        passInNotebook();
        course("list");
        assertThat(out).contains("  2.1   passed       Attacks of a set of knights, in the notebook, in class\n");
        assertThat(course("check", "2.1")).isZero();
        assertThat(out).startsWith("2.1   passed ").contains("Checked as you wrote it in the notebook.", " 1 of ");
        Files.writeString(knight(), SIGNED);
        assertThat(course("check", "2.1")).as("the file is begun").isEqualTo(1);
        assertThat(course("reset", "2.1")).isZero();
        assertThat(out).contains("Reload it in your editor", "2.1 no longer counts as passed in the notebook");
        course("list");
        assertThat(out).contains("  2.1   not started  Attacks of a set of knights, in class\n");
    }

    /** Keeps a right answer as the kernel does: its class files in a zip. */
    private void passInNotebook() throws IOException {
        CatalogueEntry knight = Catalogue.find().byId("2.1").orElseThrow();
        String cell = RIGHT.replace("package knight;", "");
        AnswerCompiler.Outcome compiled = AnswerCompiler.compile(knight.type(), new AnswerSource("MyKnight", "", cell));
        Path file = root.resolve(".course/notebook/2.1");
        Files.createDirectories(file.getParent());
        try (ZipOutputStream zip = new ZipOutputStream(Files.newOutputStream(file))) {
            zip.putNextEntry(new ZipEntry("MyKnight"));
            zip.write(compiled.classes().get("MyKnight"));
        }
    }
}
