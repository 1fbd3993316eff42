package sphericalknight.grader.report;

import static sphericalknight.grader.text.PlainText.line;
import static sphericalknight.grader.text.PlainText.lines;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import sphericalknight.grader.model.ClassVerdict;
import sphericalknight.grader.model.ExerciseVerdict;
import sphericalknight.grader.model.Json;
import sphericalknight.grader.model.Reason;
import sphericalknight.grader.model.StudentVerdict;
import sphericalknight.grader.model.TestVerdict;

/**
 * {@code OUT/results.json}: a list of students, each with the exercises and their tests. Field names never change, but new fields may
 * be added. It contains no dates or times, so the same verdict gives the same file.
 */
final class ResultsJson {
    static void write(ClassVerdict verdict, Path out) {
        ReportFile.write(
                out.resolve("results.json"),
                Json.indented(
                        verdict.students().stream().map(ResultsJson::student).toList()));
    }

    private static Map<String, Object> student(StudentVerdict student) {
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("student", line(student.student()));
        fields.put("name", line(student.name()));
        fields.put("graderFailed", student.graderFailed());
        fields.put("graded", student.hasGrade());
        fields.put("problem", line(student.problem()));
        fields.put("score", student.score());
        fields.put("maxScore", student.maxScore());
        fields.put("earned", student.earned());
        fields.put("latePercent", student.late());
        fields.put("manualPoints", student.byHand());
        fields.put("comment", line(student.comment()));
        fields.put("notes", student.notes().stream().map(note -> lines(note)).toList());
        fields.put(
                "exercises",
                student.exercises().stream().map(ResultsJson::exercise).toList());
        return fields;
    }

    private static Map<String, Object> exercise(ExerciseVerdict exercise) {
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("id", exercise.id());
        fields.put("title", line(exercise.title()));
        fields.put("bonus", exercise.bonus());
        fields.put("status", status(exercise.reason()));
        fields.put("reason", exercise.reason().code());
        fields.put("message", lines(exercise.message()));
        fields.put("diagnosis", line(exercise.mistake().name()));
        fields.put("advice", lines(exercise.mistake().advice()));
        fields.put("source", line(exercise.source()));
        fields.put("score", exercise.score());
        fields.put("maxScore", exercise.maxScore());
        fields.put("tests", exercise.tests().stream().map(ResultsJson::test).toList());
        return fields;
    }

    private static Map<String, Object> test(TestVerdict test) {
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("name", line(test.name()));
        fields.put("method", line(test.method()));
        fields.put("passed", test.passed());
        fields.put("reason", test.reason().code());
        fields.put("message", lines(test.message()));
        fields.put("hidden", test.hidden());
        return fields;
    }

    /** The status as {@code course check --json} names it. */
    private static String status(Reason reason) {
        return switch (reason) {
            case PASSED -> "passed";
            case NOT_ATTEMPTED -> "not-started";
            case COMPILE_ERROR, COMPILER_RESOURCES, MISSING_FILE, MISSING_TYPE, MISSING_METHOD, GRADER_ERROR -> "error";
            default -> "failed";
        };
    }
}
