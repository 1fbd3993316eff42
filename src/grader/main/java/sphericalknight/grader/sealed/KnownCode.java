package sphericalknight.grader.sealed;

import java.nio.ByteBuffer;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import sphericalknight.exercise.answer.AnswerClasses;
import sphericalknight.exercise.catalogue.CatalogueEntry;
import sphericalknight.grader.model.ExerciseVerdict;

/**
 * The verdicts on code that this grader has seen before. Sources that differ in comments or spaces inside their lines compile to the same
 * code, and short answers are often the same anyway: such code runs once.
 *
 * <pre>
 * return set &amp; -set;                    Ann     the same class files, line numbers and names of
 * return set &amp; -set; // lowest bit      Bob     variables included: the same verdict to the last word
 * </pre>
 */
final class KnownCode {
    private final Map<Code, ExerciseVerdict> verdicts = new ConcurrentHashMap<>();

    private record Code(String exercise, String where, String main, Map<String, ByteBuffer> files) {}

    /** The verdict on {@code answer}, made now if there is none yet. A failure of the grader's is not kept. */
    ExerciseVerdict verdict(
            CatalogueEntry exercise, AnswerClasses answer, String where, Supplier<ExerciseVerdict> unknown) {
        Code code = new Code(exercise.id(), where, answer.main(), content(answer.files()));
        ExerciseVerdict known = verdicts.get(code);
        if (known != null) {
            return known;
        }
        ExerciseVerdict verdict = unknown.get();
        if (!verdict.hasGraderFailed()) {
            verdicts.put(code, verdict);
        }
        return verdict;
    }

    private static Map<String, ByteBuffer> content(Map<String, byte[]> files) {
        return files.entrySet().stream()
                .collect(Collectors.toMap(Map.Entry::getKey, file -> ByteBuffer.wrap(file.getValue())));
    }
}
