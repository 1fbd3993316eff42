package sphericalknight.lesson.engine;

import java.nio.file.Path;
import java.util.Optional;
import sphericalknight.common.CoursePaths;
import sphericalknight.common.Git;

/** Compares a notebook with the last commit. */
public final class GitChanges {
    private GitChanges() {}

    /** Whether {@code file} is new or differs from the last commit; false if git fails or is missing. */
    public static boolean changed(CoursePaths course, Path file) {
        return Git.run(course.root(), "status", "--porcelain", "--", file.toString())
                .map(told -> !told.isEmpty())
                .orElse(false);
    }

    /** The text of {@code file} in the last commit; empty if git does not track the file. */
    public static Optional<String> committed(CoursePaths course, Path file) {
        String name = course.root().relativize(file).toString().replace('\\', '/');
        return Git.run(course.root(), "show", "HEAD:./" + name);
    }
}
