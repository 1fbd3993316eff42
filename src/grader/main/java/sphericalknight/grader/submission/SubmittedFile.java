package sphericalknight.grader.submission;

import java.io.IOException;
import java.io.InputStream;
import java.util.Locale;

/**
 * One regular file of a submission.
 *
 * @param path the path within the submission, its parts joined by {@code /}
 * @param opener opens its content, which may be damaged or longer than declared
 */
record SubmittedFile(String path, Opener opener) {
    /** Opens the content of a file. */
    @FunctionalInterface
    interface Opener {
        InputStream open() throws IOException;
    }

    InputStream open() throws IOException {
        return opener.open();
    }

    /** The last part of the path. */
    String name() {
        return path.substring(path.lastIndexOf('/') + 1);
    }

    /** The name of the folder that contains the file; "" if there is none. */
    String folder() {
        String above = path.substring(0, Math.max(0, path.lastIndexOf('/')));
        return above.substring(above.lastIndexOf('/') + 1);
    }

    /** Whether the name ends with {@code ending}, which must be in lower case; the case of the name is ignored. */
    boolean endsWith(String ending) {
        return path.toLowerCase(Locale.ROOT).endsWith(ending);
    }

    /**
     * Returns the content, which must not exceed {@code most} bytes.
     *
     * @throws IOException if there are more bytes, or they cannot be read; the message says which
     */
    byte[] bytes(int most) throws IOException {
        try (InputStream in = open()) {
            byte[] bytes = in.readNBytes(most + 1);
            if (bytes.length > most) {
                throw new IOException("it is longer than " + most / 1024 + " KB, which no answer is");
            }
            return bytes;
        }
    }
}
