package sphericalknight.grader.judge;

import static java.util.stream.Collectors.toMap;
import static java.util.stream.Collectors.toSet;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.ToLongFunction;
import sphericalknight.exercise.answer.AnswerClasses;
import sphericalknight.exercise.answer.AnswerCompiler;
import sphericalknight.exercise.answer.AnswerSource;
import sphericalknight.exercise.answer.CompileError;
import sphericalknight.exercise.catalogue.CatalogueEntry;
import sphericalknight.exercise.check.CheckResult;
import sphericalknight.exercise.check.Checker;
import sphericalknight.exercise.check.ContractRunner;
import sphericalknight.exercise.check.Ending;
import sphericalknight.exercise.check.PlatformRunner;
import sphericalknight.exercise.check.Status;
import sphericalknight.exercise.check.TestResult;
import sphericalknight.exercise.contract.InterpretedAnswers;
import sphericalknight.exercise.contract.WrongBoard.Boards;
import sphericalknight.exercise.platform.ExerciseModel.TestCase;
import sphericalknight.grader.model.ExerciseVerdict;
import sphericalknight.grader.model.ExerciseVerdict.About;
import sphericalknight.grader.model.ExerciseVerdict.Mistake;
import sphericalknight.grader.model.Reason;
import sphericalknight.grader.model.TestVerdict;
import sphericalknight.grader.text.PlainText;

/**
 * Judges answers, one at a time. The visible run is the learner's own check and gives exactly the same messages. The hidden run repeats the
 * tests that draw random inputs, with inputs from a secret seed.
 *
 * <pre>
 * source --compile--> class files --check--> visible run: each test counts once
 *                                            hidden run:  each test counts three times; one without random inputs
 *                                                         would do the same again, so it keeps its verdict
 * </pre>
 */
public final class Judge {
    /** The maximum total size of an answer's class files; reference answers need about a hundredth of that. */
    private static final int MOST_CLASS_BYTES = 4 << 20;

    private final HiddenInputs hiddenInputs;
    private final ContractRunner runner = new PlatformRunner();

    /**
     * Creates a judge.
     *
     * @param secret the seed of the hidden inputs: any non-empty text; anyone who knows it knows the inputs
     */
    public Judge(String secret) {
        hiddenInputs = new HiddenInputs(secret);
    }

    /** The verdict on an answer given as source. */
    public ExerciseVerdict grade(CatalogueEntry exercise, AnswerSource answer) {
        try {
            AnswerCompiler.Outcome outcome = AnswerCompiler.compile(exercise.type(), answer);
            if (!outcome.errors().isEmpty()) {
                return untested(
                        exercise,
                        reason(outcome.errors()),
                        outcome.asWritten(answer).message());
            }
            return grade(exercise, new AnswerClasses(answer.className(), outcome.classes()).reachable());
        } catch (StackOverflowError e) {
            return untested(exercise, Reason.COMPILER_RESOURCES, Reason.COMPILER_RESOURCES.sentence());
        } catch (RuntimeException | LinkageError e) {
            return untested(exercise, Reason.GRADER_ERROR, Reason.GRADER_ERROR.sentence() + " (" + e + ")");
        }
    }

    /** The verdict on an answer that has already been compiled. */
    public ExerciseVerdict grade(CatalogueEntry exercise, AnswerClasses answer) {
        if (answer.files().values().stream().mapToInt(file -> file.length).sum() > MOST_CLASS_BYTES) {
            return untested(
                    exercise,
                    Reason.MEMORY,
                    "Your classes are too large to be run: at most " + (MOST_CLASS_BYTES >> 20) + " MB in all.");
        }
        CheckResult check = Checker.check(exercise, answer, runner);
        return check.isTested() ? tested(exercise, check, hiddenInputs.of(exercise, answer)) : refused(exercise, check);
    }

    private ExerciseVerdict tested(CatalogueEntry exercise, CheckResult check, ToLongFunction<String> seeds) {
        Map<String, TestResult> visible = byMethod(check.tests());
        Map<String, TestResult> hidden = byMethod(hidden(exercise, check, seeds));
        List<TestVerdict> tests = new ArrayList<>();
        for (TestCase test : exercise.model().tests()) {
            TestResult result = visible.get(test.method());
            String message = result == null ? "" : PlainText.lines(result.message());
            List<Boards> boards =
                    result == null ? List.of() : result.boards().stream().toList();
            tests.add(new TestVerdict(test.method(), test.name(), false, reason(result), message, boards));
        }
        for (TestCase test : exercise.model().tests()) {
            TestResult result = hidden.getOrDefault(test.method(), visible.get(test.method()));
            tests.add(new TestVerdict(test.method(), test.name(), true, reason(result), ""));
        }
        return ExerciseVerdict.tested(About.of(exercise.exercise()), mistake(check), tests);
    }

    private static Map<String, TestResult> byMethod(List<TestResult> tests) {
        return tests.stream().collect(toMap(TestResult::method, test -> test));
    }

    /** Runs the tests that have drawn random inputs again, with others, but none that has run out of instructions or memory. */
    private List<TestResult> hidden(CatalogueEntry exercise, CheckResult check, ToLongFunction<String> seeds) {
        InterpretedAnswers answers = check.answers().orElseThrow();
        Set<String> again = new HashSet<>(answers.seeded());
        check.tests().stream()
                .filter(test -> test.ending() == Ending.ENDLESS || test.ending() == Ending.MEMORY)
                .map(TestResult::method)
                .forEach(again::remove);
        return again.isEmpty() ? List.of() : runner.run(exercise, again, answers.withSeeds(seeds));
    }

    /** The reason for the outcome of a test; a failure of the grader if it has no result. */
    private static Reason reason(TestResult test) {
        if (test == null) {
            return Reason.GRADER_ERROR;
        }
        return switch (test.ending()) {
            case PASSED -> Reason.PASSED;
            case NOT_STARTED -> Reason.NOT_ATTEMPTED;
            case WRONG -> Reason.WRONG_ANSWER;
            case TOO_MANY_STEPS -> Reason.CPU_LIMIT;
            case EXCEPTION, STACK -> Reason.EXCEPTION;
            case ENDLESS -> Reason.TIMEOUT;
            case MEMORY -> Reason.MEMORY;
            case UNKNOWN_JAVA -> Reason.FORBIDDEN_CALL;
        };
    }

    /** The verdict on an answer that breaks a rule, or is not an answer to this exercise. */
    private static ExerciseVerdict refused(CatalogueEntry exercise, CheckResult check) {
        Reason reason = check.status() == Status.ERROR ? Reason.MISSING_METHOD : Reason.FORBIDDEN_CALL;
        return untested(exercise, reason, check.message()).withMistake(mistake(check));
    }

    private static Mistake mistake(CheckResult check) {
        return check.diagnosis()
                .map(each -> new Mistake(each.name(), each.sentence(), each.test()))
                .orElse(Mistake.UNKNOWN);
    }

    /** The verdict on an answer whose tests were not run. */
    private static ExerciseVerdict untested(CatalogueEntry exercise, Reason reason, String message) {
        return ExerciseVerdict.untested(exercise, reason, PlainText.lines(message));
    }

    private static Reason reason(List<CompileError> errors) {
        Set<CompileError.Kind> kinds = errors.stream().map(CompileError::kind).collect(toSet());
        if (kinds.contains(CompileError.Kind.TOO_LARGE)) {
            return Reason.COMPILER_RESOURCES;
        }
        return kinds.equals(Set.of(CompileError.Kind.MISNAMED))
                ? Reason.MISSING_TYPE
                : kinds.equals(Set.of(CompileError.Kind.MISSING_METHOD)) ? Reason.MISSING_METHOD : Reason.COMPILE_ERROR;
    }
}
