package sphericalknight.exercise.check;

import java.util.Map;

/** The fields of {@code check --json}; the web page adds more. Other programs rely on the names of the fields, so they do not change. */
public final class CheckJson {
    private CheckJson() {}

    /** The fields of a checked exercise and of its tests, by name. */
    public static Map<String, Object> fields(CheckResult result) {
        return PlainJson.fields(
                "id", result.exercise().id(),
                "title", result.exercise().exercise().title(),
                "status", result.status().word(),
                "points", result.points(),
                "maxPoints", result.maxPoints(),
                "message", result.message(),
                "diagnosis", result.diagnosis().map(known -> known.name()).orElse(""),
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
