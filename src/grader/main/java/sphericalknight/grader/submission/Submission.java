package sphericalknight.grader.submission;

import java.util.List;
import java.util.Map;

/**
 * The submission of one student.
 *
 * @param answers the answers by the id of the exercise; an exercise without an answer is absent
 * @param notes what was ignored or unusual, one sentence each
 * @param fault why there is no answer at all, in one sentence; "" if there is an answer
 * @param unused the Java file that was not used and may be the missing answer to an exercise, in one sentence; "" if there is none
 * @param readable whether any Java file or notebook could be read; if not, there is no grade, rather than zero points
 */
public record Submission(
        Map<String, Answer> answers, List<String> notes, String fault, String unused, boolean readable) {
    public Submission {
        answers = Map.copyOf(answers);
        notes = List.copyOf(notes);
    }

    /** Returns a submission that could not be read. */
    public static Submission unreadable(String fault) {
        return new Submission(Map.of(), List.of(), fault, "", false);
    }
}
