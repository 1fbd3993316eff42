package sphericalknight.lesson.engine;

import java.util.List;

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

    /** "ok", "different" (it ran and shows something else) or "failed". */
    public String status() {
        if (differences.stream().anyMatch(difference -> difference.kind().isFailure())) {
            return "failed";
        }
        return differences.isEmpty() ? "ok" : "different";
    }
}
