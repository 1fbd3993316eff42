package sphericalknight.grader.judge;

import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Supplier;
import sphericalknight.exercise.answer.AnswerClasses;
import sphericalknight.exercise.catalogue.CatalogueEntry;
import sphericalknight.grader.model.ExerciseVerdict;
import sphericalknight.grader.model.ExerciseVerdict.Mistake;

/**
 * Keeps the latest verdicts. Sources that differ only in comments or spaces within lines compile to the same code, and short answers are
 * often identical anyway; such code runs only once.
 *
 * <pre>
 * return set &amp; -set;                    Ann
 * return set &amp; -set; // lowest bit      Bob
 * </pre>
 *
 * <p>Both give the same class files, including line numbers and variable names, and therefore exactly the same verdict. Only a verdict
 * that names a mistake is not kept, because it may quote the source.
 */
final class KnownCode {
    private static final int MOST = 2_000;

    private final Map<Code, ExerciseVerdict> verdicts = new LinkedHashMap<>() {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<Code, ExerciseVerdict> eldest) {
            return size() > MOST;
        }
    };

    private record Code(String exercise, String hash) {}

    /**
     * The verdict on {@code answer}: the one kept or, if there is none, the one that {@code unknown} supplies. A verdict that
     * {@linkplain ExerciseVerdict#mayChange may change} is not kept.
     */
    ExerciseVerdict verdict(CatalogueEntry exercise, AnswerClasses answer, Supplier<ExerciseVerdict> unknown) {
        Code code = new Code(exercise.id(), HexFormat.of().formatHex(HiddenInputs.hash(answer)));
        ExerciseVerdict known = verdicts.get(code);
        if (known != null) {
            return known;
        }
        ExerciseVerdict verdict = unknown.get();
        if (!verdict.mayChange() && verdict.mistake().equals(Mistake.UNKNOWN)) {
            verdicts.put(code, verdict);
        }
        return verdict;
    }
}
