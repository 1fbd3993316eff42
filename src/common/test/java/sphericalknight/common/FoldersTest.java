package sphericalknight.common;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("Deleting a folder")
class FoldersTest {
    @TempDir
    Path folder;

    @Test
    @DisplayName("takes everything in it, but not what a link leads to")
    void links() throws IOException {
        Path kept = Files.createDirectories(folder.resolve("kept"));
        Files.writeString(kept.resolve("file"), "mine");
        Path gone = Files.createDirectories(folder.resolve("gone/inside"));
        Files.createSymbolicLink(gone.resolve("link"), kept);
        Folders.delete(folder.resolve("gone"));
        assertThat(folder.resolve("gone")).doesNotExist();
        assertThat(kept.resolve("file")).hasContent("mine");
    }

    @Test
    @DisplayName("does nothing where there is none")
    void absent() throws IOException {
        Folders.delete(folder.resolve("absent"));
        assertThat(folder).isEmptyDirectory();
    }
}
