package sphericalknight.grader.run;

/** Receives the progress of a run; called from several threads. */
public interface RunListener {
    /**
     * Called when the submissions have been read.
     *
     * @param unknown the number of different answers to grade
     * @param known the number of those whose verdicts are known
     */
    default void planned(int unknown, int known) {}

    /** Called when one answer has been graded. */
    default void graded() {}
}
