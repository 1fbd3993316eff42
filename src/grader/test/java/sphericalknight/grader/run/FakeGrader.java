package sphericalknight.grader.run;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import sphericalknight.exercise.answer.AnswerSource;
import sphericalknight.exercise.catalogue.CatalogueEntry;
import sphericalknight.grader.model.ExerciseVerdict;
import sphericalknight.grader.model.Reason;
import sphericalknight.grader.model.TestVerdict;
import sphericalknight.grader.submission.Submission;
import sphericalknight.grader.submission.SubmissionReader;
import sphericalknight.grader.worker.Grader;

/** Judges by words in the source: {@code GOOD} passes, {@code BOOM} makes the grader itself fail, anything else is wrong. */
final class FakeGrader implements Grader {
    final AtomicInteger graded = new AtomicInteger();
    private final int millis;

    FakeGrader(int millis) {
        this.millis = millis;
    }

    @Override
    public ExerciseVerdict grade(CatalogueEntry exercise, AnswerSource answer) {
        graded.incrementAndGet();
        try {
            Thread.sleep(millis);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
        if (answer.text().contains("BOOM")) {
            throw new IllegalStateException("the grader is broken");
        }
        Reason reason = answer.text().contains("GOOD") ? Reason.PASSED : Reason.WRONG_ANSWER;
        List<TestVerdict> tests = List.of(
                new TestVerdict("seen", "what everybody sees", false, reason, ""),
                new TestVerdict("seen", "with secret inputs", true, reason, ""));
        return ExerciseVerdict.tested(
                ExerciseVerdict.About.of(exercise.exercise()), ExerciseVerdict.Mistake.UNKNOWN, tests);
    }

    @Override
    public Submission read(List<Path> paths) {
        return new SubmissionReader(Runs.LESSON).read(paths);
    }

    @Override
    public void close() {}
}
