package sphericalknight.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("course release")
class ReleaseCommandTest {
    @TempDir
    Path folder;

    @Test
    @DisplayName("refuses a folder with something in it, a file, the project itself: one sentence, exit code 2")
    void refused() throws IOException {
        Path file = Files.writeString(folder.resolve("mine.txt"), "mine");
        refuses(folder + " is not empty", folder.toString());
        refuses(file + " is a file", file.toString());
        refuses("holds the project itself", System.getProperty("course.root"));
        assertThat(file).hasContent("mine");
    }

    private static void refuses(String sentence, String... words) {
        String[] all = new String[words.length + 1];
        all[0] = "release";
        System.arraycopy(words, 0, all, 1, words.length);
        CommandTester.Result result = CommandTester.run(all);
        assertThat(result.exitCode()).isEqualTo(2);
        assertThat(result.err().lines()).hasSize(1).first().asString().contains(sentence);
    }
}
