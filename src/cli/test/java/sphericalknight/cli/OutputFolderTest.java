package sphericalknight.cli;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("A folder to write into is checked before the work")
class OutputFolderTest {
    @TempDir
    Path folder;

    @Test
    @DisplayName("a folder that is there, or can be made, is good")
    void good() {
        assertThatCode(() -> OutputFolder.check(folder)).doesNotThrowAnyException();
        assertThatCode(() -> OutputFolder.check(folder.resolve("a/b/c"))).doesNotThrowAnyException();
    }

    @Test
    @DisplayName("a file in its place, or above it, is named")
    void file() throws IOException {
        Path file = Files.writeString(folder.resolve("file"), "");
        assertThatThrownBy(() -> OutputFolder.check(file)).hasMessageContaining(file + " is a file; name a folder");
        assertThatThrownBy(() -> OutputFolder.check(file.resolve("below")))
                .hasMessageContaining(file + " is a file; name a folder");
    }
}
