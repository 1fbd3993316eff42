package sphericalknight.machine;

/** Thrown when the running code has used up one of its limits. */
public final class LimitReached extends Halt {
    private static final long serialVersionUID = 1L;

    /** The resource that a limit counts. */
    public enum Kind {
        /** Instructions, and the work of calls to Java in the same unit. */
        INSTRUCTIONS("did not end within the allowed number of instructions"),
        /** Bytes of objects, arrays and texts. */
        MEMORY("needed more memory than it may"),
        /** Calls within calls, where Java itself recurses, as in the text of a list of lists of lists. */
        DEPTH("nested its objects too deeply");

        private final String words;

        Kind(String words) {
            this.words = words;
        }
    }

    private final Kind kind;

    LimitReached(Kind kind) {
        super(kind.words, false);
        this.kind = kind;
    }

    /** The limit that ran out. */
    public Kind kind() {
        return kind;
    }
}
