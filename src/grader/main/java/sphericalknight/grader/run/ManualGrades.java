package sphericalknight.grader.run;

import java.nio.file.Path;
import java.util.Collection;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import sphericalknight.common.UserError;
import sphericalknight.grader.model.StudentVerdict.Manual;

/** Points and comments given by a person: a CSV file with the columns {@code id}, {@code points} and {@code comment}. */
public final class ManualGrades {
    public static final ManualGrades NONE = new ManualGrades();

    private final Map<String, Manual> byStudent = new HashMap<>();
    private final Map<String, String> places = new HashMap<>();

    private ManualGrades() {}

    /**
     * Reads a file of manual grades.
     *
     * @throws UserError if the file does not exist, has the wrong format, lists a student twice, or has points that are not an integer
     */
    public static ManualGrades read(Path file) {
        ManualGrades grades = new ManualGrades();
        CsvFile.read(file, "--manual", "id,points,comment").forEach(grades::add);
        return grades;
    }

    private void add(CsvFile.Row row) {
        String points = row.cell("points");
        if (!points.matches("|[+-]?\\d{1,6}")) {
            throw new UserError(
                    row.place() + " has the points " + points + "; a whole number such as 3 or -2 is needed.");
        }
        Manual manual = new Manual(points.isEmpty() ? 0 : Integer.parseInt(points), row.cell("comment"));
        if (byStudent.put(StudentId.key(row.id()), manual) != null) {
            throw new UserError(
                    row.place() + " has " + row.id() + ", who is there already; each student needs one line.");
        }
        places.put(StudentId.key(row.id()), row.place() + " has " + row.id());
    }

    /** The points and comment given to the student {@code id}; {@link Manual#NONE} if there are none. */
    Manual of(String id) {
        return byStudent.getOrDefault(StudentId.key(id), Manual.NONE);
    }

    /**
     * Checks that this file names only students of the class.
     *
     * @throws UserError if the file names anyone else
     */
    void check(Collection<String> students) {
        Set<String> known = students.stream().map(StudentId::key).collect(Collectors.toSet());
        byStudent.keySet().stream()
                .filter(key -> !known.contains(key))
                .sorted()
                .findFirst()
                .ifPresent(key -> {
                    throw new UserError(places.get(key) + ", who is neither on the roster nor among the submissions.");
                });
    }
}
