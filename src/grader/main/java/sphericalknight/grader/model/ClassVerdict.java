package sphericalknight.grader.model;

import java.util.List;

/**
 * The verdict on a whole class.
 *
 * @param students every student, ordered by id; for a student on the roster without a submission every exercise is
 * {@link Reason#MISSING_FILE}
 * @param notes problems that affect no student's score: unreadable files, names that are not on the roster
 */
public record ClassVerdict(List<StudentVerdict> students, List<String> notes) {
    public ClassVerdict {
        students = List.copyOf(students);
        notes = List.copyOf(notes);
    }
}
