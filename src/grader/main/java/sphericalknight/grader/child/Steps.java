package sphericalknight.grader.child;

/**
 * Counts the steps of the answer: loop iterations and method entries. The grader has inserted a call to {@link #take} at each of them.
 * Answers cannot name this class, which is absent when they are compiled and is not on the list of allowed classes; and the count never
 * decreases.
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
