package sphericalknight.grader.submission;

import java.io.InputStream;
import org.apache.commons.io.input.ProxyInputStream;

/**
 * The limits on reading one submission, counted in bytes and files, never in seconds. Reading a submission therefore always
 * stops at the same place, and a huge submission harms only its owner.
 */
final class Budget {
    private final long most;
    private long bytes;
    private int entries = ReadingLimits.ENTRIES;

    /** Creates a budget for one submission. */
    Budget() {
        this(ReadingLimits.BYTES);
    }

    Budget(long bytes) {
        this.most = bytes;
        this.bytes = bytes;
    }

    /** Thrown when a submission has used up its budget; the message says which limit was exceeded. */
    static final class Spent extends RuntimeException {
        private static final long serialVersionUID = 1L;

        Spent(String limit) {
            super("There are more than " + limit + "; the rest was not looked at.", null, false, false);
        }
    }

    /**
     * Charges {@code count} bytes of files to this budget.
     *
     * @throws Spent if fewer are left
     */
    void bytes(long count) {
        bytes -= count;
        if (bytes < 0) {
            throw new Spent((most >> 20) + " MB of files");
        }
    }

    /**
     * Charges one file, folder or archive entry to this budget.
     *
     * @throws Spent if none is left
     */
    void entry() {
        if (--entries < 0) {
            throw new Spent(ReadingLimits.ENTRIES + " entries");
        }
    }

    /** Returns a view of {@code in} that charges bytes to this budget as they are read. */
    InputStream count(InputStream in) {
        return new ProxyInputStream(in) {
            @Override
            protected void afterRead(int count) {
                bytes(Math.max(0, count));
            }
        };
    }
}
