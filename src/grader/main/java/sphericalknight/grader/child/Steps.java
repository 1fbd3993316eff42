package sphericalknight.grader.child;

/**
 * Counts the steps of the answer: loop iterations and method entries, at each of which the grader inserts a call to {@link #take}.
 * Answers cannot call this class themselves: it is absent when they are compiled and is not on the list of allowed classes. The count
 * never decreases.
 */
public final class Steps {
    private static long taken;

    private Steps() {}

    public static void take() {
        taken++;
    }

    static long taken() {
        return taken;
    }
}
