package sphericalknight.grader.report;

import static sphericalknight.grader.text.PlainText.line;
import static sphericalknight.grader.text.PlainText.lines;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import sphericalknight.common.UserError;
import sphericalknight.grader.model.ExerciseVerdict;
import sphericalknight.grader.model.Json;
import sphericalknight.grader.model.StudentVerdict;
import sphericalknight.grader.model.TestVerdict;

/**
 * Gradescope's {@code results.json} for each student. The score at the top is the one that counts; each test shows its share of the points
 * of its exercise.
 *
 * <p>If one test is hidden from students, Gradescope shows them no total. Tests with secret inputs are therefore visible by default; their
 * messages do not mention the inputs. The system property {@code course.gradescope.hidden} sets another visibility for them: {@code
 * after_due_date}, {@code after_published} or {@code hidden}.
 */
final class GradescopeJson {
    private static final List<String> VISIBILITIES = List.of("visible", "after_due_date", "after_published", "hidden");

    private GradescopeJson() {}

    static String of(StudentVerdict student) {
        String hidden = System.getProperty("course.gradescope.hidden", "visible");
        if (!VISIBILITIES.contains(hidden)) {
            throw new UserError("course.gradescope.hidden is \"" + hidden + "\"; it must be one of "
                    + String.join(", ", VISIBILITIES) + ".");
        }
        return Json.indented(document(student, hidden));
    }

    private static Map<String, Object> document(StudentVerdict student, String hidden) {
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("score", student.graderFailed() ? BigDecimal.ZERO : student.score());
        fields.put("output", output(student));
        fields.put("output_format", "text");
        fields.put("test_output_format", "text");
        fields.put("test_name_format", "text");
        fields.put("visibility", "visible");
        fields.put("stdout_visibility", "hidden");
        List<Object> tests = new ArrayList<>();
        for (ExerciseVerdict exercise : student.exercises()) {
            for (int i = 0; i < exercise.tests().size(); i++) {
                tests.add(test(exercise, i, hidden));
            }
        }
        fields.put("tests", tests);
        return fields;
    }

    private static String output(StudentVerdict student) {
        List<String> text = new ArrayList<>();
        if (student.graderFailed()) {
            text.add("The grader itself failed. This is not a grade; tell your teacher.");
        }
        text.add(Wording.total(student));
        for (ExerciseVerdict exercise : student.exercises()) {
            text.add(Wording.sign(exercise.reason()) + " " + exercise.id() + " " + line(exercise.title()) + ": "
                    + exercise.reason().words() + ", " + Wording.points(exercise));
            if (!Wording.advice(exercise).isEmpty()) {
                text.add(lines(Wording.advice(exercise)).indent(4).stripTrailing());
            }
            if (!exercise.message().isEmpty()) {
                text.add(lines(exercise.message()).indent(4).stripTrailing());
            }
        }
        student.notes().forEach(note -> text.add("Note: " + line(note)));
        return lines(String.join("\n", text));
    }

    private static Map<String, Object> test(ExerciseVerdict exercise, int i, String hidden) {
        TestVerdict test = exercise.tests().get(i);
        BigDecimal share = new BigDecimal(exercise.maxScore() * test.weight())
                .divide(new BigDecimal(exercise.weight()), 2, RoundingMode.HALF_UP);
        String output = test.passed() ? "" : Wording.sentence(exercise, test) + "\n" + lines(test.message());
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("name", exercise.id() + " " + line(Wording.name(test)));
        fields.put("number", number(exercise.id(), i));
        fields.put("status", test.passed() ? "passed" : "failed");
        fields.put("score", test.passed() ? share : BigDecimal.ZERO);
        fields.put("max_score", share);
        fields.put("output", output.strip());
        fields.put("tags", List.of(exercise.id(), test.reason().code()));
        fields.put("visibility", test.hidden() ? hidden : "visible");
        return fields;
    }

    /** The number of a test, such as "02.10.03": with leading zeros, because Gradescope sorts numbers as text. */
    private static String number(String id, int i) {
        StringBuilder number = new StringBuilder();
        for (String part : id.split("\\.")) {
            number.append(part.length() < 2 ? "0" + part : part).append('.');
        }
        return number.append(String.format("%02d", i + 1)).toString();
    }
}
