package sphericalknight.grader.submission;

import java.util.List;
import java.util.Map;

/**
 * The submission of one student.
 *
 * @param answers the answers by the id of the exercise; an exercise without an answer is absent
 * @param notes what was ignored or unusual, one sentence each
 * @param problem why there is no answer, or which file may be a missing answer, in one sentence; "" if there is no problem
 * @param gradable whether the points, even 0, are a grade; false if no Java file or notebook could be read
 */
public record Submission(Map<String, Answer> answers, List<String> notes, String problem, boolean gradable) {
    public Submission {
        answers = Map.copyOf(answers);
        notes = List.copyOf(notes);
    }

    /** Returns a submission that could not be read. */
    public static Submission unreadable(String problem) {
        return new Submission(Map.of(), List.of(), problem, false);
    }

    /** Why there is no answer at all, in one sentence; "" if there is an answer. */
    public String fault() {
        return answers.isEmpty() ? problem : "";
    }
}
