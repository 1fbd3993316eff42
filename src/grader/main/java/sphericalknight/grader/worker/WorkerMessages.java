package sphericalknight.grader.worker;

import java.nio.file.Path;
import java.util.List;
import sphericalknight.exercise.answer.AnswerSource;
import sphericalknight.grader.model.ExerciseVerdict;
import sphericalknight.grader.submission.Submission;

/**
 * The protocol between a grader and its workers: one line of JSON for each request and for each reply. The first line tells a worker its
 * settings and has no reply. Paths are written as URIs, which keep every byte of a name.
 *
 * <pre>
 * {"seed":"5e...","exercises":["2.1"]}
 * {"read":["file:///class/ada/"],"grade":null}              {"submission":{...},"verdict":null}
 * {"read":null,"grade":{"exercise":"2.1","source":{...}}}               {"submission":null,"verdict":{...}}
 * </pre>
 */
final class WorkerMessages {
    private WorkerMessages() {}

    /**
     * The settings of a worker.
     *
     * @param seed the seed of the hidden inputs
     * @param exercises the ids of the exercises whose answers are looked for in submissions
     */
    record Settings(String seed, List<String> exercises) {}

    /** A request: either the paths of a submission to read or an answer to grade; the other is null. */
    record Request(List<Path> read, Grade grade) {}

    /** An answer to grade, and the id of its exercise. */
    record Grade(String exercise, AnswerSource source) {}

    /** The reply to a request: either a submission or a verdict; the other is null. */
    record Reply(Submission submission, ExerciseVerdict verdict) {
        /** Whether this is a reply to {@code request}. */
        boolean isFor(Request request) {
            return request.read() == null ? verdict != null : submission != null;
        }
    }
}
