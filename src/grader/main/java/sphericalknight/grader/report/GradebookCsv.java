package sphericalknight.grader.report;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import sphericalknight.exercise.catalogue.Catalogue;
import sphericalknight.exercise.catalogue.CatalogueEntry;
import sphericalknight.grader.model.ClassVerdict;
import sphericalknight.grader.model.ExerciseVerdict;
import sphericalknight.grader.model.StudentVerdict;
import sphericalknight.grader.report.text.CsvCell;

/**
 * {@code OUT/gradebook.csv}: nbgrader's columns, then one for the points of each exercise, what was given by hand, the isolation level, and
 * why somebody should be looked at. What the grader does not know (dates, addresses) is empty. Who has no grade has no score.
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
        columns.addAll(List.of("manual_points", "comment", "isolation", "problem"));
        StringBuilder csv = new StringBuilder(line(columns));
        String assignment = assignment(ids);
        verdict.students().forEach(student -> csv.append(line(cells(assignment, student, ids))));
        ReportFile.write(out.resolve("gradebook.csv"), csv.toString());
    }

    /** A name that tells lessons apart: {@code spherical-knight-02}; where only some of their exercises were graded, with their ids. */
    private static String assignment(List<String> ids) {
        Map<String, List<String>> lessons = Catalogue.find().entries().stream()
                .map(CatalogueEntry::id)
                .collect(Collectors.groupingBy(GradebookCsv::lesson, LinkedHashMap::new, Collectors.toList()));
        List<String> graded = ids.stream().map(GradebookCsv::lesson).distinct().toList();
        boolean areWhole = graded.stream().allMatch(lesson -> ids.containsAll(lessons.getOrDefault(lesson, ids)));
        if (areWhole && graded.size() == lessons.size()) {
            return "spherical-knight";
        }
        return "spherical-knight-" + String.join("-", areWhole ? graded : ids);
    }

    /** {@code 02} of {@code 2.1}. */
    private static String lesson(String id) {
        return (id.indexOf('.') < 2 ? "0" : "") + id.substring(0, id.indexOf('.'));
    }

    private static List<String> cells(String assignment, StudentVerdict student, List<String> ids) {
        boolean graded = student.hasGrade();
        List<String> cells = new ArrayList<>(
                List.of(assignment, student.delivery().due(), student.delivery().submitted(), student.student()));
        cells.addAll(names(student.name()));
        cells.add("");
        cells.add(graded ? "" + student.earned() : "");
        cells.add(graded ? "" + student.penalty() : "");
        cells.add(graded ? "" + student.score() : "");
        cells.add("" + student.maxScore());
        for (String id : ids) {
            cells.add(student.exercises().stream()
                    .filter(exercise -> exercise.id().equals(id) && graded)
                    .map(exercise -> "" + exercise.score())
                    .findFirst()
                    .orElse(""));
        }
        cells.add("" + student.manual().points());
        cells.add(student.manual().comment());
        cells.add(student.isolation());
        cells.add(student.problem());
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
        return cells.stream().map(GradebookCsv::cell).collect(Collectors.joining(",", "", "\n"));
    }

    /** A number is no formula, even below zero. */
    private static String cell(String text) {
        return text.matches("-\\d+") ? text : CsvCell.of(text);
    }
}
