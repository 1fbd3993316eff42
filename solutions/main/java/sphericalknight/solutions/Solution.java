package sphericalknight.solutions;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import sphericalknight.exercise.answer.AnswerClasses;
import sphericalknight.exercise.answer.AnswerCompiler;
import sphericalknight.exercise.answer.AnswerSource;
import sphericalknight.exercise.catalogue.CatalogueEntry;
import sphericalknight.exercise.check.CheckResult;
import sphericalknight.exercise.check.Status;
import sphericalknight.exercise.check.TestResult;
import sphericalknight.exercise.contract.Diagnosis;
import sphericalknight.exercise.contract.Fingerprints;
import sphericalknight.exercise.contract.InterpretedAnswers;
import sphericalknight.exercise.known.KnownWrong;
import sphericalknight.exercise.known.KnownWrongFile;
import sphericalknight.exercise.platform.Names;

/**
 * The solution of an exercise.
 *
 * @param exercise the exercise that the reference solves
 * @param reference the class of the reference answer
 * @param known the known wrong answers
 */
public record Solution(CatalogueEntry exercise, Class<?> reference, KnownWrongFile known) {
    /**
     * Finds the solution of {@code exercise} by the name of its class.
     *
     * @throws IllegalArgumentException if there is none, or its known wrong answers cannot be used
     */
    public static Solution of(CatalogueEntry exercise) {
        String name = "sphericalknight.solutions." + Names.folder(exercise.type()) + "."
                + exercise.type().getSimpleName() + "Solution";
        try {
            return new Solution(exercise, Class.forName(name), KnownWrongFile.of(exercise));
        } catch (ClassNotFoundException e) {
            throw new IllegalArgumentException("there is no solution; the class " + name + " is missing", e);
        }
    }

    /** The class files of the reference. */
    public AnswerClasses files() {
        return AnswerClasses.of(reference);
    }

    /** The class files of the answer that a learner who makes this mistake hands in. */
    public AnswerClasses files(KnownWrong wrong) {
        AnswerSource source = known.source(wrong);
        return new AnswerClasses(
                source.className(),
                AnswerCompiler.compile(exercise.type(), source).classes());
    }

    /** Returns a source of instances of the reference, which are interpreted. */
    public InterpretedAnswers answers() {
        return new InterpretedAnswers(exercise, files());
    }

    /**
     * The required contents of the fingerprints file for some of the known wrong answers; each has a line of its own.
     *
     * @param checked the results of these answers
     */
    public String fingerprints(Map<KnownWrong, CheckResult> checked) {
        Map<Diagnosis, Map<String, String>> returned = new LinkedHashMap<>();
        Map<Diagnosis, List<String>> tests = new LinkedHashMap<>();
        checked.forEach((wrong, result) -> {
            Diagnosis diagnosis = new Diagnosis(
                    wrong.name() + (wrong.isJavaSlip() ? Fingerprints.JAVA_SLIP : ""), wrong.says(), wrong.fails());
            result.answers().ifPresent(answers -> returned.put(diagnosis, Fingerprints.of(exercise, answers)));
            tests.put(diagnosis, failed(result));
        });
        return Fingerprints.text(Fingerprints.of(exercise, answers()), returned, tests);
    }

    /** The names of the tests that failed. */
    static List<String> failed(CheckResult result) {
        return result.tests().stream()
                .filter(test -> test.status() == Status.FAILED)
                .map(TestResult::method)
                .toList();
    }
}
