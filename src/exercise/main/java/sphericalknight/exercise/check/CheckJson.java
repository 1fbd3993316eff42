package sphericalknight.exercise.check;

import java.util.Map;

/** Writes a report as the fields of {@code check --json}; the page adds more. Field names never change: other programs rely on them. */
public final class CheckJson {
    private CheckJson() {}

    /** The fields of a checked exercise and of its tests, by name; {@code shown} is the index of the test to show, -1 for none. */
    public static Map<String, Object> fields(CheckResult result) {
        Report report = Report.of(result);
        return PlainJson.fields(
                "id", result.exercise().id(),
                "title", result.exercise().exercise().title(),
                "status", result.status().word(),
                "points", result.points(),
                "maxPoints", result.maxPoints(),
                "message", result.message(),
                "diagnosis", result.diagnosis().map(known -> known.name()).orElse(""),
                "sentence", report.sentence(),
                "shown", report.shown().map(result.tests()::indexOf).orElse(-1),
                "printed", report.printed(),
                "score", report.score(),
                "tests", result.tests().stream().map(CheckJson::fields).toList());
    }

    /** The fields of a test, by name. */
    public static Map<String, Object> fields(TestResult test) {
        return PlainJson.fields(
                "name", test.name(),
                "status", test.status().word(),
                "message", test.message(),
                "diagnosis", test.diagnosis());
    }
}
