package sphericalknight.grader.isolation;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("Folders of graders that were killed")
class SeatsTest {
    @TempDir
    Path temporary;

    @Test
    @DisplayName("are removed by the next grader, those of living graders and of others are not")
    void forsaken() throws IOException {
        Path killed = folder("spherical-knight-1", true);
        Files.createDirectories(killed.resolve("seat-0/deep"));
        Files.createSymbolicLink(killed.resolve("seat-0/link"), folder("teacher", true));
        Path young = folder("spherical-knight-2", false);
        Path others = Files.createDirectory(temporary.resolve("spherical-knight-notes"));
        Seats living = new Seats();
        old(living.root().resolve("lock"));
        Path link = Files.createSymbolicLink(temporary.resolve("spherical-knight-living"), living.root());

        Seats.removeForsaken(temporary);
        Seats.removeForsaken(living.root().getParent());

        assertThat(killed).doesNotExist();
        assertThat(temporary.resolve("teacher/lock")).exists();
        assertThat(young).exists();
        assertThat(others).exists();
        assertThat(link).exists();
        assertThat(living.root().resolve("lock")).exists();
        living.close();
        assertThat(living.root()).doesNotExist();
    }

    @Test
    @DisplayName("are removed, however deep and however closed what is in them")
    void deepAndClosed() throws IOException {
        Path top = Files.createDirectory(temporary.resolve("seat"));
        Path kept = Files.createFile(temporary.resolve("kept"));
        for (int i = 0; i < 6; i++) {
            Path tower = top.resolve("tower");
            Path lowest = tower;
            for (int level = 0; level < 900; level++) {
                lowest = lowest.resolve("in");
            }
            Files.createDirectories(lowest);
            Files.createSymbolicLink(lowest.resolve("link"), kept);
            if (i > 0) {
                Files.move(top.resolve("above"), lowest.resolve("above"));
            }
            Files.move(tower, top.resolve("above"));
        }
        Path closed = Files.createDirectories(top.resolve("closed/closed"));
        Files.createFile(closed.resolve("file"));
        Seats.permit(closed, "---------");
        Seats.permit(closed.getParent(), "r--------");

        Seats.delete(top);

        assertThat(top).doesNotExist();
        assertThat(kept).exists();
    }

    private Path folder(String name, boolean isOld) throws IOException {
        Path folder = Files.createDirectory(temporary.resolve(name));
        Path lock = Files.createFile(folder.resolve("lock"));
        if (isOld) {
            old(lock);
        }
        return folder;
    }

    private static void old(Path file) throws IOException {
        Files.setLastModifiedTime(file, FileTime.fromMillis(0));
    }
}
