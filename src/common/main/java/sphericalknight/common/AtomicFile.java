package sphericalknight.common;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.concurrent.atomic.AtomicLong;

/**
 * Writes files atomically: the contents go to a temporary file in the same folder, which then replaces the target. No reader sees half
 * a file, and the old contents are kept if writing fails.
 */
public final class AtomicFile {
    private static final AtomicLong NUMBER = new AtomicLong();

    private AtomicFile() {}

    /** An operation that writes the contents of a file. */
    @FunctionalInterface
    public interface Body {
        /** Writes the whole contents to {@code out}; the caller closes the stream. */
        void write(OutputStream out) throws IOException;
    }

    /**
     * Writes {@code text} to {@code file} as UTF-8.
     *
     * @throws IOException if the folder does not exist or the file cannot be written
     */
    public static void write(Path file, String text) throws IOException {
        write(file, out -> out.write(text.getBytes(StandardCharsets.UTF_8)));
    }

    /**
     * Writes {@code file} by calling {@code body}. The file gets the default permissions; a device or a pipe is written directly, not
     * replaced.
     *
     * @throws IOException if the folder does not exist, the file cannot be written, or {@code body} fails
     */
    public static void write(Path file, Body body) throws IOException {
        Path whole = file.toAbsolutePath();
        if (Files.exists(whole) && !Files.isRegularFile(whole)) {
            writeTo(whole, body); // a device or a pipe must not be replaced
            return;
        }
        String name = "." + whole.getFileName() + "." + ProcessHandle.current().pid() + "-" + NUMBER.incrementAndGet();
        replace(whole, whole.resolveSibling(name + ".part"), body);
    }

    /** Writes {@code text} as UTF-8, as {@link #writeForOwner(Path, byte[])} does. */
    public static void writeForOwner(Path file, String text) throws IOException {
        writeForOwner(file, text.getBytes(StandardCharsets.UTF_8));
    }

    /**
     * Writes {@code bytes} to a file that only its owner may read, if the file system supports owners.
     *
     * @throws IOException if the folder does not exist or the file cannot be written
     */
    public static void writeForOwner(Path file, byte[] bytes) throws IOException {
        Path whole = file.toAbsolutePath();
        replace(
                whole,
                Files.createTempFile(whole.getParent(), "." + whole.getFileName(), ".part"),
                out -> out.write(bytes));
    }

    /** Whether {@code file} has the name of a temporary file of this class, which remains if the process is killed while it writes. */
    public static boolean isHalfWritten(Path file) {
        return file.getFileName().toString().matches("\\..+\\.part");
    }

    private static void replace(Path whole, Path part, Body body) throws IOException {
        try {
            writeTo(part, body);
            Files.move(part, whole, StandardCopyOption.ATOMIC_MOVE); // both are in one folder, so it can
        } finally {
            Files.deleteIfExists(part);
        }
    }

    private static void writeTo(Path file, Body body) throws IOException {
        try (OutputStream out = new BufferedOutputStream(Files.newOutputStream(file), 1 << 16)) {
            body.write(out);
        }
    }
}
