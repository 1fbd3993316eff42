package sphericalknight.grader.submission;

import java.io.IOException;
import java.io.InputStream;
import sphericalknight.grader.text.PlainText;

/**
 * One regular file of a submission.
 *
 * @param archive the archive in the submission that holds it; "" if none does
 * @param path the path within the submission, its parts joined by {@code /}
 * @param kind what it is, judging by its first bytes
 * @param opener opens its content, which may be damaged or longer than declared
 */
record SubmittedFile(String archive, String path, FileKind kind, Opener opener) {
    /** Opens the content of a file. */
    @FunctionalInterface
    interface Opener {
        InputStream open() throws IOException;
    }

    /** Returns a file, after a look at its first bytes, which show what it is. */
    static SubmittedFile of(String archive, String path, Opener opener) {
        return new SubmittedFile(archive, path, FileKind.of(path, opener), opener);
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

    /** Where the file lies, for people. */
    String place() {
        return PlainText.line(archive.isEmpty() ? path : archive + ": " + path);
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
