package sphericalknight.cli.learner;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.time.format.DateTimeFormatter;
import sphericalknight.common.AtomicFile;
import sphericalknight.common.CoursePaths;

/** Backs up files before they are overwritten, in a subfolder of {@code .course/backup} named after the time. */
final class Backup {
    private static final DateTimeFormatter TIME = DateTimeFormatter.ofPattern("yyyyMMdd-HHmmss");

    private final CoursePaths paths;
    private final Path folder;

    Backup(CoursePaths paths) {
        this.paths = paths;
        this.folder = paths.state().resolve("backup").resolve(TIME.format(LocalDateTime.now()));
    }

    /** Writes {@code text} to {@code file} after backing up its old contents; returns a sentence that says so. */
    String replace(Path file, String text) throws IOException {
        String done = paths.root().relativize(file) + " is restored";
        if (Files.exists(file)) {
            Path kept = folder.resolve(paths.root().relativize(file));
            Files.createDirectories(kept.getParent());
            Files.move(file, kept);
            done += "; your version is kept in " + paths.root().relativize(kept);
        }
        Files.createDirectories(file.getParent());
        AtomicFile.write(file, text);
        return done + ".";
    }
}
