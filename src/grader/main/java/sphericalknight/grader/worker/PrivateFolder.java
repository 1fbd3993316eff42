package sphericalknight.grader.worker;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import sphericalknight.common.Folders;

/** A new folder for temporary files. If the system has owners, only the owner may enter it. Closing deletes it, and nothing else. */
public final class PrivateFolder implements AutoCloseable {
    private final Path path;
    private final Thread atExit = new Thread(this::delete, "deletes temporary files");

    public PrivateFolder() throws IOException {
        path = Files.createTempDirectory("knight-grade-").toRealPath();
        Runtime.getRuntime().addShutdownHook(atExit);
    }

    public Path path() {
        return path;
    }

    @Override
    public void close() {
        try {
            Runtime.getRuntime().removeShutdownHook(atExit);
        } catch (IllegalStateException e) {
            return; // the hook is running
        }
        delete();
    }

    private void delete() {
        try {
            Folders.delete(path);
        } catch (IOException e) {
            // a file that is still in use; the system's own clean-up takes it
        }
    }
}
