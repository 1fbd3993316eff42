package sphericalknight.cli.learner;

import java.io.PrintWriter;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;
import sphericalknight.cli.command.CourseCommand;
import sphericalknight.cli.command.Workshop;
import sphericalknight.common.UserError;
import sphericalknight.exercise.catalogue.CatalogueEntry;
import sphericalknight.exercise.catalogue.Hints;
import sphericalknight.exercise.check.ResultText;

/** {@code course hint}: shows one of the three hints for an exercise. */
@Command(name = "hint", description = "Show a hint: 1 asks a question, 2 draws a picture, 3 gives a line of code.")
public final class HintCommand extends CourseCommand implements Runnable {
    @Parameters(index = "0", paramLabel = "ID", description = "An exercise, such as 2.1.")
    private String id;

    @Parameters(
            index = "1",
            paramLabel = "STEP",
            arity = "0..1",
            defaultValue = "1",
            description = "1, 2 or 3; default 1.")
    private int step;

    @Override
    public void run() {
        CatalogueEntry exercise = Workshop.open().exercise(id);
        if (step < 1 || step > Hints.STEPS) {
            throw new UserError("There is no hint " + step + "; choose 1, 2 or 3.");
        }
        PrintWriter out = out();
        out.println(HintText.hint(exercise, step, ResultText.WIDTH));
        if (step < Hints.STEPS) {
            out.println("\nThe next hint says more: ./course hint " + id + " " + (step + 1));
        }
    }
}
