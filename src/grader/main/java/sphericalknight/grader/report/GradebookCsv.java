package sphericalknight.grader.report;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import sphericalknight.grader.model.ClassVerdict;
import sphericalknight.grader.model.ExerciseVerdict;
import sphericalknight.grader.model.StudentVerdict;
import sphericalknight.grader.report.text.CsvCell;

/**
 * {@code OUT/gradebook.csv}: nbgrader's columns, then one for the points of each exercise, the isolation level, and the first problem.
 * What the grader does not know (dates, addresses) is empty. Where the grader itself failed there is no score.
 */
final class GradebookCsv implements ReportWriter {
    private static final List<String> FIRST = List.of(
            "assignment",
            "duedate",
            "timestamp",
            "student_id",
            "last_name",
            "first_name",
            "email",
            "raw_score",
            "late_submission_penalty",
            "score",
            "max_score");

    @Override
    public void write(ClassVerdict verdict, Path out) {
        List<String> ids = verdict.students().stream()
                .flatMap(student -> student.exercises().stream())
                .map(ExerciseVerdict::id)
                .distinct()
                .toList();
        List<String> columns = new ArrayList<>(FIRST);
        columns.addAll(ids);
        columns.addAll(List.of("isolation", "problem"));
        StringBuilder csv = new StringBuilder(line(columns));
        verdict.students().forEach(student -> csv.append(line(cells(student, ids))));
        ReportFile.write(out.resolve("gradebook.csv"), csv.toString());
    }

    private static List<String> cells(StudentVerdict student, List<String> ids) {
        boolean failed = student.graderFailed();
        List<String> cells = new ArrayList<>(List.of("spherical-knight", "", "", student.student()));
        cells.addAll(names(student.name()));
        cells.add("");
        cells.add(failed ? "" : "" + student.earned());
        cells.add(failed ? "" : "" + (student.earned() - student.score()));
        cells.add(failed ? "" : "" + student.score());
        cells.add("" + student.maxScore());
        for (String id : ids) {
            cells.add(student.exercises().stream()
                    .filter(exercise -> exercise.id().equals(id) && !failed)
                    .map(exercise -> "" + exercise.score())
                    .findFirst()
                    .orElse(""));
        }
        cells.add(student.isolation());
        cells.add(failed ? "the grader failed: no grade" : "");
        return cells;
    }

    /** Last and first name: "Lovelace, Ada" and "Ada Lovelace" are the same; a single name is a last name. */
    private static List<String> names(String name) {
        int comma = name.indexOf(',');
        if (comma >= 0) {
            return List.of(
                    name.substring(0, comma).strip(), name.substring(comma + 1).strip());
        }
        int blank = name.strip().lastIndexOf(' ');
        return blank < 0
                ? List.of(name.strip(), "")
                : List.of(name.strip().substring(blank + 1), name.strip().substring(0, blank));
    }

    private static String line(List<String> cells) {
        return cells.stream().map(CsvCell::of).collect(Collectors.joining(",", "", "\n"));
    }
}
