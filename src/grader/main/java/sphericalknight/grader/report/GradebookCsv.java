package sphericalknight.grader.report;

import java.math.BigDecimal;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import sphericalknight.grader.model.ClassVerdict;
import sphericalknight.grader.model.Points;
import sphericalknight.grader.model.StudentVerdict;

/**
 * {@code OUT/gradebook.csv}: nbgrader's columns, then one column for the points of each exercise, the manual points and comments, and the
 * reason why a student needs attention. If neither roster nor metadata gives a date or an address, it is empty. A student without a grade
 * has no score.
 */
final class GradebookCsv {
    /** A column: its name and its value for a student. */
    private record Column(String name, Function<StudentVerdict, String> cell) {
        /** A column that is empty for a student without a grade. */
        static Column ofGrade(String name, Function<StudentVerdict, String> cell) {
            return new Column(name, student -> student.hasGrade() ? cell.apply(student) : "");
        }
    }

    private GradebookCsv() {}

    private static List<Column> columns(Assignment assignment) {
        List<Column> columns = new ArrayList<>(List.of(
                new Column("assignment", student -> assignment.name()),
                new Column("duedate", student -> student.delivery().due()),
                new Column("timestamp", student -> student.delivery().submitted()),
                new Column("student_id", StudentVerdict::student),
                new Column("last_name", student -> lastName(student.name())),
                new Column("first_name", student -> firstName(student.name())),
                new Column("email", student -> student.delivery().email()),
                Column.ofGrade("raw_score", student -> "" + student.earned()),
                Column.ofGrade("late_submission_penalty", student -> "" + student.penalty()),
                Column.ofGrade("score", student -> Points.text(student.score())),
                new Column("max_score", student -> "" + student.maxScore())));
        assignment.ids().forEach(id -> columns.add(Column.ofGrade(id, student -> points(student, id))));
        columns.add(new Column("manual_points", student -> Points.text(student.byHand())));
        columns.add(new Column("comment", StudentVerdict::comment));
        columns.add(new Column("problem", StudentVerdict::problem));
        return columns;
    }

    static void write(ClassVerdict verdict, Assignment assignment, Path out) {
        List<Column> columns = columns(assignment);
        List<List<String>> lines = new ArrayList<>();
        lines.add(columns.stream().map(Column::name).toList());
        for (StudentVerdict student : verdict.students()) {
            lines.add(columns.stream()
                    .map(column -> Csv.cell(column.cell().apply(student)))
                    .toList());
        }
        ReportFile.write(out.resolve("gradebook.csv"), Csv.text(lines));
    }

    private static String points(StudentVerdict student, String id) {
        return student.exercises().stream()
                .filter(exercise -> exercise.id().equals(id))
                .map(exercise ->
                        Points.text(BigDecimal.valueOf(exercise.score()).add(student.byHand(exercise))))
                .findFirst()
                .orElse("");
    }

    /** The last name in "Lovelace, Ada" and "Ada Lovelace"; a single word is a last name. */
    private static String lastName(String name) {
        int comma = name.indexOf(',');
        return comma >= 0
                ? name.substring(0, comma).strip()
                : name.strip().substring(name.strip().lastIndexOf(' ') + 1);
    }

    /** The first name in "Lovelace, Ada" and "Ada Lovelace"; "" if there is none. */
    private static String firstName(String name) {
        int comma = name.indexOf(',');
        return comma >= 0
                ? name.substring(comma + 1).strip()
                : name.strip().substring(0, Math.max(0, name.strip().lastIndexOf(' ')));
    }
}
