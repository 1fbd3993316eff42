package sphericalknight.common;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** Reads resource files from the class path. */
public final class Resources {
    private Resources() {}

    /**
     * The bytes of a resource file in the package of {@code near}, or, if {@code name} begins with a slash, at that path from the root
     * of the class path.
     *
     * @throws IllegalStateException if the file does not exist; the message names it
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

    /** The text of a UTF-8 resource file; the parameters and errors are those of {@link #bytes}. */
    public static String text(Class<?> near, String name) {
        return new String(bytes(near, name), StandardCharsets.UTF_8);
    }
}
