package sphericalknight.grader.wire;

/** Bytes that are no answer, or a value that cannot travel. */
public final class WireException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    /**
     * A fault of the bytes.
     *
     * @param sentence what is wrong with them
     */
    public WireException(String sentence) {
        super(sentence);
    }
}
