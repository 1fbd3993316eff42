package sphericalknight.grader.run;

/** Receives the progress of a run; called from several threads. */
public interface RunListener {
    /**
     * Called when the submissions have been read.
     *
     * @param jobs the number of answers to grade
     * @param known the number of verdicts already known
     */
    default void planned(int jobs, int known) {}

    /** Called when one answer has been graded. */
    default void graded() {}
}
