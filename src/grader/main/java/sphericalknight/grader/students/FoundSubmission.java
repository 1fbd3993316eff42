package sphericalknight.grader.students;

import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import sphericalknight.grader.names.LmsName;

/**
 * What one student, or one group, has handed in.
 *
 * @param name the student's or the group's name, as files and folders have it
 * @param lms how the learning management system has named it, if one has
 * @param attempts the attempts, the latest last; one if it was handed in once
 * @param problem why it cannot be graded, in one sentence; "" if there is no problem
 * @param note what a report says of it, in one sentence; "" for nothing
 */
public record FoundSubmission(String name, Optional<LmsName> lms, List<Attempt> attempts, String problem, String note) {
    /**
     * One attempt.
     *
     * @param name the file or folder that distinguishes it from the others, as reports name it
     * @param paths the files and folders of the attempt
     * @param without files in these folders that belong to other attempts
     * @param submitted when it was handed in, if its name says so
     * @param isLate whether the learning management system calls it late
     */
    public record Attempt(
            String name, List<Path> paths, List<Path> without, Optional<Instant> submitted, boolean isLate) {
        Attempt named(String other) {
            return new Attempt(other, paths, without, submitted, isLate);
        }
    }

    /** The attempts to grade: the latest, or all if the best counts. */
    public List<Attempt> counted(boolean best) {
        return best ? attempts : attempts.subList(Math.max(0, attempts.size() - 1), attempts.size());
    }

    /** The same submission, with these attempts and without a problem. */
    FoundSubmission graded(List<Attempt> these, String why) {
        return new FoundSubmission(name, lms, these, "", why);
    }

    FoundSubmission withProblem(String sentence) {
        return new FoundSubmission(name, lms, attempts, sentence, note);
    }

    FoundSubmission withLms(Optional<LmsName> other) {
        return new FoundSubmission(name, other, attempts, problem, note);
    }
}
