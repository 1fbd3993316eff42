package sphericalknight.grader.child;

/**
 * The steps of the answer: rounds of loops and starts of methods. The grader has written a call of {@link #take} into the answer at each of
 * them. Answers cannot name this class (it is not there when they are compiled, and not on the list of what they may use), and its number
 * only ever rises.
 */
public final class Steps {
    private static long taken;

    private Steps() {}

    /** Counts one step. */
    public static void take() {
        taken++;
    }

    static long taken() {
        return taken;
    }
}
