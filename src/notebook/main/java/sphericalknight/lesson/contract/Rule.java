package sphericalknight.lesson.contract;

import sphericalknight.lesson.Notebook;

/** One idea of the notebook contract. */
public interface Rule {
    void check(Notebook notebook, Findings findings);

    /** True when a notebook that breaks this rule must not even be run. */
    default boolean forbidsRunning() {
        return false;
    }
}
