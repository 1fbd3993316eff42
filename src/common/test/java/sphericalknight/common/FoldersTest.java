package sphericalknight.common;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("A folder")
class FoldersTest {
    @TempDir
    Path folder;

    @Test
    @DisplayName("is deleted with everything in it, but not with what a link leads to")
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
    @DisplayName("that is not there needs no deleting")
    void absent() throws IOException {
        Folders.delete(folder.resolve("absent"));
        assertThat(folder).isEmptyDirectory();
    }

    @Test
    @DisplayName("is listed by name; one that is not there has nothing in it")
    void listed() throws IOException {
        Path b = Files.createFile(folder.resolve("b"));
        Path a = Files.createDirectory(folder.resolve("a"));
        assertThat(Folders.list(folder)).containsExactly(a, b);
        assertThat(Folders.list(folder.resolve("c"))).isEmpty();
    }
}
