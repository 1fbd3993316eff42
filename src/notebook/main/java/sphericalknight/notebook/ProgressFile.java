package sphericalknight.notebook;

import java.io.IOException;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Properties;
import sphericalknight.common.CoursePaths;

/** The file {@code .course/progress}: for each exercise a hash of the answer file, the status it was given and its points. */
public final class ProgressFile {
    private ProgressFile() {}

    /** The path of the file, which may not exist. */
    public static Path of(CoursePaths paths) {
        return paths.state().resolve("progress");
    }

    /** What the file holds, by the ids of exercises; nothing if it cannot be read. */
    public static Properties read(CoursePaths paths) {
        Properties kept = new Properties();
        try (Reader reader = Files.newBufferedReader(of(paths), StandardCharsets.UTF_8)) {
            kept.load(reader);
        } catch (IOException | IllegalArgumentException unreadable) {
            kept.clear();
        }
        return kept;
    }
}
