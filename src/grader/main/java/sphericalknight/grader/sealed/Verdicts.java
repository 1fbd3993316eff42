package sphericalknight.grader.sealed;

import static java.util.stream.Collectors.toMap;
import static java.util.stream.Collectors.toSet;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import sphericalknight.exercise.answer.AnswerClasses;
import sphericalknight.exercise.answer.AnswerCompiler;
import sphericalknight.exercise.answer.CompileError;
import sphericalknight.exercise.answer.Rules;
import sphericalknight.exercise.catalogue.CatalogueEntry;
import sphericalknight.exercise.check.ContractRun;
import sphericalknight.exercise.check.Status;
import sphericalknight.exercise.check.TestResult;
import sphericalknight.exercise.contract.Diagnosis;
import sphericalknight.grader.model.ExerciseVerdict;
import sphericalknight.grader.model.ExerciseVerdict.About;
import sphericalknight.grader.model.ExerciseVerdict.Mistake;
import sphericalknight.grader.model.Reason;
import sphericalknight.grader.model.TestVerdict;
import sphericalknight.grader.report.text.PlainText;
import sphericalknight.grader.sealed.Trial.Note;

/**
 * Creates the verdicts for one exercise. Every planned test has a verdict; a test that did not pass, for whatever reason, earns no points.
 */
final class Verdicts {
    private final CatalogueEntry exercise;
    private final About about;
    private final String where;

    Verdicts(CatalogueEntry exercise, String where) {
        this.exercise = exercise;
        this.about = About.of(exercise.exercise());
        this.where = where;
    }

    /** The verdict on an answer whose tests were not run. */
    ExerciseVerdict untested(Reason reason, String message) {
        return untested(reason, message, Mistake.UNKNOWN);
    }

    private ExerciseVerdict untested(Reason reason, String message, Mistake mistake) {
        List<TestVerdict> tests = new ArrayList<>();
        for (boolean hidden : new boolean[] {false, true}) {
            for (TestResult planned : ContractRun.planned(exercise.contract())) {
                tests.add(new TestVerdict(planned.method(), planned.name(), hidden, reason, ""));
            }
        }
        return new ExerciseVerdict(about, reason, PlainText.lines(message), mistake, where, tests);
    }

    /** The verdict on an answer that breaks a rule of the exercise. */
    ExerciseVerdict broken(Rules.Broken broken) {
        return untested(Reason.FORBIDDEN_CALL, broken.sentence(), new Mistake(broken.name(), broken.sentence()));
    }

    /** The verdict if the grader has failed. */
    ExerciseVerdict graderError(Exception fault) {
        return untested(Reason.GRADER_ERROR, Reason.GRADER_ERROR.sentence() + " (" + fault.getMessage() + ")");
    }

    /** The combined verdict of both runs; a test that the second run omitted keeps its verdict from the first. */
    ExerciseVerdict tested(
            Trial visible,
            ContractRun.Outcome shown,
            Trial hidden,
            ContractRun.Outcome unseen,
            Optional<Diagnosis> known) {
        List<TestVerdict> tests = new ArrayList<>();
        for (TestResult result : shown.tests()) {
            Note note = note(result, visible);
            String message = note.message().isEmpty() ? result.message() : note.message();
            tests.add(new TestVerdict(result.method(), result.name(), false, note.reason(), PlainText.lines(message)));
        }
        Map<String, Reason> others = unseen.tests().stream()
                .collect(
                        toMap(TestResult::method, result -> note(result, hidden).reason()));
        for (TestResult result : shown.tests()) {
            Reason same = note(result, visible).reason();
            Reason reason = others.getOrDefault(result.method(), same);
            tests.add(new TestVerdict(result.method(), result.name(), true, reason, ""));
        }
        Mistake mistake =
                known.map(each -> new Mistake(each.name(), each.sentence())).orElse(Mistake.UNKNOWN);
        return ExerciseVerdict.tested(about, mistake, where, tests);
    }

    /** The names of the tests whose outcome has such a reason. */
    List<String> tests(ContractRun.Outcome outcome, Trial trial, Predicate<Reason> which) {
        return outcome.tests().stream()
                .filter(result -> which.test(note(result, trial).reason()))
                .map(TestResult::method)
                .toList();
    }

    /** Whether every test has passed. */
    boolean isRight(ContractRun.Outcome outcome, Trial trial) {
        return outcome.tests().stream().allMatch(result -> note(result, trial).reason() == Reason.PASSED);
    }

    /**
     * The outcome of a test as recorded in {@code trial}; a timeout if none is recorded, or if the recorded outcome is a pass and
     * {@code result} is not.
     */
    private static Note note(TestResult result, Trial trial) {
        Note note = trial.note(result.method()).orElse(new Note(Reason.TIMEOUT, ""));
        boolean passed = result.status() == Status.PASSED;
        return !passed && note.reason() == Reason.PASSED ? new Note(Reason.TIMEOUT, "") : note;
    }

    /** The reason for the verdict on a source that has compile errors. */
    static Reason reason(AnswerCompiler.Outcome outcome) {
        Set<CompileError.Kind> kinds =
                outcome.errors().stream().map(CompileError::kind).collect(toSet());
        if (kinds.contains(CompileError.Kind.TOO_LARGE)) {
            return Reason.COMPILER_RESOURCES;
        }
        return kinds.equals(Set.of(CompileError.Kind.MISNAMED))
                ? Reason.MISSING_TYPE
                : kinds.equals(Set.of(CompileError.Kind.MISSING_METHOD)) ? Reason.MISSING_METHOD : Reason.COMPILE_ERROR;
    }

    static String implementsNothing(CatalogueEntry exercise, AnswerClasses answer) {
        String type = exercise.type().getSimpleName();
        return answer.simpleName() + " does not implement " + type + "; it must begin: class " + answer.simpleName()
                + " implements " + type;
    }
}
