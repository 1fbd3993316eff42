package sphericalknight.exercise.check;

import java.io.IOException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import sphericalknight.exercise.answer.AnswerClasses;
import sphericalknight.exercise.answer.AnswerCompiler;
import sphericalknight.exercise.answer.AnswerSource;
import sphericalknight.exercise.answer.Rules;
import sphericalknight.exercise.catalogue.CatalogueEntry;
import sphericalknight.exercise.contract.Answers;
import sphericalknight.exercise.contract.Diagnosis;
import sphericalknight.exercise.contract.Fingerprints;
import sphericalknight.exercise.contract.LoadedAnswers;
import sphericalknight.exercise.repair.Repair;

/** Checks one answer: first against the rules, then against the contract. If a test fails, it also looks for the mistake. */
public final class Checker {
    /**
     * The names of the known wrong answers with a typical Java mistake. If an answer behaves like a known wrong one that is not
     * in this list, but repairing a Java mistake corrects it, the repair is reported: the likeness may be an accident.
     */
    private static final Set<String> OF_JAVA = Set.of(
            "INT_SHIFT",
            "INT_RESULT",
            "INT_CONSTANT",
            "SIGN_BIT_LOST",
            "SIGNED_SHIFT",
            "SIGNED_REMAINDER",
            "BYTES_SIGN_EXTENDED");

    /** The time limit for each test of a changed answer. */
    private static final Duration LIMIT = Duration.ofSeconds(1);

    private Checker() {}

    /** Checks an answer given as source. */
    public static CheckResult check(CatalogueEntry exercise, AnswerSource source) {
        AnswerCompiler.Outcome outcome = AnswerCompiler.compile(exercise.type(), source);
        if (!outcome.errors().isEmpty()) {
            return error(exercise, source.name() + " does not compile.\n" + outcome.message());
        }
        return check(exercise, new AnswerClasses(source.className(), outcome.classes(), source.text()));
    }

    /** Checks the learner's file for this exercise in {@code tasks}, the folder with the files of all exercises. */
    public static CheckResult check(CatalogueEntry exercise, Path tasks) {
        Path file = tasks.resolve(exercise.answerFile());
        try {
            return check(exercise, AnswerSource.read(file));
        } catch (NoSuchFileException e) {
            return error(
                    exercise,
                    "There is no file " + exercise.answerFile() + "; ./course reset " + exercise.id()
                            + " brings back the stub.");
        } catch (IOException e) {
            return error(exercise, e.getMessage());
        }
    }

    private static CheckResult error(CatalogueEntry exercise, String message) {
        return CheckResult.untested(exercise, Status.ERROR, message, Optional.empty());
    }

    /**
     * Checks an answer given as class files. A new class loader loads it in a form that can be stopped, and each test creates its own
     * object.
     */
    public static CheckResult check(CatalogueEntry exercise, AnswerClasses answer) {
        return check(exercise, answer, Duration.ofSeconds(exercise.exercise().seconds()));
    }

    /** Checks an answer given as class files, with {@code limit} as the time limit for each test. */
    public static CheckResult check(CatalogueEntry exercise, AnswerClasses answer, Duration limit) {
        Optional<Rules.Broken> broken = Rules.broken(exercise.type(), answer);
        if (broken.isPresent()) {
            Diagnosis diagnosis =
                    new Diagnosis(broken.get().name(), broken.get().sentence(), "");
            return CheckResult.untested(exercise, Status.FAILED, broken.get().sentence(), Optional.of(diagnosis));
        }
        LoadedAnswers answers = new LoadedAnswers(answer, exercise.type().getClassLoader());
        if (!answers.implement(exercise.type())) {
            return error(
                    exercise,
                    answer.simpleName() + " does not implement "
                            + exercise.type().getSimpleName() + "; it must begin: class " + answer.simpleName()
                            + " implements " + exercise.type().getSimpleName());
        }
        return check(exercise, answers, Optional.of(answer), limit);
    }

    /** Checks an answer from any source, for example another process. */
    public static CheckResult check(CatalogueEntry exercise, Answers answers) {
        return check(exercise, answers, Duration.ofSeconds(exercise.exercise().seconds()));
    }

    /** Checks an answer from any source, with {@code limit} as the time limit for each test. */
    public static CheckResult check(CatalogueEntry exercise, Answers answers, Duration limit) {
        return check(exercise, answers, Optional.empty(), limit);
    }

    private static CheckResult check(
            CatalogueEntry exercise, Answers answers, Optional<AnswerClasses> classes, Duration limit) {
        try (Printed printed = new Printed()) {
            ContractRun.Outcome run = ContractRun.run(exercise.contract(), answers, limit);
            String text = printed.text();
            Optional<Diagnosis> known = isWrong(run) ? diagnosis(exercise, answers, classes, run) : Optional.empty();
            return diagnosed(exercise, known, run, text);
        }
    }

    private static boolean isWrong(ContractRun.Outcome run) {
        return !run.abandoned() && run.tests().stream().anyMatch(test -> test.status() == Status.FAILED);
    }

    /**
     * The first diagnosis found, in this order: a Java mistake whose correction makes failed tests pass, a known wrong answer, any other
     * slip whose correction makes all tests pass, a known mistake in one method, a Java mistake and a known one together, a pattern in the
     * wrong boards.
     */
    private static Optional<Diagnosis> diagnosis(
            CatalogueEntry exercise, Answers answers, Optional<AnswerClasses> classes, ContractRun.Outcome run) {
        List<String> failed = methods(run, Status.FAILED);
        List<String> passed = methods(run, Status.PASSED);
        Map<String, String> hashes = Fingerprints.of(exercise, answers);
        Predicate<Diagnosis> isPossible = mistake -> classes.isEmpty() || Repair.mayHave(classes.get(), mistake);
        Optional<Diagnosis> known =
                Fingerprints.diagnose(exercise, hashes, failed, passed).filter(isPossible);
        Optional<Diagnosis> java =
                classes.flatMap(answer -> Repair.javaSlip(exercise, answer, failed, passed, known.isPresent()));
        if (java.isPresent() && known.isPresent()) {
            return Optional.of(
                    OF_JAVA.contains(known.get().name()) ? known.get().at(java.get()) : java.get());
        }
        return java.or(() -> known)
                .or(() -> classes.flatMap(answer -> Repair.slip(exercise, answer, failed, passed)))
                .or(() -> Fingerprints.diagnoseMethods(
                                exercise,
                                hashes,
                                passed,
                                (caller, called) -> classes.isPresent() && Repair.calls(classes.get(), caller, called))
                        .filter(isPossible))
                .or(() -> twoMistakes(exercise, hashes, classes, passed))
                .or(() -> classes.filter(answer -> showsBoards(run))
                        .flatMap(answer -> Repair.difference(exercise, answer, failed, passed)));
    }

    private static boolean showsBoards(ContractRun.Outcome run) {
        return run.tests().stream().anyMatch(test -> test.boards().isPresent());
    }

    /** A Java mistake and a known one: with the Java mistake corrected, the answer behaves like the known wrong one, which it does not yet. */
    private static Optional<Diagnosis> twoMistakes(
            CatalogueEntry exercise, Map<String, String> hashes, Optional<AnswerClasses> classes, List<String> passed) {
        return classes.filter(answer -> Fingerprints.diagnose(exercise, hashes).isEmpty())
                .flatMap(answer -> Repair.javaSlipAnd(answer, changed -> known(exercise, changed, passed)));
    }

    /** The known mistake that {@code answer} makes; empty if there is none or {@code answer} fails a test in {@code passed}. */
    private static Optional<Diagnosis> known(CatalogueEntry exercise, AnswerClasses answer, List<String> passed) {
        Answers answers = answersOf(exercise, answer);
        Map<String, String> hashes = Fingerprints.of(exercise, answers);
        if (Fingerprints.diagnose(exercise, hashes, List.of(), passed).isEmpty()) {
            return Optional.empty();
        }
        ContractRun.Outcome run = ContractRun.run(exercise.contract(), answers, LIMIT);
        return Fingerprints.diagnose(exercise, hashes, methods(run, Status.FAILED), methods(run, Status.PASSED));
    }

    private static List<String> methods(ContractRun.Outcome run, Status status) {
        return run.tests().stream()
                .filter(test -> test.status() == status)
                .map(TestResult::method)
                .toList();
    }

    private static CheckResult diagnosed(
            CatalogueEntry exercise, Optional<Diagnosis> known, ContractRun.Outcome run, String printed) {
        List<TestResult> tests = run.tests().stream()
                .map(test -> known.isPresent() && test.status() == Status.FAILED
                        ? test.withDiagnosis(known.get().line())
                        : test)
                .toList();
        return CheckResult.of(exercise, tests, known, printed);
    }

    /** Returns a source of new objects of the main class of {@code answer}, loaded so that it can be stopped. */
    public static Answers answersOf(CatalogueEntry exercise, AnswerClasses answer) {
        return new LoadedAnswers(answer, exercise.type().getClassLoader());
    }
}
