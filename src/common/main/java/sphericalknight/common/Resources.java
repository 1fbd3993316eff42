package sphericalknight.common;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** Reads the resource files that lie beside the classes. */
public final class Resources {
    private Resources() {}

    /**
     * The bytes of a file beside {@code near}, or, if {@code name} begins with a slash, below the root of the classes.
     *
     * @throws IllegalStateException naming the file, if it does not exist
     */
    public static byte[] bytes(Class<?> near, String name) {
        try (InputStream bytes = near.getResourceAsStream(name)) {
            if (bytes == null) {
                throw new IllegalStateException(name + " is not among the files of " + near.getSimpleName());
            }
            return bytes.readAllBytes();
        } catch (IOException e) {
            throw new UncheckedIOException(name + " cannot be read", e);
        }
    }

    /** The text of a resource file in UTF-8; the parameters and errors are those of {@link #bytes}. */
    public static String text(Class<?> near, String name) {
        return new String(bytes(near, name), StandardCharsets.UTF_8);
    }
}
