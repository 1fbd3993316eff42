package sphericalknight.grader.judge;

import static java.util.stream.Collectors.toMap;
import static java.util.stream.Collectors.toSet;

import java.util.ArrayList;
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
import sphericalknight.exercise.check.ContractRun;
import sphericalknight.exercise.check.Status;
import sphericalknight.exercise.check.TestResult;
import sphericalknight.grader.model.ExerciseVerdict;
import sphericalknight.grader.model.ExerciseVerdict.About;
import sphericalknight.grader.model.ExerciseVerdict.Mistake;
import sphericalknight.grader.model.Reason;
import sphericalknight.grader.model.TestVerdict;
import sphericalknight.grader.report.text.PlainText;

/**
 * Judges answers, one at a time. The visible run is the check that the learner gets, so it says the same to the letter. The hidden run
 * repeats the tests that draw random inputs, with inputs from a secret seed.
 *
 * <pre>
 * source --compile--> class files --check--> visible run: each test counts once
 *                                            hidden run:  each test counts once more; one without random inputs
 *                                                         would do the same again, so it keeps its verdict
 * </pre>
 */
public final class Judge {
    /** The maximum total size of an answer's class files; reference answers need about a hundredth of that. */
    private static final int MOST_CLASS_BYTES = 4 << 20;

    private final HiddenInputs hiddenInputs;
    private final KnownCode knownCode = new KnownCode();

    /**
     * Creates a judge.
     *
     * @param secret the seed of the hidden inputs: any non-empty text; anyone who knows it knows the inputs
     */
    public Judge(String secret) {
        hiddenInputs = new HiddenInputs(secret);
    }

    /** The verdict on an answer given as source. An empty source is a missing answer. */
    public ExerciseVerdict grade(CatalogueEntry exercise, AnswerSource answer) {
        if (answer.text().isEmpty()) {
            return untested(exercise, Reason.MISSING_FILE, Reason.MISSING_FILE.sentence());
        }
        try {
            AnswerCompiler.Outcome outcome = AnswerCompiler.compile(exercise.type(), answer);
            if (!outcome.errors().isEmpty()) {
                return untested(
                        exercise,
                        reason(outcome.errors()),
                        outcome.asWritten(answer).message());
            }
            AnswerClasses classes = Reachable.of(new AnswerClasses(answer.className(), outcome.classes(), answer.text()));
            return knownCode.verdict(exercise, classes, () -> grade(exercise, classes));
        } catch (StackOverflowError e) {
            return untested(exercise, Reason.COMPILER_RESOURCES, Reason.COMPILER_RESOURCES.sentence());
        } catch (RuntimeException | LinkageError e) {
            return graderError(exercise, e);
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
        try {
            TestRuns runs = TestRuns.of(exercise, answer);
            return runs.check().isTested()
                    ? tested(exercise, runs, hiddenInputs.of(exercise, answer))
                    : refused(exercise, runs.check());
        } catch (RuntimeException | LinkageError e) {
            return graderError(exercise, e);
        }
    }

    private static ExerciseVerdict tested(
            CatalogueEntry exercise, TestRuns runs, ToLongFunction<String> seeds) {
        List<TestResult> visible = runs.check().tests();
        Map<String, Reason> hidden =
                runs.hidden(seeds).stream().collect(toMap(TestResult::method, runs::reason, (first, second) -> first));
        List<TestVerdict> tests = new ArrayList<>();
        for (TestResult test : visible) {
            tests.add(new TestVerdict(
                    test.method(), test.name(), false, runs.reason(test), PlainText.lines(test.message())));
        }
        for (TestResult test : visible) {
            Reason reason = hidden.getOrDefault(test.method(), runs.reason(test));
            tests.add(new TestVerdict(test.method(), test.name(), true, reason, ""));
        }
        return ExerciseVerdict.tested(About.of(exercise.exercise()), mistake(runs.check()), "", tests);
    }

    /** The verdict on an answer that breaks a rule, or is not an answer to this exercise. */
    private static ExerciseVerdict refused(CatalogueEntry exercise, CheckResult check) {
        Reason reason = check.status() == Status.ERROR ? Reason.MISSING_METHOD : Reason.FORBIDDEN_CALL;
        ExerciseVerdict verdict = untested(exercise, reason, check.message());
        return new ExerciseVerdict(
                verdict.about(), reason, verdict.message(), mistake(check), "", verdict.tests());
    }

    private static Mistake mistake(CheckResult check) {
        return check.diagnosis()
                .map(each -> new Mistake(each.name(), each.sentence()))
                .orElse(Mistake.UNKNOWN);
    }

    /** The verdict on an answer whose tests were not run; each planned test has this reason. */
    private static ExerciseVerdict untested(CatalogueEntry exercise, Reason reason, String message) {
        List<TestVerdict> tests = new ArrayList<>();
        for (boolean hidden : new boolean[] {false, true}) {
            for (TestResult planned : ContractRun.planned(exercise.contract())) {
                tests.add(new TestVerdict(planned.method(), planned.name(), hidden, reason, ""));
            }
        }
        return ExerciseVerdict.untested(
                About.of(exercise.exercise()), reason, PlainText.lines(message), tests);
    }

    private static ExerciseVerdict graderError(CatalogueEntry exercise, Throwable fault) {
        return untested(exercise, Reason.GRADER_ERROR, Reason.GRADER_ERROR.sentence() + " (" + fault + ")");
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
