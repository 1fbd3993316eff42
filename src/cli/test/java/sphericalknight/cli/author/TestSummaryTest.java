package sphericalknight.cli.author;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("The summary of a test run")
class TestSummaryTest {
    @TempDir
    Path root;

    private Path report(String module, String counts) throws IOException {
        Path file = root.resolve(module + "/target/surefire-reports/x.T.txt");
        Files.createDirectories(file.getParent());
        return Files.writeString(
                file, "----\nTest set: x.T\n----\n" + counts + ", Time elapsed: 1,234.5 s -- in x.T\n");
    }

    @Test
    @DisplayName("adds up the reports of all modules, without those of an earlier run")
    void sums() throws IOException {
        Path old = report("src/old", "Tests run: 7, Failures: 7, Errors: 0, Skipped: 0");
        Files.setLastModifiedTime(old, FileTime.fromMillis(0));
        Files.createDirectories(root.resolve(".course"));
        Files.writeString(root.resolve(".course/tested"), "");
        report("src/cli", "Tests run: 10, Failures: 0, Errors: 0, Skipped: 1");
        report("exercises/tasks", "Tests run: 20, Failures: 0, Errors: 0, Skipped: 20");
        assertThat(TestSummary.of(root, true))
                .isEqualTo(
                        "All is well. Skipped: 20 tests of exercises that nobody has started here, and 1 for the reasons"
                                + " printed above.\n9 passed, 0 failed, 21 skipped\n");
        report("src/web", "Tests run: 5, Failures: 1, Errors: 2, Skipped: 0");
        assertThat(TestSummary.of(root, false))
                .isEqualTo("Not all is well: look for the first line with ERROR above.\n"
                        + "11 passed, 3 failed, 21 skipped\n");
    }
}
