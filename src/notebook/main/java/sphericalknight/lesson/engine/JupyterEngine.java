package sphericalknight.lesson.engine;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import sphericalknight.common.CoursePaths;
import sphericalknight.common.Folders;
import sphericalknight.common.UserError;
import sphericalknight.kernel.Jupyter;
import sphericalknight.lesson.Cell;
import sphericalknight.lesson.Notebook;

/** Runs lessons on a real Jupyter: nbconvert starts a new kernel {@code java} for each lesson. */
public final class JupyterEngine implements Engine {
    /** The time limit for a cell. It is generous: no cell of a lesson takes five seconds. */
    private static final Duration CELL_LIMIT = Duration.ofSeconds(30);

    private static final Duration NOTEBOOK_LIMIT = Duration.ofMinutes(10);

    private final CoursePaths course;
    private final Jupyter jupyter;
    private final Duration cellLimit;
    private final Map<String, String> environment;

    public JupyterEngine(CoursePaths course, Jupyter jupyter) {
        this(course, jupyter, CELL_LIMIT);
    }

    /** Creates an engine that interrupts a cell after {@code cellLimit}. */
    public JupyterEngine(CoursePaths course, Jupyter jupyter, Duration cellLimit) {
        this(course, jupyter, cellLimit, Map.of());
    }

    private JupyterEngine(CoursePaths course, Jupyter jupyter, Duration cellLimit, Map<String, String> environment) {
        this.course = course;
        this.jupyter = jupyter;
        this.cellLimit = cellLimit;
        this.environment = environment;
    }

    /**
     * The same engine with kernels that run without Java's optimising compiler. Lessons then take half the processor time, because they end
     * before the compiler pays off; the times that they measure differ from those in a learner's kernel.
     */
    public JupyterEngine quick() {
        return new JupyterEngine(course, jupyter, cellLimit, Map.of("JDK_JAVA_OPTIONS", "-XX:TieredStopAtLevel=1"));
    }

    @Override
    public Execution execute(Notebook notebook) {
        long start = System.nanoTime();
        Notebook copy = notebook.copy();
        copy.codeCells().forEach(cell -> cell.setOutputs(List.of()));
        Notebook executed = Storing.clean(converted(copy));
        String overdue = "";
        int lastCell = executed.cells().size();
        for (Cell cell : executed.codeCells()) {
            boolean interrupted = cell.outputs().stream()
                    .anyMatch(output -> output.path("ename").asText().equals("EvaluationInterruptedException"));
            if (interrupted && overdue.isEmpty()) {
                overdue = cell.id();
                lastCell = cell.number();
            }
        }
        return new Execution(
                new Notebook(notebook.file(), executed.json()),
                lastCell,
                overdue,
                Duration.ofNanos(System.nanoTime() - start));
    }

    private Notebook converted(Notebook notebook) {
        try {
            Path folder = Files.createTempDirectory("course-run");
            try {
                notebook.write(folder.resolve("in.ipynb"));
                convert(folder, notebook.name());
                return Notebook.read(folder.resolve("out.ipynb"));
            } finally {
                Folders.delete(folder);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void convert(Path folder, String lesson) throws IOException {
        Path log = course.log("jupyter-run-" + lesson);
        ProcessBuilder nbconvert = jupyter.process(
                        "nbconvert",
                        "--to=notebook",
                        "--execute",
                        "--allow-errors",
                        "--ExecutePreprocessor.kernel_name=java",
                        "--ExecutePreprocessor.record_timing=False",
                        "--ExecutePreprocessor.startup_timeout=120",
                        "--ExecutePreprocessor.interrupt_on_timeout=True",
                        "--ExecutePreprocessor.timeout=" + cellLimit.toSeconds(),
                        "--output=out",
                        folder.resolve("in.ipynb").toString())
                .redirectErrorStream(true)
                .redirectOutput(log.toFile());
        nbconvert.environment().putAll(environment);
        nbconvert.environment().put("COURSE_ANSWERS", "none"); // outputs must not depend on the learner's answers
        Process process = nbconvert.start();
        process.getOutputStream().close();
        try {
            if (!process.waitFor(NOTEBOOK_LIMIT.toSeconds(), TimeUnit.SECONDS)) {
                throw new UserError(
                        "Jupyter did not finish " + lesson + " within " + NOTEBOOK_LIMIT.toMinutes()
                                + " minutes; its output is in " + log,
                        "run: ./course doctor");
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new UserError("Interrupted while Jupyter was running " + lesson + ".");
        } finally {
            process.descendants().forEach(ProcessHandle::destroyForcibly);
            process.destroyForcibly();
        }
        if (process.exitValue() != 0 || !Files.exists(folder.resolve("out.ipynb"))) {
            throw new UserError(
                    "Jupyter could not run " + lesson + " (nbconvert ended with " + process.exitValue()
                            + "); its output is in " + log,
                    "run: ./course doctor");
        }
    }
}
