package sphericalknight.lesson.engine;

import java.util.List;
import java.util.Map;
import sphericalknight.exercise.check.PlainJson;
import sphericalknight.lesson.Difference;

/**
 * The outcome of running a lesson.
 *
 * @param lesson the name of the lesson, such as "02-knight"
 * @param cells the number of code cells
 * @param differences the problems, in the order of the cells
 * @param notes remarks that are not problems
 * @param seconds the duration of the run in seconds
 */
public record LessonReport(String lesson, int cells, List<Difference> differences, List<String> notes, double seconds) {
    static final String CHANGED = "changed since the last commit: run, not compared";

    /** The differences as text, one line each, such as "cell 4 (edge-mask), outputs: ...". */
    public List<String> lines() {
        return differences.stream()
                .map(difference -> difference.place() + ", " + difference.kind().word() + ": " + difference.message())
                .toList();
    }

    /** The outcome: "ok", "different" (the lesson ran but its outputs differ) or "failed". */
    public String status() {
        if (differences.stream().anyMatch(difference -> difference.kind().isFailure())) {
            return "failed";
        }
        return differences.isEmpty() ? "ok" : "different";
    }

    /** The fields of this report in the JSON document of {@code course run --json}. */
    public Map<String, Object> fields() {
        return PlainJson.fields(
                "lesson", lesson,
                "cells", cells,
                "status", status(),
                "differences",
                        differences.stream()
                                .map(difference -> PlainJson.fields(
                                        "cell", difference.cell(),
                                        "kind", difference.kind().word(),
                                        "message", difference.message()))
                                .toList(),
                "notes", notes,
                "seconds", seconds);
    }
}
