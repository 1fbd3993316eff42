package sphericalknight.lesson.engine;

import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import sphericalknight.lesson.CourseFolder;

/** Asks git whether somebody worked on a notebook. */
public final class GitChanges {
    private GitChanges() {}

    /** True when {@code file} differs from the last commit; false when it does not, or when there is no git to ask. */
    public static boolean changed(CourseFolder course, Path file) {
        return exitCode(course, "ls-files", "--error-unmatch", "--", file.toString()) == 0
                && exitCode(course, "diff", "--quiet", "HEAD", "--", file.toString()) == 1;
    }

    private static int exitCode(CourseFolder course, String... arguments) {
        String[] command = new String[arguments.length + 3];
        command[0] = "git";
        command[1] = "-C";
        command[2] = course.root().toString();
        System.arraycopy(arguments, 0, command, 3, arguments.length);
        try {
            Process git = new ProcessBuilder(command)
                    .redirectErrorStream(true)
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .start();
            git.getOutputStream().close();
            if (!git.waitFor(20, TimeUnit.SECONDS)) {
                git.destroyForcibly();
                return -1;
            }
            return git.exitValue();
        } catch (IOException e) {
            return -1;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return -1;
        }
    }
}
