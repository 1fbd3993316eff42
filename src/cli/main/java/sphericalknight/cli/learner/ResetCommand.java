package sphericalknight.cli.learner;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;
import sphericalknight.cli.command.CourseCommand;
import sphericalknight.cli.command.Workshop;
import sphericalknight.common.Lessons;
import sphericalknight.common.UserError;
import sphericalknight.exercise.catalogue.CatalogueEntry;
import sphericalknight.lesson.engine.GitChanges;

/** {@code course reset}: restores the stub of an exercise, or a lesson with all its stubs; the replaced files are backed up. */
@Command(name = "reset", description = "Start an exercise or a lesson again; what you wrote is kept in .course/backup.")
public final class ResetCommand extends CourseCommand implements Runnable {
    @Parameters(
            paramLabel = "ID",
            arity = "1..*",
            description = "Exercises such as 2.1, or lessons such as 02: all their exercises and the notebook"
                    + " (as git has it).")
    private List<String> ids;

    @Override
    public void run() {
        Workshop workshop = Workshop.open();
        Backup backup = new Backup(workshop.paths());
        PrintWriter out = out();
        List<CatalogueEntry> exercises = workshop.select(ids);
        try {
            Map<Path, String> notebooks = new LinkedHashMap<>(); // all of them first: without git nothing is reset
            for (String id : ids) {
                if (workshop.catalogue().byId(id).isEmpty()) {
                    Path notebook = Lessons.of(workshop.paths()).named(id);
                    notebooks.put(notebook, committed(workshop, notebook, id));
                }
            }
            for (Map.Entry<Path, String> notebook : notebooks.entrySet()) {
                out.println(reset(workshop, backup, notebook.getKey(), notebook.getValue()));
            }
            for (CatalogueEntry exercise : exercises) {
                out.println(reset(workshop, backup, exercise));
            }
        } catch (IOException e) {
            throw new UserError("Cannot reset: " + e.getMessage() + ".", e);
        }
    }

    private static String reset(Workshop workshop, Backup backup, CatalogueEntry exercise) throws IOException {
        LearnerProgress progress = new LearnerProgress(workshop);
        String inNotebook = progress.forget(exercise)
                ? "\n" + exercise.id()
                        + " no longer counts as passed in the notebook; run check there to pass it again."
                : "";
        if (progress.isUntouched(exercise)) {
            return Workshop.shownFile(exercise) + " is still as it was handed out." + inNotebook;
        }
        String stub = exercise.stub()
                .orElseThrow(() -> new IllegalStateException("exercise " + exercise.id() + " has no stub"));
        return backup.replace(workshop.file(exercise), stub) + " Reload it in your editor if it is open." + inNotebook;
    }

    private static String committed(Workshop workshop, Path notebook, String lesson) {
        return GitChanges.committed(workshop.paths(), notebook)
                .orElseThrow(() -> new UserError(
                        "git does not track " + workshop.paths().root().relativize(notebook)
                                + ", so nothing was reset: copy the notebook from the zip that you were given, and reset"
                                + " exercises one at a time, as in ./course reset "
                                + workshop.select(List.of(lesson)).get(0).id() + "."));
    }

    private static String reset(Workshop workshop, Backup backup, Path notebook, String committed) throws IOException {
        if (!GitChanges.changed(workshop.paths(), notebook)) {
            return workshop.paths().root().relativize(notebook) + " is the same as in git.";
        }
        return backup.replace(notebook, committed)
                + " If it is open in the browser, reload that page now, without saving: a save would bring back the old lesson.";
    }
}
