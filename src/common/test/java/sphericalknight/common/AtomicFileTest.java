package sphericalknight.common;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("A file is written whole or not at all")
class AtomicFileTest {
    @TempDir
    Path folder;

    @Test
    @DisplayName("a new file, and one that takes the place of another, in UTF-8, with nothing beside it")
    void whole() throws IOException {
        Path file = folder.resolve("board.txt");
        AtomicFile.write(file, "♞");
        assertThat(Files.readAllBytes(file)).containsExactly(0xE2, 0x99, 0x9E);
        AtomicFile.write(file, "♘ on b1");
        assertThat(file).hasContent("♘ on b1");
        assertNothingBeside(file);
    }

    @Test
    @DisplayName("while it is written, and when writing fails, the old file is there")
    void notAtAll() throws IOException {
        Path file = Files.writeString(folder.resolve("table"), "old");
        assertThatThrownBy(() -> AtomicFile.write(file, out -> {
                    out.write("half".getBytes(StandardCharsets.UTF_8));
                    out.flush();
                    assertThat(file).hasContent("old");
                    throw new IOException("disk full");
                }))
                .isInstanceOf(IOException.class)
                .hasMessage("disk full");
        assertThat(file).hasContent("old");
        assertNothingBeside(file);
    }

    @Test
    @DisplayName("two writers of one file at once do not meet: the last to end wins")
    void twoWriters() throws IOException {
        Path file = folder.resolve("progress");
        AtomicFile.write(file, out -> {
            AtomicFile.write(file, "inner");
            out.write("outer".getBytes(StandardCharsets.UTF_8));
        });
        assertThat(file).hasContent("outer");
        assertNothingBeside(file);
    }

    @Test
    @DisplayName("a folder that is not there is not made")
    void noFolder() {
        assertThatThrownBy(() -> AtomicFile.write(folder.resolve("no/file"), "text"))
                .isInstanceOf(NoSuchFileException.class);
        assertThatThrownBy(() -> AtomicFile.writeForOwner(folder.resolve("no/file"), "text"))
                .isInstanceOf(NoSuchFileException.class);
        assertThat(folder).isEmptyDirectory();
    }

    @Test
    @DisplayName("a folder stays a folder")
    void folder() throws IOException {
        Path inside = Files.createDirectory(folder.resolve("inside"));
        assertThatThrownBy(() -> AtomicFile.write(inside, "text")).isInstanceOf(IOException.class);
        assertThat(inside).isEmptyDirectory();
        assertNothingBeside(inside);
    }

    @Test
    @DisplayName("the modes are those of any new file; what is for the owner is for nobody else")
    @DisabledOnOs(OS.WINDOWS)
    void modes() throws IOException {
        Path usual = Files.writeString(folder.resolve("usual"), "");
        AtomicFile.write(folder.resolve("whole"), "");
        assertThat(Files.getPosixFilePermissions(folder.resolve("whole")))
                .isEqualTo(Files.getPosixFilePermissions(usual));
        AtomicFile.writeForOwner(folder.resolve("report"), "10 points");
        assertThat(folder.resolve("report")).hasContent("10 points");
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(folder.resolve("report"))))
                .isEqualTo("rw-------");
    }

    private void assertNothingBeside(Path file) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            assertThat(files).containsExactly(file);
        }
    }
}
