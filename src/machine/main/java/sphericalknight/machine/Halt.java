package sphericalknight.machine;

/** Thrown to end the running code; interpreted code cannot catch it. */
public abstract sealed class Halt extends Error permits LimitReached, Unknown {
    private static final long serialVersionUID = 1L;

    Halt(String message, boolean hasPlace) {
        super(message, null, false, hasPlace);
    }
}
