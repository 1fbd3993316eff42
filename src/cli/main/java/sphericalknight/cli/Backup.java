package sphericalknight.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.time.format.DateTimeFormatter;
import sphericalknight.common.AtomicFile;
import sphericalknight.common.CoursePaths;

/** Keeps files before they are written anew, below {@code .course/backup} in a folder named after the time. */
final class Backup {
    private static final DateTimeFormatter TIME = DateTimeFormatter.ofPattern("yyyyMMdd-HHmmss");

    private final CoursePaths paths;
    private final Path folder;

    Backup(CoursePaths paths) {
        this.paths = paths;
        this.folder = paths.state().resolve("backup").resolve(TIME.format(LocalDateTime.now()));
    }

    /** Writes {@code text} to {@code file}; what was there is kept. Says so in one sentence. */
    String replace(Path file, String text) throws IOException {
        String done = paths.root().relativize(file) + " is new again";
        if (Files.exists(file)) {
            Path kept = folder.resolve(paths.root().relativize(file));
            Files.createDirectories(kept.getParent());
            Files.move(file, kept);
            done += "; yours is kept in " + paths.root().relativize(kept);
        }
        Files.createDirectories(file.getParent());
        AtomicFile.write(file, text);
        return done + ".";
    }
}
