package sphericalknight.lesson.engine;

import java.io.IOException;
import java.nio.file.Path;
import sphericalknight.kernel.CoursePaths;

/** Asks git whether somebody worked on a notebook. */
public final class GitChanges {
    private GitChanges() {}

    /** True when {@code file} is new or differs from the last commit; false when it does not, or when there is no git. */
    public static boolean changed(CoursePaths course, Path file) {
        ProcessBuilder git = new ProcessBuilder(
                "git", "-C", course.root().toString(), "status", "--porcelain", "--", file.toString());
        try {
            Process process = git.redirectError(ProcessBuilder.Redirect.DISCARD).start();
            process.getOutputStream().close();
            byte[] told = process.getInputStream().readAllBytes();
            return process.waitFor() == 0 && told.length > 0;
        } catch (IOException e) {
            return false;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }
}
