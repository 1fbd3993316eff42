package sphericalknight.cli.teacher;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import sphericalknight.cli.CommandTester;

@DisplayName("course release")
class ReleaseCommandTest {
    @TempDir
    Path folder;

    @Test
    @DisplayName("refuses a folder with something in it, a file, the project itself: one sentence, exit code 2")
    void refused() throws IOException {
        Path file = Files.writeString(folder.resolve("mine.txt"), "mine");
        CommandTester.run("release", folder.toString()).isRefused(folder + " is not empty");
        CommandTester.run("release", file.toString()).isRefused(file + " is a file");
        CommandTester.run("release", System.getProperty("course.root")).isRefused("holds the project itself");
        assertThat(file).hasContent("mine");
    }
}
