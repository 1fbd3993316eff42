package sphericalknight.grader.students;

import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import sphericalknight.grader.model.StudentVerdict.Upload;

/**
 * The submission of one student or one group.
 *
 * @param name the student's or the group's name, as files and folders have it
 * @param upload under which name reports go back to a learning management system
 * @param attempts the attempts, the latest last; one if it was handed in once
 * @param problem why it cannot be graded, in one sentence; "" if there is no problem
 * @param note what a report says of it, in one sentence; "" for nothing
 */
public record FoundSubmission(String name, Upload upload, List<Attempt> attempts, String problem, String note) {
    /**
     * One attempt.
     *
     * @param name the file or folder that distinguishes it from the others, as reports name it
     * @param paths the files and folders of the attempt
     * @param submitted when it was handed in, if its name says so
     * @param isLate whether the learning management system calls it late
     */
    public record Attempt(String name, List<Path> paths, Optional<Instant> submitted, boolean isLate) {
        Attempt named(String other) {
            return new Attempt(other, paths, submitted, isLate);
        }
    }

    /** The attempts to grade: the latest, or all if the best counts. */
    public List<Attempt> counted(boolean best) {
        return best ? attempts : attempts.subList(Math.max(0, attempts.size() - 1), attempts.size());
    }

    /** The same submission, with these attempts and without a problem. */
    FoundSubmission withAttempts(List<Attempt> these, String why) {
        return new FoundSubmission(name, upload, these, "", why);
    }

    FoundSubmission withProblem(String sentence) {
        return new FoundSubmission(name, upload, attempts, sentence, note);
    }

    FoundSubmission withUpload(Upload other) {
        return new FoundSubmission(name, other, attempts, problem, note);
    }
}
