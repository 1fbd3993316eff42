package sphericalknight.cli;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import sphericalknight.exercise.check.CheckResult;
import sphericalknight.exercise.check.TestResult;

/** The output of {@code check --json}. The field names are part of the interface and do not change. */
final class CheckJson {
    private CheckJson() {}

    static String of(List<CheckResult> results) {
        return Json.of(results.stream().map(CheckJson::exercise).toList());
    }

    private static Map<String, Object> exercise(CheckResult result) {
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("id", result.exercise().id());
        fields.put("title", result.exercise().exercise().title());
        fields.put("status", result.status().word());
        fields.put("points", result.points());
        fields.put("maxPoints", result.maxPoints());
        fields.put("message", result.message());
        fields.put("diagnosis", result.diagnosis().map(known -> known.name()).orElse(""));
        fields.put("tests", result.tests().stream().map(CheckJson::test).toList());
        return fields;
    }

    private static Map<String, Object> test(TestResult test) {
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("name", test.name());
        fields.put("status", test.status().word());
        fields.put("message", test.message());
        fields.put("diagnosis", test.diagnosis());
        return fields;
    }
}
