package sphericalknight.grader.run;

import java.nio.file.Path;
import java.util.List;

/**
 * One student's submission on disk.
 *
 * @param student the name of the folder or file, without its extension and without the time in it
 * @param submitted the time after an @ in that name; "" if there is none
 * @param paths the submission's location: one path, several files in one folder, or all paths of a submission that was handed in more
 *     than once
 * @param problem why the submission cannot be graded, in one sentence; "" if there is no problem
 */
public record FoundSubmission(String student, String submitted, List<Path> paths, String problem) {
    public FoundSubmission {
        paths = List.copyOf(paths);
    }
}
