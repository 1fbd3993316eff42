package sphericalknight.kernel;

/** Thrown if a cell does not compile; the message says where and why, in the words of {@code ./course check}. */
final class DoesNotCompile extends Exception {
    private static final long serialVersionUID = 1;

    DoesNotCompile(String message) {
        super(message);
    }
}
