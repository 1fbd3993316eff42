package sphericalknight.grader.report;

import static sphericalknight.grader.report.text.PlainText.line;
import static sphericalknight.grader.report.text.PlainText.lines;

import java.util.LinkedHashMap;
import java.util.Map;
import sphericalknight.grader.model.ExerciseVerdict;
import sphericalknight.grader.model.Reason;
import sphericalknight.grader.model.StudentVerdict;

/**
 * Classroom 50's {@code result.json} for each student. Classroom 50 supports only whole points, so each exercise becomes one test.
 * Values known only to Classroom 50's runner come from environment variables that the runner sets; {@code SUBMISSION_DATETIME}, the
 * date of the commit, is set by the course's {@code autograder.py}.
 */
final class Classroom50Json {
    private final Map<String, String> environment;

    Classroom50Json(Map<String, String> environment) {
        this.environment = environment;
    }

    String of(StudentVerdict student) {
        String commit = text("COMMIT_URL");
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("schema", "classroom50/result/v1");
        fields.put("classroom", text("CLASSROOM"));
        fields.put("assignment", text("ASSIGNMENT"));
        fields.put("submission", text("SUBMISSION_TAG"));
        fields.put("commit", commit);
        fields.put("release", text("RELEASE_URL"));
        fields.put("review", text("REVIEW_URL").isEmpty() ? commit : text("REVIEW_URL"));
        fields.put("datetime", text("SUBMISSION_DATETIME"));
        fields.put("score", student.graderFailed() ? 0 : student.score());
        fields.put("max-score", student.maxScore());
        fields.put(
                "tests",
                student.exercises().stream().map(Classroom50Json::exercise).toList());
        return JsonText.of(fields);
    }

    private String text(String variable) {
        return line(environment.getOrDefault(variable, ""));
    }

    private static Map<String, Object> exercise(ExerciseVerdict exercise) {
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("test-name", exercise.id() + " " + line(exercise.title()));
        fields.put("passed", exercise.reason() == Reason.PASSED);
        fields.put("score", exercise.score());
        fields.put("max-score", exercise.maxScore());
        fields.put("bonus", exercise.bonus());
        fields.put("reason", exercise.reason().code());
        fields.put("advice", lines(exercise.mistake().advice()));
        return fields;
    }
}
