package sphericalknight.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.time.format.DateTimeFormatter;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import sphericalknight.exercise.catalogue.CatalogueEntry;
import sphericalknight.kernel.UserError;

/** {@code course reset}: brings back stubs; what was there before is kept. */
@Command(
        name = "reset",
        description = "Start an exercise again; your file is kept in .course/backup.",
        mixinStandardHelpOptions = true)
final class ResetCommand implements Runnable {
    private static final DateTimeFormatter TIME = DateTimeFormatter.ofPattern("yyyyMMdd-HHmmss");

    @Spec
    private CommandSpec spec;

    @Parameters(paramLabel = "ID", arity = "1..*", description = "Exercises such as 2.1, or lessons such as 02.")
    private List<String> ids;

    @Override
    public void run() {
        Workshop workshop = Workshop.open();
        Progress progress = new Progress(workshop);
        PrintWriter out = spec.commandLine().getOut();
        for (CatalogueEntry exercise : workshop.select(ids)) {
            out.println(
                    progress.isUntouched(exercise)
                            ? Workshop.shownFile(exercise) + " is as it was handed out."
                            : reset(workshop, exercise));
        }
    }

    /** Keeps the old file, then writes the stub; says so. */
    private static String reset(Workshop workshop, CatalogueEntry exercise) {
        Path file = workshop.file(exercise);
        String stub = exercise.stub()
                .orElseThrow(() -> new IllegalStateException("exercise " + exercise.id() + " has no stub"));
        try {
            String done = Workshop.shownFile(exercise) + " is new again";
            if (Files.exists(file)) {
                Path backup = workshop.paths()
                        .state()
                        .resolve("backup/" + TIME.format(LocalDateTime.now()))
                        .resolve(exercise.answerFile());
                Files.createDirectories(backup.getParent());
                Files.move(file, backup);
                done += "; yours is kept in " + workshop.paths().root().relativize(backup);
            }
            Files.createDirectories(file.getParent());
            Files.writeString(file, stub);
            return done + ".";
        } catch (IOException e) {
            throw new UserError("Cannot reset " + file + ": " + e.getMessage() + ".", e);
        }
    }
}
