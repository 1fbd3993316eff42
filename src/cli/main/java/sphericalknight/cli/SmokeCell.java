package sphericalknight.cli;

import java.time.Duration;
import sphericalknight.common.CoursePaths;
import sphericalknight.common.UserError;
import sphericalknight.kernel.Jupyter;
import sphericalknight.lesson.Notebook;
import sphericalknight.lesson.engine.JupyterEngine;

/** Runs the one cell of {@code binder/smoke.ipynb}, which draws a board, on Jupyter. */
final class SmokeCell {
    static final String FILE = "binder/smoke.ipynb";
    private static final Duration LIMIT = Duration.ofMinutes(1);

    private final CoursePaths paths;

    SmokeCell(CoursePaths paths) {
        this.paths = paths;
    }

    /** Runs the cell and says that the board was drawn; throws a {@link UserError} with the cure if there is no board. */
    String draw(Jupyter jupyter) {
        Notebook cell = Notebook.read(paths.root().resolve(FILE));
        String outputs = new JupyterEngine(paths, jupyter, LIMIT)
                .execute(cell)
                .notebook()
                .codeCells()
                .get(0)
                .outputs()
                .toString();
        if (!outputs.contains("<img ") || !outputs.contains("data:image/svg+xml;base64,")) {
            throw new UserError(
                    "the kernel answered without a board: " + outputs.substring(0, Math.min(200, outputs.length())),
                    Checkup.REBUILD);
        }
        return "a board drawn on Jupyter";
    }
}
