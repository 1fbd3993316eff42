package sphericalknight.grader.students;

import java.math.BigDecimal;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import sphericalknight.common.UserError;
import sphericalknight.grader.model.Points;
import sphericalknight.grader.model.StudentVerdict.Manual;
import sphericalknight.grader.names.StudentId;

/**
 * Points and comments given by a person: a CSV file with the columns {@code id}, {@code exercise} (for the whole submission when left out),
 * {@code points} and {@code comment}.
 */
public final class ManualGrades {
    public static final ManualGrades NONE = new ManualGrades();

    private final Map<String, List<Manual>> byStudent = new LinkedHashMap<>();
    private final Set<String> graded = new HashSet<>();
    private final Map<String, String> places = new LinkedHashMap<>();

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
        List<Manual> known = byStudent.computeIfAbsent(StudentId.key(row.id()), each -> new ArrayList<>());
        if (known.stream().anyMatch(each -> each.exercise().equals(exercise))) {
            throw new UserError(row.place() + " has " + row.id() + ", who is there already; each student needs one line"
                    + (exercise.isEmpty() ? "." : " for each exercise."));
        }
        known.add(manual);
        if (exercise.isEmpty() && !points.isEmpty()) {
            graded.add(StudentId.key(row.id()));
        }
        places.putIfAbsent(StudentId.key(row.id()), row.place() + " has " + row.id());
    }

    /** Whether all that the student {@code id} has handed in was given points, so that these are a grade whatever it is. */
    public boolean areForAll(String id) {
        return graded.contains(StudentId.key(id));
    }

    /** What was given to the student {@code id}. */
    public List<Manual> of(String id) {
        return byStudent.getOrDefault(StudentId.key(id), List.of());
    }

    /**
     * Checks that this file names only students of the class.
     *
     * @throws UserError if the file names anyone else, or a group
     */
    public void check(Collection<Student> students) {
        Set<String> known =
                students.stream().map(student -> StudentId.key(student.id())).collect(Collectors.toSet());
        byStudent.keySet().stream()
                .filter(key -> !known.contains(key))
                .findFirst()
                .ifPresent(key -> {
                    List<String> members = students.stream()
                            .filter(student -> student.isInGroup(key))
                            .map(Student::id)
                            .toList();
                    throw new UserError(places.get(key)
                            + (members.size() < 2
                                    ? ", who is neither on the roster nor among the submissions."
                                    : ", which is a group; each member needs a line: " + String.join(", ", members)
                                            + "."));
                });
    }
}
