package sphericalknight.cli;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;
import sphericalknight.common.CoursePaths;
import sphericalknight.common.Lessons;
import sphericalknight.common.UserError;
import sphericalknight.kernel.Jupyter;
import sphericalknight.lesson.Cell;
import sphericalknight.lesson.Notebook;
import sphericalknight.lesson.engine.JupyterEngine;

/** {@code course tools memory}: measures how long a learner waits for the first picture, and how much memory a lesson's kernel takes. */
@Command(
        name = "memory",
        description = "Measure what a lesson's kernel needs, on a real Jupyter (Linux only).",
        footer = {
            "",
            "first board: seconds from the start of Jupyter's nbconvert to the end of the first cell that shows a picture.",
            "PSS: memory of the kernel, with its share of what several processes use, in MB; at its peak, and after the",
            "last cell. The kernel is the one that ./course lab starts, without --classroom."
        })
final class MemoryCommand extends CourseCommand implements Callable<Integer> {
    private static final Path PROCESSES = Path.of("/proc");

    @Parameters(
            paramLabel = "LESSON",
            arity = "0..*",
            description = "number or name, such as 2 or 02-knight; 2 and 13 when none is named")
    private List<String> lessons = List.of("2", "13");

    @Override
    public Integer call() {
        if (!Files.exists(PROCESSES.resolve("self").resolve(KernelWatch.ROLLUP))) {
            throw new UserError("This system does not say what a process shares; run course tools memory on Linux.");
        }
        CoursePaths course = CoursePaths.find();
        Lessons all = Lessons.of(course);
        List<Notebook> chosen =
                lessons.stream().map(all::named).distinct().map(Notebook::read).toList();
        JupyterEngine engine = new JupyterEngine(course, Jupyter.findOrInstall(course, System.err));
        String row = "| %-24s | %15s | %9s | %12s | %12s | %13s |%n";
        out().printf(row, "lesson", "first board (s)", "whole (s)", "CPU time (s)", "PSS most (MB)", "PSS at the end");
        out().println("| --- | ---: | ---: | ---: | ---: | ---: |");
        for (Notebook lesson : chosen) {
            double first = seconds(engine, firstBoard(lesson));
            try (KernelWatch kernel = new KernelWatch(PROCESSES)) {
                double whole = seconds(engine, lesson);
                out().printf(
                                Locale.ROOT,
                                row,
                                lesson.name(),
                                oneDigit(first),
                                oneDigit(whole),
                                oneDigit(kernel.processorSeconds()),
                                kernel.most(),
                                kernel.last());
            }
            out().flush();
        }
        return ExitCode.GOOD;
    }

    private static String oneDigit(double seconds) {
        return String.format(Locale.ROOT, "%.1f", seconds);
    }

    private static double seconds(JupyterEngine engine, Notebook notebook) {
        return engine.execute(notebook).time().toMillis() / 1000.0;
    }

    /** The lesson up to the first cell whose stored output is a picture; the whole lesson if there is none. */
    static Notebook firstBoard(Notebook lesson) {
        Notebook start = lesson.copy();
        ArrayNode cells = (ArrayNode) start.json().path("cells");
        int end = lesson.codeCells().stream()
                .filter(MemoryCommand::showsPicture)
                .mapToInt(Cell::number)
                .findFirst()
                .orElse(cells.size());
        while (cells.size() > end) {
            cells.remove(cells.size() - 1);
        }
        return start;
    }

    private static boolean showsPicture(Cell cell) {
        return cell.outputs().stream().map(output -> output.path("data")).anyMatch(MemoryCommand::isPicture);
    }

    private static boolean isPicture(JsonNode data) {
        return data.has("image/svg+xml") || data.has("image/png") || data.has("text/html");
    }
}
