package sphericalknight.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import sphericalknight.kernel.CoursePaths;
import sphericalknight.kernel.Jupyter;
import sphericalknight.kernel.UserError;
import sphericalknight.lesson.Notebook;
import sphericalknight.lesson.engine.InProcessEngine;

/** The one cell of {@code binder/smoke.ipynb}: it draws a board, on Jupyter where there is one, else in process. */
final class SmokeCell {
    private static final int SECONDS = 120;

    private final CoursePaths paths;

    SmokeCell(CoursePaths paths) {
        this.paths = paths;
    }

    /** Runs the cell and says how the board came; refuses, with the reason and the cure, when none came. */
    String draw(Optional<Jupyter> jupyter) {
        Path cell = paths.root().resolve("binder/smoke.ipynb");
        Notebook drawn = jupyter.map(found -> onJupyter(found, cell))
                .orElseGet(
                        () -> new InProcessEngine().execute(Notebook.read(cell)).notebook());
        String outputs = drawn.codeCells().get(0).outputs().toString();
        if (!outputs.contains("<img ") || !outputs.contains("data:image/svg+xml;base64,")) {
            throw new UserError("the kernel answered without a board: "
                    + outputs.substring(0, Math.min(200, outputs.length()))
                    + "; run ./course kernel install, and ./course lab if that does not help");
        }
        return "a board drawn " + (jupyter.isPresent() ? "on Jupyter" : "in process");
    }

    private Notebook onJupyter(Jupyter jupyter, Path cell) {
        Path log = paths.log("smoke");
        Path folder = paths.state().resolve("smoke");
        ProcessBuilder process = jupyter.process(
                        "nbconvert",
                        "--to",
                        "notebook",
                        "--execute",
                        "--output-dir",
                        folder.toString(),
                        cell.toString())
                .redirectErrorStream(true)
                .redirectOutput(log.toFile());
        try {
            Path result = folder.resolve(cell.getFileName());
            Files.deleteIfExists(result);
            Process running = process.start();
            if (!running.waitFor(SECONDS, TimeUnit.SECONDS)) {
                running.descendants().forEach(ProcessHandle::destroyForcibly);
                running.destroyForcibly();
                throw new UserError("no answer from the kernel within " + SECONDS + " seconds; look into " + log);
            }
            if (running.exitValue() != 0) {
                throw new UserError("the kernel failed (" + lastWords(log) + "); look into " + log);
            }
            return Notebook.read(result);
        } catch (IOException e) {
            throw new UserError("jupyter did not start (" + e.getMessage() + "); look into " + log, e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new UserError("interrupted; run ./course doctor again", e);
        }
    }

    private static String lastWords(Path log) throws IOException {
        List<String> lines =
                Files.readAllLines(log).stream().filter(line -> !line.isBlank()).toList();
        return lines.isEmpty() ? "it said nothing" : lines.get(lines.size() - 1).strip();
    }
}
