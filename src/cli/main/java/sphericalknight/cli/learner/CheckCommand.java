package sphericalknight.cli.learner;

import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import sphericalknight.cli.command.CourseCommand;
import sphericalknight.cli.command.ExitCode;
import sphericalknight.cli.command.Workshop;
import sphericalknight.exercise.catalogue.CatalogueEntry;
import sphericalknight.exercise.catalogue.Hints;
import sphericalknight.exercise.check.CheckJson;
import sphericalknight.exercise.check.CheckResult;
import sphericalknight.exercise.check.Checker;
import sphericalknight.exercise.check.Status;
import sphericalknight.grader.model.Json;
import sphericalknight.notebook.PassedInNotebook;

/** {@code course check}: compiles and tests answers, and says what is wrong with them. */
@Command(name = "check", description = "Check your answers to exercises.")
public final class CheckCommand extends CourseCommand implements Callable<Integer> {
    @Parameters(
            paramLabel = "ID",
            arity = "0..*",
            description = "Exercises such as 2.1, or lessons such as 2; all when none is named.")
    private List<String> ids = new ArrayList<>();

    @Option(names = "--json", description = "Print one JSON document and nothing else.")
    private boolean json;

    @Option(names = "--all", description = "List all tests of an exercise, and all that the answer printed.")
    private boolean isWhole;

    @Override
    public Integer call() {
        Workshop workshop = Workshop.open();
        List<CatalogueEntry> exercises = workshop.select(ids);
        LearnerProgress progress = new LearnerProgress(workshop);
        if (exercises.size() == 1) {
            progress.place(exercises.get(0));
        }
        List<CheckResult> results = new ArrayList<>();
        for (CatalogueEntry exercise : exercises) {
            CheckResult inFile = workshop.check(exercise);
            progress.keep(inFile);
            Optional<CheckResult> inNotebook =
                    inFile.status() == Status.NOT_STARTED ? inNotebook(exercise, workshop) : Optional.empty();
            CheckResult result = inNotebook.orElse(inFile);
            results.add(result);
            if (!json) {
                String where = inNotebook.isPresent() ? "Checked as you wrote it in the notebook. " : "";
                out().println(
                                exercises.size() == 1 || isWhole
                                        ? CheckText.full(result, where + onward(result, workshop, progress), isWhole)
                                        : CheckText.TEXT.brief(result));
                out().flush();
            } else if (exercises.size() > 1) {
                err().println(CheckText.TEXT.line(exercise.exercise(), result.status()));
            }
        }
        if (json) {
            out().print(Json.indented(results.stream().map(CheckJson::fields).toList()));
        }
        return results.stream().allMatch(result -> result.status() == Status.PASSED) ? ExitCode.GOOD : ExitCode.WRONG;
    }

    /** The result of the answer with which the exercise was passed in a notebook; empty if it was not. */
    private static Optional<CheckResult> inNotebook(CatalogueEntry exercise, Workshop workshop) {
        return PassedInNotebook.answer(workshop.paths(), exercise)
                .map(answer -> Checker.check(exercise, answer))
                .filter(result -> result.status() == Status.PASSED);
    }

    /** What comes after a pass: the next exercise, the progress, and how this one was solved. */
    private static String onward(CheckResult result, Workshop workshop, LearnerProgress progress) {
        if (result.status() != Status.PASSED) {
            return "";
        }
        CatalogueEntry exercise = result.exercise();
        String next = progress.after(exercise)
                .map(each -> "Next: ./course check " + each.id() + ". ")
                .orElse("");
        String solution = Files.exists(workshop.solution(exercise))
                ? "How we solved it: ./course solution " + exercise.id() + ". "
                : "";
        String purpose = exercise.hints().map(Hints::purpose).orElse("");
        return (purpose.isEmpty() ? "" : purpose + "\n\n") + next + solution + progress.passed() + " of "
                + workshop.catalogue().entries().size() + " exercises passed.";
    }
}
