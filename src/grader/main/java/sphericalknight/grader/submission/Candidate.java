package sphericalknight.grader.submission;

import java.util.function.Supplier;
import sphericalknight.exercise.answer.AnswerSource;

/**
 * A place in a submission that declares an answer.
 *
 * @param place where it is, for notes: {@code "notebooks/02-knight.ipynb, cell 14"}
 * @param where the same place as reports name it: {@code "02-knight.ipynb, cell 14"}
 * @param inNotebook whether the place is a cell
 * @param rank the preference among places: the lesson's own notebook before a copy, the learner's file before one of another name
 * @param isStub whether it is still the unchanged stub, comments and white space aside
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
