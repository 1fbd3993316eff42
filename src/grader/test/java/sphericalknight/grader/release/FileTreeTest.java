package sphericalknight.grader.release;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Map;
import java.util.TimeZone;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("A zip of a tree")
class FileTreeTest {
    private final TimeZone before = TimeZone.getDefault();

    @AfterEach
    void setBack() {
        TimeZone.setDefault(before);
    }

    private static FileTree tree() {
        return new FileTree()
                .put("b/text.md", "two\n")
                .put("course", "#!/bin/sh\n")
                .put("a.txt", "one\n");
    }

    @Test
    @DisplayName("is the same everywhere, whatever the order and the time zone")
    void same() {
        TimeZone.setDefault(TimeZone.getTimeZone("Asia/Tokyo"));
        byte[] east = tree().zip();
        TimeZone.setDefault(TimeZone.getTimeZone("America/New_York"));
        FileTree other =
                new FileTree().put("a.txt", "one\n").put("b/text.md", "two\n").put("course", "#!/bin/sh\n");
        assertThat(other.zip()).isEqualTo(east);
    }

    @Test
    @DisplayName("keeps contents, and which files may be run")
    void modes(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("tree.zip");
        Files.write(file, tree().zip());
        try (FileSystem zip = FileSystems.newFileSystem(file, Map.of("enablePosixFileAttributes", "true"))) {
            assertThat(zip.getPath("b/text.md")).hasContent("two\n");
            assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(zip.getPath("course"))))
                    .isEqualTo("rwxr-xr-x");
            assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(zip.getPath("a.txt"))))
                    .isEqualTo("rw-r--r--");
        }
    }
}
