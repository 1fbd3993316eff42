package sphericalknight.grader.sealed;

import sphericalknight.exercise.answer.AnswerSource;
import sphericalknight.exercise.catalogue.CatalogueEntry;
import sphericalknight.grader.model.ExerciseVerdict;

/** Grades one answer at a time in each slot; slots may work in parallel. Closing the grader ends its processes and removes their files. */
public interface ExerciseGrader extends AutoCloseable {
    /**
     * Grades one answer: compiles it, checks the rules, and runs the visible and the hidden tests. Whatever the answer does, the result
     * is a verdict, never an exception. An empty source is a missing answer, which needs no process.
     *
     * @param slot the number of the job slot, counted from 0
     * @param where the origin of the answer, for {@link ExerciseVerdict#source}
     */
    ExerciseVerdict grade(int slot, CatalogueEntry exercise, AnswerSource answer, String where);

    /** A thread that will work only in this slot calls this method first; the thread may then be tied to a processor. */
    default void settle(int slot) {}

    /** The isolation level in use: {@code "S0"} to {@code "S4"}. */
    String isolation();

    @Override
    void close();
}
