package sphericalknight.grader.wire;

/** Thrown for bytes that are not an answer, and for a value that cannot be transferred. */
public final class WireException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    /**
     * Creates an exception about malformed bytes.
     *
     * @param sentence what is wrong with them
     */
    public WireException(String sentence) {
        super(sentence);
    }
}
