package sphericalknight.lesson.engine;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import sphericalknight.common.CoursePaths;
import sphericalknight.lesson.Cell;
import sphericalknight.lesson.Difference;
import sphericalknight.lesson.Difference.Kind;
import sphericalknight.lesson.Notebook;
import sphericalknight.lesson.lint.Lint;

/**
 * Runs one lesson, checks the rules for lessons, reports errors, and compares the outputs with the stored ones. A notebook that differs from
 * the last commit, as a learner's does, is only run.
 */
public final class LessonRunner {
    private final CoursePaths course;
    private final Engine engine;

    public LessonRunner(CoursePaths course, Engine engine) {
        this.course = course;
        this.engine = engine;
    }

    /**
     * A lesson's report and the executed notebook.
     *
     * @param executed the notebook with fresh outputs
     */
    public record Result(LessonReport report, Notebook executed) {}

    /**
     * Runs {@code stored} and compares its outputs with the stored ones; a notebook that differs from the last commit is run, but neither
     * compared nor held to the rules for lessons.
     */
    public Result run(Notebook stored) {
        return GitChanges.changed(course, stored.file()) ? runChanged(stored) : runUnchanged(stored);
    }

    private Result runUnchanged(Notebook stored) {
        List<Difference> differences = new ArrayList<>(Lint.check(stored));
        Execution execution = engine.execute(stored);
        differences.addAll(errors(execution));
        List<Cell> fresh = execution.notebook().cells();
        for (Cell cell : stored.cells()) {
            Cell now = fresh.get(cell.number() - 1);
            boolean failed = differences.stream()
                    .anyMatch(d -> d.place().equals(cell.place()) && (d.kind() == Kind.ERROR || d.kind() == Kind.TIME));
            if (cell.isCompared() && cell.number() <= execution.lastCell() && !failed) {
                differences.addAll(Comparison.of(cell, now));
            }
        }
        return result(execution, differences, List.of());
    }

    /**
     * Runs {@code stored} and writes the fresh outputs into its file, unless a cell fails.
     */
    public Result update(Notebook stored) {
        Execution execution = engine.execute(stored);
        List<Difference> differences = errors(execution);
        List<String> notes = new ArrayList<>();
        if (differences.isEmpty()) {
            String before = stored.text();
            Notebook updated = Storing.stored(execution.notebook());
            updated.write();
            notes.add(updated.text().equals(before) ? "the stored outputs are up to date" : "stored the fresh outputs");
            differences.addAll(Lint.check(Notebook.read(stored.file())));
        } else {
            notes.add("nothing stored, because a cell fails");
        }
        return result(execution, differences, notes);
    }

    private Result runChanged(Notebook stored) {
        Execution execution = engine.execute(stored);
        return result(execution, errors(execution), List.of(LessonReport.CHANGED));
    }

    private List<Difference> errors(Execution execution) {
        List<Difference> errors = new ArrayList<>();
        for (Cell cell : execution.notebook().codeCells()) {
            if (cell.number() > execution.lastCell()) {
                break;
            }
            ObjectNode error = cell.outputs().stream()
                    .filter(output -> output.path("output_type").asText().equals("error"))
                    .findFirst()
                    .orElse(null);
            if (!execution.overdue().isEmpty() && cell.id().equals(execution.overdue())) {
                errors.add(new Difference(cell.id(), cell.place(), Kind.TIME, overdue(cell)));
            } else if (error == null && cell.has(Cell.RAISES)) {
                errors.add(new Difference(
                        cell.id(), cell.place(), Kind.ERROR, "it is tagged " + Cell.RAISES + " but raises none"));
            } else if (error != null && !cell.has(Cell.RAISES) && !cell.has(Cell.EXERCISE)) {
                errors.add(new Difference(cell.id(), cell.place(), Kind.ERROR, text(error)));
            }
        }
        return errors;
    }

    /** Describes an error output on one line, shortened if it is long. */
    private static String text(ObjectNode error) {
        List<String> lines = new ArrayList<>();
        error.path("traceback").forEach(line -> lines.add(line.asText()));
        String told = switch (error.path("ename").asText()) {
            case "DoesNotCompile" -> compiler(lines);
            case "EvalException" -> lines.isEmpty() ? error.path("evalue").asText() : lines.get(0);
            default ->
                error.path("ename").asText() + ": " + error.path("evalue").asText();
        };
        return "it fails: " + (told.length() <= 240 ? told : told.substring(0, 237) + "...");
    }

    /** The sentences of a compiler message, without the quoted source lines, which are indented. */
    private static String compiler(List<String> lines) {
        List<String> words = lines.stream()
                .filter(line -> !line.startsWith("    "))
                .map(String::strip)
                .toList();
        return "it does not compile: " + String.join(" ", words.isEmpty() ? lines : words);
    }

    private static String overdue(Cell cell) {
        return "it does not end within the time limit; bound the loop"
                + (cell.has(Cell.EXERCISE) ? " of your answer" : "") + "; the cells after it were not run";
    }

    private Result result(Execution execution, List<Difference> differences, List<String> notes) {
        Notebook executed = execution.notebook();
        double seconds = execution.time().toMillis() / 1000.0;
        LessonReport report =
                new LessonReport(executed.name(), executed.codeCells().size(), differences, notes, seconds);
        return new Result(report, executed);
    }
}
