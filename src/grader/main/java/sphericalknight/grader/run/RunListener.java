package sphericalknight.grader.run;

/** Is told how far a run is, from several threads. */
public interface RunListener {
    /** Tells nobody. */
    RunListener SILENT = new RunListener() {};

    /**
     * The submissions have been read.
     *
     * @param jobs how many answers are to be graded
     * @param known how many of the verdicts are known already
     */
    default void planned(int jobs, int known) {}

    /** One answer has been graded. */
    default void graded() {}
}
