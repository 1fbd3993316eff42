package sphericalknight.exercise.answer;

/** The check that {@link StoppableLoader} inserts into every loop and method of an answer, so that an endless loop can be ended. */
public final class StopSign {
    private StopSign() {}

    /**
     * Throws {@link Stopped}, which ends the running answer, if its thread was interrupted or its steps are used up.
     *
     * @param steps the step counter, which starts below 0 and reaches 0 when the steps are used up
     */
    public static void check(long steps) {
        if (steps >= 0 || Thread.currentThread().isInterrupted()) {
            throw new Stopped();
        }
    }

    /** Thrown when an answer has run out of time or steps. It is an {@code Error}, so {@code catch (Exception e)} does not swallow it. */
    public static final class Stopped extends Error {
        private static final long serialVersionUID = 1L;

        /** Creates the error; the grader also throws it when an answer in another process has run out of time. */
        public Stopped() {
            super("stopped", null, true, false);
        }
    }
}
