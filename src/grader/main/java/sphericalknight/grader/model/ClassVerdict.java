package sphericalknight.grader.model;

import java.util.List;

/**
 * The verdicts on a whole class of students.
 *
 * @param students every student, ordered by id; for a student on the roster who has no submission, every exercise is
 *     {@link Reason#MISSING_FILE}
 * @param notes problems that affect no student's score, such as unreadable files and names that are not on the roster
 */
public record ClassVerdict(List<StudentVerdict> students, List<String> notes) {
    public ClassVerdict {
        students = List.copyOf(students);
        notes = List.copyOf(notes);
    }
}
