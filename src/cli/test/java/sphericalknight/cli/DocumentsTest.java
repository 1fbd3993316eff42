package sphericalknight.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static sphericalknight.bits.Squares.set;
import static sphericalknight.draw.Draw.board;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;
import sphericalknight.common.CoursePaths;
import sphericalknight.exercise.catalogue.Catalogue;
import sphericalknight.exercise.catalogue.CatalogueEntry;
import sphericalknight.grader.run.LateRule;

@DisplayName("The documents")
class DocumentsTest {
    private static final Path ROOT = CoursePaths.find().root();

    @ParameterizedTest
    @ValueSource(
            strings = {
                "README.md",
                "TEACHING.md",
                "binder/postBuild",
                "src/grader/examples/README.md",
                "src/grader/examples/ci-matrix.yml",
                "src/grader/examples/kubernetes-job.yaml",
                "src/grader/examples/slurm-array.sh"
            })
    @DisplayName("name only commands that there are, with options that they have:")
    void commands(String file) throws IOException {
        assertThat(matches(file, "(?:\\./|course/)course ([a-z]+)((?:[^`\\n]|\\n\\s+(?=--))*)"))
                .isNotEmpty()
                .allSatisfy(
                        command -> assertThat(options(command)).containsAll(found(command.group(2), " (--[a-z-]+)")));
    }

    /** The options of the command that is named first, or of its own command that is named next. */
    private static List<String> options(MatchResult words) {
        CommandLine command = Course.commandLine().getSubcommands().get(words.group(1));
        assertThat(command).as(words.group()).isNotNull();
        CommandLine own = command.getSubcommands().get(words.group(2).strip().split("\\s")[0]);
        return List.copyOf(
                (own == null ? command : own).getCommandSpec().optionsMap().keySet());
    }

    @ParameterizedTest
    @ValueSource(strings = {"README.md", "TEACHING.md", "CONTRIBUTING.md"})
    @DisplayName("link only what is there:")
    void links(String file) throws IOException {
        assertThat(found(read(file), "\\]\\((?!https:)([^)#]+)\\)"))
                .isNotEmpty()
                .allMatch(target -> Files.exists(ROOT.resolve(target)));
    }

    @Test
    @DisplayName("README names only folders that are there; CONTRIBUTING has a line for each room")
    void folders() throws IOException {
        assertThat(found(read("README.md"), "\n- `([a-z/]+)/`"))
                .isNotEmpty()
                .allMatch(folder -> Files.isDirectory(ROOT.resolve(folder)));
        String contributing = read("CONTRIBUTING.md");
        try (Stream<Path> rooms = Files.list(ROOT.resolve("src"))) {
            assertThat(rooms.filter(room -> Files.exists(room.resolve("pom.xml"))))
                    .allSatisfy(room -> assertThat(contributing).contains("| `src/" + room.getFileName() + "` |"));
        }
    }

    @Test
    @DisplayName("README begins with the picture, and its six lines show what it says")
    void firstScreen() throws IOException {
        long knight = set("a4");
        assertThat(read("README.md")
                        .lines()
                        .filter(line -> !line.isBlank())
                        .toList()
                        .get(1))
                .startsWith("![")
                .endsWith("](notebooks/pictures/knight.svg)");
        assertThat(read("README.md"))
                .contains("long right = knight << 10;", "long left = knight << 6;")
                .contains("```text\n" + board("a knight on a4", knight << 6 | knight << 10) + "\n```");
    }

    @Test
    @DisplayName("TEACHING names only exercises that there are, and late rules that are understood")
    void teaching() throws IOException {
        String teaching = read("TEACHING.md");
        assertThat(Catalogue.find().entries().stream().map(CatalogueEntry::id))
                .containsAll(found(teaching, "--exercises (\\d+\\.\\d+)"));
        assertThat(found(teaching, "`(\\d+%[a-z/]*)`")).isNotEmpty().allSatisfy(LateRule::of);
    }

    private static String read(String file) throws IOException {
        return Files.readString(ROOT.resolve(file));
    }

    private static List<MatchResult> matches(String file, String pattern) throws IOException {
        return Pattern.compile(pattern).matcher(read(file)).results().toList();
    }

    private static List<String> found(String text, String pattern) {
        return Pattern.compile(pattern)
                .matcher(text)
                .results()
                .map(match -> match.group(1))
                .toList();
    }
}
