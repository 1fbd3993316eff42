package sphericalknight.grader.sealed;

import java.util.HexFormat;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;
import sphericalknight.exercise.answer.AnswerClasses;
import sphericalknight.exercise.catalogue.CatalogueEntry;
import sphericalknight.grader.model.ExerciseVerdict;

/**
 * Stores the verdicts on code that this grader has already graded. Sources that differ only in comments or spaces within lines compile to
 * the same code, and short answers are often identical anyway; such code runs only once.
 *
 * <pre>
 * return set &amp; -set;                    Ann
 * return set &amp; -set; // lowest bit      Bob
 * </pre>
 *
 * <p>Both give the same class files, including line numbers and variable names, and therefore exactly the same verdict.
 */
final class KnownCode {
    private final Map<Code, ExerciseVerdict> verdicts = new ConcurrentHashMap<>();

    private record Code(String exercise, String hash) {}

    /**
     * The verdict on {@code answer}: the stored one or, if there is none, the one that {@code unknown} supplies. A verdict that
     * {@linkplain ExerciseVerdict#mayChange may change} is not stored.
     */
    ExerciseVerdict verdict(
            CatalogueEntry exercise, AnswerClasses answer, String where, Supplier<ExerciseVerdict> unknown) {
        Code code = new Code(exercise.id(), HexFormat.of().formatHex(HiddenInputs.hash(answer)));
        ExerciseVerdict known = verdicts.get(code);
        if (known != null) {
            return known.withSource(where);
        }
        ExerciseVerdict verdict = unknown.get();
        if (!verdict.mayChange()) {
            verdicts.put(code, verdict);
        }
        return verdict;
    }
}
