package sphericalknight.exercise.check;

import java.io.IOException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
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
import sphericalknight.exercise.contract.Diagnosis;
import sphericalknight.exercise.contract.Fingerprints;
import sphericalknight.exercise.contract.InterpretedAnswers;
import sphericalknight.exercise.slip.SlipSearch;

/** Checks one answer: first against the rules, then against the contract. If a test fails, it also looks for the mistake. */
public final class Checker {
    private static final int MOST_PRINTED = 2000;

    private Checker() {}

    /** Checks an answer given as source, with a plain loop over the tests. */
    public static CheckResult checkSource(CatalogueEntry exercise, AnswerSource source) {
        AnswerCompiler.Outcome outcome =
                AnswerCompiler.compile(exercise.type(), source).asWritten(source);
        if (!outcome.errors().isEmpty()) {
            return error(exercise, source.name() + " does not compile.\n" + outcome.message());
        }
        return check(exercise, new AnswerClasses(source.className(), outcome.classes()).reachable());
    }

    /** Checks the learner's file for this exercise in {@code tasks}, the folder with the files of all exercises. */
    public static CheckResult checkFile(CatalogueEntry exercise, Path tasks) {
        Path file = tasks.resolve(exercise.answerFile());
        try {
            return checkSource(exercise, AnswerSource.read(file));
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

    /** Checks an answer given as class files, with a plain loop over the tests. */
    public static CheckResult check(CatalogueEntry exercise, AnswerClasses answer) {
        return check(exercise, answer, new PlainRunner());
    }

    /** Checks an answer given as class files: the rules first, then the tests, and then what may be wrong. */
    public static CheckResult check(CatalogueEntry exercise, AnswerClasses answer, ContractRunner runner) {
        Optional<Rules.Broken> broken = Rules.broken(exercise.type(), answer);
        if (broken.isPresent()) {
            Diagnosis diagnosis =
                    new Diagnosis(broken.get().name(), broken.get().sentence(), "");
            return CheckResult.untested(exercise, Status.FAILED, broken.get().sentence(), Optional.of(diagnosis));
        }
        StringBuilder printed = new StringBuilder();
        InterpretedAnswers answers = new InterpretedAnswers(exercise, answer).printingTo(printed::append);
        if (!answers.isAnswer()) {
            return error(
                    exercise,
                    answer.simpleName() + " does not implement "
                            + exercise.type().getSimpleName() + "; it must begin: class " + answer.simpleName()
                            + " implements " + exercise.type().getSimpleName());
        }
        List<TestResult> tests = runner.run(exercise, Set.of(), answers);
        // What follows runs the answer again, which may print again.
        String output = beginning(printed);
        Optional<Diagnosis> known = methods(tests, Status.FAILED).isEmpty()
                ? Optional.empty()
                : diagnosis(exercise, answer, answers, tests);
        List<TestResult> diagnosed = tests.stream()
                .map(test -> known.isPresent() && test.status() == Status.FAILED
                        ? test.withDiagnosis(known.get().line())
                        : test)
                .toList();
        return CheckResult.of(exercise, diagnosed, known, output, answers);
    }

    /** What was printed; of more than 2,000 characters, the beginning and a line "... and more". */
    private static String beginning(StringBuilder printed) {
        boolean isCut = printed.length() > MOST_PRINTED;
        String text = printed.substring(0, Math.min(MOST_PRINTED, printed.length()));
        return text.stripTrailing() + (isCut ? "\n... and more" : "");
    }

    /**
     * The first diagnosis found, in this order: a Java slip whose mending makes failed tests pass, a known wrong answer that behaves like
     * this one, and a known wrong answer in one method. Where the first two are both there and the known wrong answer is a Java slip, too,
     * its sentence is shown with the line; if it is none, the likeness may be an accident.
     */
    private static Optional<Diagnosis> diagnosis(
            CatalogueEntry exercise, AnswerClasses classes, InterpretedAnswers answers, List<TestResult> tests) {
        List<String> failed = methods(tests, Status.FAILED);
        List<String> passed = methods(tests, Status.PASSED);
        Map<String, String> hashes = Fingerprints.of(exercise, answers);
        Predicate<Diagnosis> isPossible = mistake -> SlipSearch.mayHave(classes, mistake);
        Optional<Diagnosis> known =
                Fingerprints.diagnose(exercise, hashes, wrong(tests), passed).filter(isPossible);
        Optional<Diagnosis> java = SlipSearch.slip(exercise, classes, failed, passed);
        if (java.isPresent() && known.isPresent() && Fingerprints.isJavaSlip(exercise, known.get())) {
            return Optional.of(known.get().at(java.get()));
        }
        return java.or(() -> known)
                .or(() -> Fingerprints.diagnoseMethods(
                                exercise,
                                hashes,
                                failed,
                                passed,
                                (caller, called) -> SlipSearch.calls(classes, caller, called))
                        .filter(isPossible));
    }

    /** The failed tests, but those that an answer fails by taking too long, which says nothing of what it returns. */
    private static List<String> wrong(List<TestResult> tests) {
        return methods(
                tests.stream()
                        .filter(test -> test.ending() != Ending.TOO_MANY_STEPS && test.ending() != Ending.ENDLESS)
                        .toList(),
                Status.FAILED);
    }

    private static List<String> methods(List<TestResult> tests, Status status) {
        return tests.stream()
                .filter(test -> test.status() == status)
                .map(TestResult::method)
                .toList();
    }
}
