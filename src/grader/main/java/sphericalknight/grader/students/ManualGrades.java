package sphericalknight.grader.students;

import java.math.BigDecimal;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import sphericalknight.common.UserError;
import sphericalknight.grader.model.Points;
import sphericalknight.grader.model.StudentVerdict.Manual;
import sphericalknight.grader.names.StudentId;

/**
 * Points and comments given by a person: a CSV file with the columns {@code id}, {@code exercise} (if absent, the line is for the whole
 * submission), {@code points} and {@code comment}.
 */
public final class ManualGrades {
    public static final ManualGrades NONE = new ManualGrades();

    private final List<Line> lines = new ArrayList<>();

    /**
     * A line of the file.
     *
     * @param key of the student's id
     * @param what the student, and where the line stands, for messages
     * @param isForAll whether the points are for the whole submission
     */
    private record Line(String key, String what, Manual manual, boolean isForAll) {}

    private ManualGrades() {}

    /**
     * Reads a file of manual grades.
     *
     * @param exercises the ids of the exercises that are graded
     * @throws UserError if the file does not exist, has the wrong format, gives an exercise of a student twice, or has points that are not a
     *     number
     */
    public static ManualGrades read(Path file, Collection<String> exercises) {
        ManualGrades grades = new ManualGrades();
        CsvFile csv = CsvFile.read(file, "--manual", "id,points,comment");
        csv.refuseOthers(file, List.of("id", "exercise", "points", "comment"), "id, exercise, points, comment");
        csv.rows().forEach(row -> grades.add(row, exercises));
        return grades;
    }

    private void add(CsvFile.Row row, Collection<String> exercises) {
        String points = row.cell("points").replace(',', '.');
        if (!points.matches("|[+-]?(\\d{1,6}(\\.\\d{0,4})?|\\.\\d{1,4})")) {
            throw new UserError(
                    row.place() + " has the points " + points + "; a number such as 3, -2 or 0.5 is needed.");
        }
        String exercise = row.cell("exercise");
        if (!exercise.isEmpty() && !exercises.contains(exercise)) {
            throw new UserError(row.place() + " has the exercise " + exercise + ", which is not graded here; "
                    + String.join(", ", exercises) + " are.");
        }
        Manual manual =
                new Manual(exercise, points.isEmpty() ? Points.NONE : new BigDecimal(points), row.cell("comment"));
        if (of(row.id()).stream().anyMatch(each -> each.exercise().equals(exercise))) {
            throw new UserError(row.place() + " has " + row.id() + ", who is there already; each student needs one line"
                    + (exercise.isEmpty() ? "." : " for each exercise."));
        }
        boolean isForAll = exercise.isEmpty() && !points.isEmpty();
        lines.add(new Line(StudentId.key(row.id()), row.place() + " has " + row.id(), manual, isForAll));
    }

    /** Whether all that the student {@code id} has handed in was given points, so that these are a grade whatever it is. */
    public boolean areForAll(String id) {
        return lines(id).anyMatch(Line::isForAll);
    }

    /** What was given to the student {@code id}. */
    public List<Manual> of(String id) {
        return lines(id).map(Line::manual).toList();
    }

    private Stream<Line> lines(String id) {
        String key = StudentId.key(id);
        return lines.stream().filter(line -> line.key().equals(key));
    }

    /**
     * Checks that this file names only students of the class.
     *
     * @throws UserError if the file names anyone else, or a group
     */
    public void check(Collection<Student> students) {
        Set<String> known =
                students.stream().map(student -> StudentId.key(student.id())).collect(Collectors.toSet());
        lines.stream().filter(line -> !known.contains(line.key())).findFirst().ifPresent(line -> {
            List<String> members = students.stream()
                    .filter(student -> student.isInGroup(line.key()))
                    .map(Student::id)
                    .toList();
            throw new UserError(line.what()
                    + (members.size() < 2
                            ? ", who is neither on the roster nor among the submissions."
                            : ", which is a group; each member needs a line: " + String.join(", ", members) + "."));
        });
    }
}
