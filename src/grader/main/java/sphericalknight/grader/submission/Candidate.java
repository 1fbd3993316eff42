package sphericalknight.grader.submission;

import java.util.function.Supplier;
import sphericalknight.exercise.answer.AnswerSource;

/**
 * A file or cell in a submission that declares an answer.
 *
 * @param place the location for notes, such as {@code "notebooks/02-knight.ipynb, cell 14"}
 * @param where the location as reports name it, such as {@code "02-knight.ipynb, cell 14"}
 * @param inNotebook whether the answer is in a cell
 * @param rank the preference among candidates, higher is better: the lesson's own notebook before a copy, the learner's file before a
 *     file of another name
 * @param isStub whether the answer is still the unchanged stub, comments and white space aside
 * @param text the declaration
 * @param source creates the source to compile
 */
record Candidate(
        String place,
        String where,
        boolean inNotebook,
        int rank,
        boolean isStub,
        String text,
        Supplier<AnswerSource> source) {}
