package sphericalknight.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;
import sphericalknight.common.CoursePaths;
import sphericalknight.exercise.catalogue.Catalogue;
import sphericalknight.exercise.catalogue.CatalogueEntry;
import sphericalknight.grader.run.LateRule;

@DisplayName("TEACHING.md")
class TeachingTest {
    private static final Path ROOT = CoursePaths.find().root();
    private final String text = read();

    private static String read() {
        try {
            return Files.readString(ROOT.resolve("TEACHING.md"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Test
    @DisplayName("shows only commands that there are, with options that they have")
    void commands() {
        List<String> commands = found("`?\\./course ([a-z][^`\\n]*)");
        assertThat(commands).hasSizeGreaterThan(8);
        for (String command : commands) {
            CommandLine course = Course.commandLine();
            assertThatCode(() -> course.parseArgs(command.strip().split(" +")))
                    .as(command)
                    .doesNotThrowAnyException();
        }
    }

    @Test
    @DisplayName("names only exercises that there are, and late rules that are understood")
    void ids() {
        List<String> ids =
                Catalogue.find().entries().stream().map(CatalogueEntry::id).toList();
        assertThat(ids).containsAll(found("--exercises (\\d+\\.\\d+)"));
        assertThat(found("`(\\d+%[a-z/]*)`")).isNotEmpty().allSatisfy(rule -> LateRule.of(rule));
    }

    @Test
    @DisplayName("links only what is there")
    void links() {
        Stream<String> links = found("\\]\\(([^)]*)\\)").stream().filter(link -> !link.startsWith("https://"));
        assertThat(links)
                .isNotEmpty()
                .allSatisfy(link -> assertThat(ROOT.resolve(link)).exists());
    }

    private List<String> found(String pattern) {
        return Pattern.compile(pattern)
                .matcher(text)
                .results()
                .map((MatchResult match) -> match.group(1))
                .toList();
    }
}
