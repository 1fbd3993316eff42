package sphericalknight.grader.worker;

import java.nio.file.Path;
import java.util.List;
import sphericalknight.exercise.answer.AnswerSource;
import sphericalknight.exercise.catalogue.CatalogueEntry;
import sphericalknight.grader.model.ExerciseVerdict;
import sphericalknight.grader.submission.Submission;

/** Reads submissions and grades answers; several threads may use it at once. */
public interface Grader extends AutoCloseable {
    /**
     * Reads the submission that consists of {@code paths}. Whatever they contain, the result is a submission, never an exception.
     */
    Submission read(List<Path> paths);

    /**
     * Grades one answer: compiles it, checks the rules, and runs the visible and the hidden tests. Whatever the answer does, the result
     * is a verdict, never an exception.
     */
    ExerciseVerdict grade(CatalogueEntry exercise, AnswerSource answer);

    @Override
    void close();
}
