package sphericalknight.grader.wire;

/** Thrown for malformed bytes, and for a value that cannot be transferred. */
public final class WireException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    /** Creates an exception with a message that says what is wrong. */
    public WireException(String sentence) {
        super(sentence);
    }
}
