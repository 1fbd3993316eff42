package sphericalknight.grader.isolation;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;

/**
 * The standard error output of a program. The output is drained so that the program never blocks; only its beginning is kept, and the
 * amount per task is limited.
 */
final class Complaints {
    private static final int MOST = 1 << 20;
    private static final int KEPT = 4000;
    private static final int PIECE = 1 << 16;

    private final InputStream errors;
    private final StringBuilder beginning = new StringBuilder();
    private int bytes;

    Complaints(InputStream errors) {
        this.errors = errors;
    }

    /** Forgets the output read so far and resets the count, for the next task. */
    synchronized void startAgain() {
        areTooMany();
        bytes = 0;
        beginning.setLength(0);
    }

    /** Reads available bytes, at most 65,536, and returns whether this task has written more than 1,048,576 bytes. */
    synchronized boolean areTooMany() {
        try {
            int ready = errors.available();
            if (ready > 0) {
                byte[] piece = errors.readNBytes(Math.min(ready, PIECE));
                bytes += piece.length;
                if (beginning.length() < KEPT) {
                    beginning.append(new String(piece, StandardCharsets.ISO_8859_1));
                }
            }
        } catch (IOException e) {
            return false; // closed: nothing is left to read
        }
        return bytes > MOST;
    }

    /** The beginning of the output in the current task; "" if there was none. */
    synchronized String text() {
        areTooMany();
        return beginning.toString().strip();
    }

    void close() {
        try {
            errors.close();
        } catch (IOException e) {
            // closed already
        }
    }
}
