package sphericalknight.grader.report;

import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVPrinter;
import org.apache.commons.csv.QuoteMode;
import sphericalknight.exercise.catalogue.Catalogue;
import sphericalknight.exercise.catalogue.CatalogueEntry;
import sphericalknight.grader.model.ClassVerdict;
import sphericalknight.grader.model.ExerciseVerdict;
import sphericalknight.grader.model.Points;
import sphericalknight.grader.model.StudentVerdict;
import sphericalknight.grader.report.text.PlainText;

/**
 * {@code OUT/gradebook.csv}: nbgrader's columns, then one column for the points of each exercise, the points and comments given by hand,
 * and the reason why a student needs attention. Dates and addresses are empty if neither the roster nor the metadata gives them. A student without a grade has no score.
 */
final class GradebookCsv {
    private static final CSVFormat FORMAT = CSVFormat.RFC4180
            .builder()
            .setRecordSeparator('\n')
            .setQuoteMode(QuoteMode.MINIMAL)
            .get();
    /** The characters that start a formula in a spreadsheet; Japanese versions accept full-width characters, too. */
    private static final String FORMULA_SIGNS = "=+-@\uFF1D\uFF0B\uFF0D\uFF20";

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

    /** Writes the lines of a CSV file. */
    @FunctionalInterface
    interface Lines {
        void print(CSVPrinter printer) throws IOException;
    }

    static void write(ClassVerdict verdict, Path out) {
        List<String> ids = verdict.students().stream()
                .flatMap(student -> student.exercises().stream())
                .map(ExerciseVerdict::id)
                .distinct()
                .toList();
        List<String> columns = new ArrayList<>(FIRST);
        columns.addAll(ids);
        columns.addAll(List.of("manual_points", "comment", "problem"));
        String assignment = assignment(ids);
        String csv = csv(printer -> {
            printer.printRecord(columns);
            for (StudentVerdict student : verdict.students()) {
                printer.printRecord(cells(assignment, student, ids).stream().map(GradebookCsv::cell));
            }
        });
        ReportFile.write(out.resolve("gradebook.csv"), csv);
    }

    /** The text of a CSV file with these lines, for scripts and for Excel. */
    static String csv(Lines lines) {
        StringBuilder text = new StringBuilder("\uFEFF"); // without a byte order mark Excel takes UTF-8 for Latin-1
        try (CSVPrinter printer = new CSVPrinter(text, FORMAT)) {
            lines.print(printer);
        } catch (IOException e) {
            throw new IllegalStateException("a text takes whatever is written", e);
        }
        return text.toString();
    }

    /**
     * Returns the name of the assignment: {@code spherical-knight} for all exercises, with the numbers of the lessons
     * ({@code spherical-knight-02}) if these lessons were graded completely, otherwise with the ids of the exercises.
     */
    static String assignment(List<String> ids) {
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

    /** The two-digit number of an exercise's lesson, such as {@code 02} for {@code 2.1}. */
    private static String lesson(String id) {
        return (id.indexOf('.') < 2 ? "0" : "") + id.substring(0, id.indexOf('.'));
    }

    private static List<String> cells(String assignment, StudentVerdict student, List<String> ids) {
        boolean graded = student.hasGrade();
        List<String> cells = new ArrayList<>(
                List.of(assignment, student.delivery().due(), student.delivery().submitted(), student.student()));
        cells.addAll(names(student.name()));
        cells.add(student.delivery().email());
        cells.add(graded ? "" + student.earned() : "");
        cells.add(graded ? "" + student.penalty() : "");
        cells.add(graded ? Points.text(student.score()) : "");
        cells.add("" + student.maxScore());
        for (String id : ids) {
            cells.add(student.exercises().stream()
                    .filter(exercise -> exercise.id().equals(id) && graded)
                    .map(exercise ->
                            Points.text(BigDecimal.valueOf(exercise.score()).add(student.byHand(exercise))))
                    .findFirst()
                    .orElse(""));
        }
        cells.add(Points.text(student.byHand()));
        cells.add(student.comment());
        cells.add(student.problem());
        return cells;
    }

    /** Splits a name into last and first name: "Lovelace, Ada" and "Ada Lovelace" give the same result; a single word is a last name. */
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

    /**
     * Returns {@code text} on one line, in a form that no spreadsheet treats as a formula: an apostrophe before the first character
     * makes it text. Negative numbers stay numbers. A semicolon becomes a comma, because spreadsheets in many countries split
     * cells at semicolons, even inside quotation marks.
     */
    static String cell(String text) {
        String line = PlainText.line(text).replace(';', ',');
        boolean isFormula =
                !line.isEmpty() && FORMULA_SIGNS.indexOf(line.charAt(0)) >= 0 && !line.matches("-\\d+(\\.\\d+)?");
        return isFormula ? "'" + line : line;
    }
}
