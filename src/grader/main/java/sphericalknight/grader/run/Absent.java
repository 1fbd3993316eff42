package sphericalknight.grader.run;

import java.util.List;
import sphericalknight.exercise.answer.AnswerSource;
import sphericalknight.exercise.catalogue.CatalogueEntry;
import sphericalknight.grader.model.ExerciseVerdict;
import sphericalknight.grader.model.Reason;
import sphericalknight.grader.model.TestVerdict;

/**
 * The verdict where there is no answer. The planned tests are those of any answer, so an empty file is graded once for each exercise, and its
 * tests are marked as missing.
 */
final class Absent {
    private Absent() {}

    /** An answer without anything in it. */
    static AnswerSource source(CatalogueEntry exercise) {
        return new AnswerSource(exercise.answerName(), "", "");
    }

    /** The verdict on a missing answer, made from that on the empty one. */
    static ExerciseVerdict verdict(ExerciseVerdict onEmpty) {
        if (onEmpty.hasGraderFailed()) {
            return onEmpty;
        }
        List<TestVerdict> tests = onEmpty.tests().stream()
                .map(test -> new TestVerdict(test.method(), test.name(), test.hidden(), Reason.MISSING_FILE, ""))
                .toList();
        return ExerciseVerdict.untested(onEmpty.about(), Reason.MISSING_FILE, Reason.MISSING_FILE.sentence(), tests);
    }

    /** The verdict when the grader threw. */
    static ExerciseVerdict graderFailed(CatalogueEntry exercise, Throwable what) {
        return ExerciseVerdict.untested(
                ExerciseVerdict.About.of(exercise.exercise()),
                Reason.GRADER_ERROR,
                Reason.GRADER_ERROR.sentence() + " (" + what.getClass().getSimpleName() + ")",
                List.of());
    }
}
