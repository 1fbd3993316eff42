package sphericalknight.solutions;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import sphericalknight.exercise.answer.AnswerSource;
import sphericalknight.exercise.answer.Rules;
import sphericalknight.exercise.catalogue.Catalogue;
import sphericalknight.exercise.catalogue.CatalogueEntry;
import sphericalknight.exercise.catalogue.Hints;
import sphericalknight.exercise.check.CheckResult;
import sphericalknight.exercise.check.Checker;
import sphericalknight.exercise.check.Status;
import sphericalknight.exercise.known.KnownWrong;
import sphericalknight.exercise.platform.Names;

/** The self-check of the course: whether every exercise is complete, can be solved, and detects its known mistakes. */
public final class SelfCheck {
    private static final int LONGEST_CONTRACT = 150;
    private static final int LONGEST_SENTENCE = 300;

    /** The number of lines in front of the known wrong answers in a file of fingerprints. */
    private static final int HEAD = 2;

    private final Path root;

    /** Creates a check of the project in this folder. */
    public SelfCheck(Path root) {
        this.root = root;
    }

    /**
     * Prints every fault and ends with exit code 1 if there is one.
     *
     * @param arguments {@code --write} to write the fingerprints first; {@code --met FOLDER} to print which mistakes the answers in a folder
     *     make, and nothing else
     */
    public static void main(String[] arguments) throws IOException {
        if (arguments.length == 2 && arguments[0].equals("--met")) {
            MistakeCounts.print(Path.of(arguments[1]));
            return;
        }
        if (arguments.length > 1 || arguments.length == 1 && !arguments[0].equals("--write")) {
            System.err.println("selfcheck knows --write and --met FOLDER and nothing else, but there is: "
                    + String.join(" ", arguments) + ".");
            System.exit(2);
        }
        SelfCheck check = new SelfCheck(Path.of(System.getProperty("course.root")));
        List<CatalogueEntry> exercises = Catalogue.find().entries();
        if (arguments.length == 1) {
            exercises.forEach(check::writeFingerprints);
        }
        List<String> faults = new ArrayList<>();
        for (CatalogueEntry exercise : exercises) {
            check.faults(exercise)
                    .forEach(fault ->
                            faults.add(exercise.id() + " " + exercise.type().getSimpleName() + ": " + fault));
        }
        faults.forEach(System.out::println);
        String count = faults.size() == 1 ? "1 fault." : faults.isEmpty() ? "no fault." : faults.size() + " faults.";
        System.out.println(exercises.size() + " exercises, " + count);
        System.exit(faults.isEmpty() ? 0 : 1);
    }

    /** The faults of {@code exercise}, one sentence each; empty if there are none. */
    public List<String> faults(CatalogueEntry exercise) {
        return faults(exercise, 1);
    }

    /** The same with only every {@code nth} of the known wrong answers tried; 1 tries them all. */
    List<String> faults(CatalogueEntry exercise, int nth) {
        List<String> faults = new ArrayList<>();
        try {
            Solution solution = Solution.of(exercise);
            parts(exercise, faults);
            faults.addAll(LessonLink.faults(exercise, root.resolve("notebooks")));
            stub(exercise, faults);
            reference(solution, faults);
            knownWrong(solution, faults);
            Map<KnownWrong, CheckResult> checked = checkedWrong(solution, nth);
            fingerprints(solution, checked, faults);
            checked.forEach((wrong, result) -> caught(wrong, result, faults));
        } catch (IllegalArgumentException | UncheckedIOException e) {
            faults.add(e.getMessage());
        }
        return faults;
    }

    private void parts(CatalogueEntry exercise, List<String> faults) {
        int hints = (int) exercise.hints().stream()
                .flatMap(all -> all.steps().stream())
                .filter(hint -> !hint.isBlank())
                .count();
        if (hints != Hints.STEPS) {
            faults.add(Hints.STEPS + " hints are needed in " + exercise.type().getSimpleName() + ".md, there are "
                    + hints);
        }
        if (exercise.hints().map(Hints::purpose).orElse("").isBlank()) {
            faults.add("below # Passed in " + exercise.type().getSimpleName()
                    + ".md one sentence is needed: what it was good for");
        }
        long lines = read(contractFile(exercise)).lines().count();
        if (lines > LONGEST_CONTRACT) {
            faults.add("the contract has " + lines + " lines; at most " + LONGEST_CONTRACT + " are meant");
        }
        if (!Files.exists(root.resolve("exercises/tasks").resolve(exercise.answerFile()))) {
            faults.add("the learner's file is missing; ./course reset " + exercise.id() + " writes it");
        }
        if (Catalogue.find().entries().stream()
                        .filter(each -> each.id().equals(exercise.id()))
                        .count()
                > 1) {
            faults.add("its id is used twice");
        }
    }

    private Path contractFile(CatalogueEntry exercise) {
        return root.resolve("exercises/contracts/main/java")
                .resolve(exercise.contract().getName().replace('.', '/') + ".java");
    }

    private static void stub(CatalogueEntry exercise, List<String> faults) {
        Optional<String> stub = exercise.stub();
        if (stub.isEmpty()) {
            faults.add("the stub " + exercise.answerName() + ".java is missing in the resources");
            return;
        }
        CheckResult result = Checker.checkSource(
                exercise, new AnswerSource(exercise.answerName(), Names.folder(exercise.type()), stub.get()));
        String todo = "TODO " + exercise.id() + ": ";
        if (result.status() != Status.NOT_STARTED) {
            faults.add(
                    "the stub must not be started, but it is " + result.status().word() + ". " + result.message());
        } else if (result.tests().stream().anyMatch(test -> !test.message().startsWith(todo))) {
            faults.add("the stub must throw NotStartedYet(\"" + todo + "...\")");
        }
    }

    private static void reference(Solution solution, List<String> faults) {
        CheckResult result = Checker.check(solution.exercise(), solution.files());
        if (result.status() != Status.PASSED) {
            faults.add("the reference does not pass: " + ofFailure(result));
        } else if (result.points() != result.maxPoints()) {
            faults.add("the reference gets " + result.points() + " of " + result.maxPoints() + " points");
        }
    }

    private static String ofFailure(CheckResult result) {
        return result.message()
                + result.firstFailure()
                        .map(test -> "\"" + test.name() + "\"\n" + test.message())
                        .orElse("");
    }

    private static Map<KnownWrong, CheckResult> checkedWrong(Solution solution, int nth) {
        Map<KnownWrong, CheckResult> checked = new LinkedHashMap<>();
        List<KnownWrong> all = solution.known().all();
        for (int i = 0; i < all.size(); i += nth) {
            checked.put(
                    all.get(i),
                    Checker.checkSource(solution.exercise(), solution.known().source(all.get(i))));
        }
        return checked;
    }

    private static void fingerprints(Solution solution, Map<KnownWrong, CheckResult> checked, List<String> faults) {
        List<String> stored = solution.exercise().fingerprints().stream()
                .flatMap(String::lines)
                .toList();
        List<String> needed = fingerprints(solution, checked).lines().toList();
        long all = solution.known().all().stream().filter(KnownWrong::failsTest).count();
        if (!stored.containsAll(needed) || stored.size() != all + HEAD) {
            faults.add("the fingerprints are stale; ./course selfcheck --write renews them");
        }
    }

    private static String fingerprints(Solution solution, Map<KnownWrong, CheckResult> checked) {
        Map<KnownWrong, CheckResult> byTests = new LinkedHashMap<>(checked);
        byTests.keySet().removeIf(wrong -> !wrong.failsTest());
        return solution.fingerprints(byTests);
    }

    private static void knownWrong(Solution solution, List<String> faults) {
        List<KnownWrong> all = solution.known().all();
        if (all.size() < 2) {
            faults.add("at least two known wrong answers are needed");
        }
        boolean isGraded = solution.exercise().exercise().points() > 0;
        if (isGraded && all.stream().noneMatch(wrong -> wrong.name().equals(Rules.CALLS_THE_LIBRARY))) {
            faults.add("the known wrong answer " + Rules.CALLS_THE_LIBRARY + " is missing");
        }
        for (KnownWrong wrong : all) {
            String says = wrong.says();
            boolean isSentence = !says.isBlank() && says.length() <= LONGEST_SENTENCE && !says.contains(" | ");
            if (wrong.failsTest() && !isSentence) {
                faults.add(wrong.name() + " needs a sentence for the learner, of at most " + LONGEST_SENTENCE
                        + " characters");
            }
        }
    }

    private static void caught(KnownWrong wrong, CheckResult result, List<String> faults) {
        List<String> failed = Solution.failed(result);
        String diagnosed = result.diagnosis().map(known -> known.name()).orElse("nothing");
        if (result.status() != Status.FAILED) {
            faults.add(wrong.name() + " is not caught: it is " + result.status().word() + ". " + result.message());
        } else if (wrong.failsTest() && !failed.contains(wrong.fails())) {
            faults.add(wrong.name() + " does not fail " + wrong.fails() + ", but " + failed);
        } else if (!wrong.name().equals(diagnosed)) {
            faults.add(wrong.name() + " is taken for " + diagnosed
                    + "; a probe or a test that tells them apart is missing");
        }
    }

    private void writeFingerprints(CatalogueEntry exercise) {
        String file = exercise.type().getName().replace('.', '/') + ".fingerprints";
        Solution solution = Solution.of(exercise);
        String text = fingerprints(solution, checkedWrong(solution, 1));
        try {
            // Written to the source and beside the compiled classes, so that this run already uses them.
            for (String folder : List.of("exercises/contracts/main/resources", "exercises/contracts/target/classes")) {
                Files.writeString(root.resolve(folder).resolve(file), text);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read " + file.getFileName(), e);
        }
    }
}
