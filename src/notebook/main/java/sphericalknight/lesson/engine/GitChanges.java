package sphericalknight.lesson.engine;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import sphericalknight.kernel.CoursePaths;
import sphericalknight.kernel.UserError;

/** Asks git whether somebody worked on a notebook, and what it was before. */
public final class GitChanges {
    private GitChanges() {}

    /** True when {@code file} is new or differs from the last commit; false when it does not, or when there is no git. */
    public static boolean changed(CoursePaths course, Path file) {
        return git(course, "status", "--porcelain", "--", file.toString())
                .map(told -> !told.isEmpty())
                .orElse(false);
    }

    /** The text of {@code file} in the last commit. */
    public static String committed(CoursePaths course, Path file) {
        String name = course.root().relativize(file).toString().replace('\\', '/');
        return git(course, "show", "HEAD:./" + name)
                .orElseThrow(() -> new UserError("git does not know " + name + "; it cannot be brought back."));
    }

    /** What git prints; nothing where it fails or there is none. */
    private static Optional<String> git(CoursePaths course, String... words) {
        List<String> command =
                new ArrayList<>(List.of("git", "-C", course.root().toString()));
        command.addAll(List.of(words));
        try {
            Process process = new ProcessBuilder(command)
                    .redirectError(ProcessBuilder.Redirect.DISCARD)
                    .start();
            process.getOutputStream().close();
            byte[] told = process.getInputStream().readAllBytes();
            return process.waitFor() == 0 ? Optional.of(new String(told, StandardCharsets.UTF_8)) : Optional.empty();
        } catch (IOException e) {
            return Optional.empty();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return Optional.empty();
        }
    }
}
