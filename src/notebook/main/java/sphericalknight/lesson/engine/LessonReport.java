package sphericalknight.lesson.engine;

import java.util.List;
import java.util.Optional;

/**
 * The outcome of running a lesson.
 *
 * @param lesson "02-knight"
 * @param engine "inprocess" or "jupyter"
 * @param cells the number of code cells
 * @param differences the problems, in the order of the cells
 * @param notes remarks that are not problems
 * @param seconds how long it took
 */
public record LessonReport(
        String lesson, String engine, int cells, List<Difference> differences, List<String> notes, double seconds) {
    static final String CHANGED = "changed since the last commit: run, not compared";

    /** Whether the lesson has uncommitted changes: it was run but not judged. */
    public boolean isChanged() {
        return notes.contains(CHANGED);
    }

    /** Why the differences say nothing, as a sentence without a stop; empty for a lesson that was compared. */
    public Optional<String> notCompared() {
        return isChanged()
                ? Optional.of(lesson + " differs from the last commit: it was run (" + status() + "), not compared")
                : Optional.empty();
    }

    /** The differences, one line each: "cell 4, output: ...". */
    public List<String> lines() {
        return differences.stream()
                .map(difference -> difference.place() + ", " + difference.kind().word() + ": " + difference.message())
                .toList();
    }

    /** "ok", "different" (it ran and shows something else) or "failed". */
    public String status() {
        if (differences.stream().anyMatch(difference -> difference.kind().isFailure())) {
            return "failed";
        }
        return differences.isEmpty() ? "ok" : "different";
    }
}
