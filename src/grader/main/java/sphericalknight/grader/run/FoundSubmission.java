package sphericalknight.grader.run;

import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import sphericalknight.grader.submission.LmsName;

/**
 * What one student, or one group, has handed in.
 *
 * @param student the name of the folder or file without what programs add, or the student's name in a learning management system
 * @param aliases all names that a roster may know it by, the most exact first
 * @param lms how the learning management system has named it, if one has
 * @param isFolder whether it is one folder
 * @param attempts the attempts, the latest last; one if it was handed in once
 * @param problem why it cannot be graded, in one sentence; "" if there is no problem
 */
public record FoundSubmission(
        String student,
        List<String> aliases,
        Optional<LmsName> lms,
        boolean isFolder,
        List<Attempt> attempts,
        String problem) {
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
            String name, List<Path> paths, List<Path> without, Optional<Instant> submitted, boolean isLate) {}

    public FoundSubmission {
        aliases = List.copyOf(aliases);
        attempts = List.copyOf(attempts);
    }

    /** All files and folders of all attempts. */
    List<Path> paths() {
        return attempts.stream()
                .flatMap(each -> each.paths().stream())
                .distinct()
                .toList();
    }

    FoundSubmission withProblem(String sentence) {
        return new FoundSubmission(student, aliases, lms, isFolder, attempts, sentence);
    }
}
