package sphericalknight.cli.learner;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import sphericalknight.cli.command.CourseCommand;
import sphericalknight.cli.command.ExitCode;
import sphericalknight.cli.command.OutputFolder;
import sphericalknight.cli.command.Workshop;
import sphericalknight.common.Lessons;
import sphericalknight.common.UserError;
import sphericalknight.exercise.answer.AnswerCompiler;
import sphericalknight.exercise.catalogue.CatalogueEntry;
import sphericalknight.grader.release.SubmissionZip;
import sphericalknight.grader.submission.Answer;
import sphericalknight.grader.submission.Submission;
import sphericalknight.grader.submission.SubmissionReader;
import sphericalknight.grader.text.TerminalText;

/** {@code course submit}: packs the zip to hand in, and says what the grader will find in it. */
@Command(
        name = "submit",
        description =
                "Pack your answers into a zip to hand in; say what is in it, what is missing, what does not compile.",
        footer = {
            "",
            "Exit codes: 0 packed; 1 packed, but nothing is answered or an answer does not compile; 2 nothing packed."
        })
public final class SubmitCommand extends CourseCommand implements Callable<Integer> {
    @Parameters(paramLabel = "LESSON", arity = "0..1", description = "A lesson such as 02; all lessons when left out.")
    private String lesson;

    @Option(
            names = "--out",
            paramLabel = "FILE",
            description = "The zip; submission-02-knight.zip, or submission.zip, when left out.")
    private Path out;

    @Override
    public Integer call() {
        Workshop workshop = Workshop.open();
        List<CatalogueEntry> exercises = exercises(workshop);
        Path zip = out != null
                ? out
                : Path.of(lesson == null ? "submission.zip" : "submission-" + name(exercises) + ".zip");
        Submission packed = pack(workshop, exercises, zip);
        List<String> answered = new ArrayList<>();
        List<String> notStarted = new ArrayList<>();
        List<String> broken = new ArrayList<>();
        for (CatalogueEntry exercise : exercises) {
            Answer answer = packed.answers().get(exercise.id());
            if (answer == null || answer.isStub()) {
                notStarted.add(exercise.id());
                continue;
            }
            answered.add(String.format("  %-5s %s", exercise.id(), TerminalText.line(answer.where())));
            AnswerCompiler.Outcome compiled = AnswerCompiler.compile(exercise.type(), answer.source());
            if (!compiled.errors().isEmpty()) {
                broken.add(exercise.id() + " does not compile (" + TerminalText.line(answer.where()) + "):\n"
                        + TerminalText.lines(compiled.message()).indent(4).stripTrailing());
            }
        }
        PrintWriter console = out();
        console.println(zip + (answered.isEmpty() ? " holds no answer yet." : " holds answers to:"));
        answered.forEach(console::println);
        if (!notStarted.isEmpty()) {
            console.println("Not started: " + String.join(", ", notStarted) + ".");
        }
        UnusedFiles.notes(workshop, exercises).forEach(note -> console.println("Note: " + TerminalText.line(note)));
        packed.notes().forEach(note -> console.println("Note: " + TerminalText.line(note)));
        broken.forEach(console::println);
        return answered.isEmpty() || !broken.isEmpty() ? ExitCode.WRONG : ExitCode.GOOD;
    }

    private List<CatalogueEntry> exercises(Workshop workshop) {
        List<CatalogueEntry> all = workshop.catalogue().entries();
        if (lesson == null) {
            return all;
        }
        String name = Lessons.nameOf(Lessons.of(workshop.paths()).named(lesson));
        List<CatalogueEntry> ofLesson = all.stream()
                .filter(each -> each.exercise().lesson().equals(name))
                .toList();
        if (ofLesson.isEmpty()) {
            throw new UserError("Lesson " + name + " has no exercises, so there is nothing to hand in.");
        }
        return ofLesson;
    }

    private static String name(List<CatalogueEntry> exercises) {
        return exercises.get(0).exercise().lesson();
    }

    /** Packs the zip, and returns its contents as the grader will read them. */
    private static Submission pack(Workshop workshop, List<CatalogueEntry> exercises, Path zip) {
        if (Files.isDirectory(zip)) {
            throw new UserError(
                    "--out " + zip + " is a folder; name a file, as in --out " + zip.resolve("submission.zip"));
        }
        Path folder = zip.toAbsolutePath().getParent();
        OutputFolder.check(folder);
        try {
            Files.createDirectories(folder);
            if (SubmissionZip.write(workshop.paths().root(), exercises, zip).isEmpty()) {
                throw new UserError("There is nothing to hand in: neither exercises/tasks nor notebooks has its files;"
                        + " ./course reset restores them.");
            }
        } catch (IOException e) {
            throw new UserError("Cannot write " + zip + " (" + e.getMessage() + "); name another file with --out.", e);
        }
        return new SubmissionReader(exercises).read(List.of(zip));
    }
}
