package sphericalknight.grader.model;

import java.util.List;

/**
 * A whole class.
 *
 * @param students every student, by id; on the roster without a submission: every exercise is {@link Reason#MISSING_FILE}
 * @param notes faults that belong to no student's score: unreadable files, names that are not on the roster
 */
public record ClassVerdict(List<StudentVerdict> students, List<String> notes) {
    public ClassVerdict {
        students = List.copyOf(students);
        notes = List.copyOf(notes);
    }
}
