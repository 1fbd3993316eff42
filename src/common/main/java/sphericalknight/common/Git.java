package sphericalknight.common;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

public final class Git {
    private Git() {}

    /**
     * Returns the standard output of git, called with the arguments {@code words} in the folder {@code root}; empty if git fails or is
     * missing, or this thread is interrupted.
     */
    public static Optional<String> run(Path root, String... words) {
        List<String> command = new ArrayList<>(List.of("git", "-C", root.toString()));
        command.addAll(List.of(words));
        try {
            Process process = new ProcessBuilder(command)
                    .redirectError(ProcessBuilder.Redirect.DISCARD)
                    .start();
            process.getOutputStream().close();
            byte[] printed = process.getInputStream().readAllBytes();
            return process.waitFor() == 0 ? Optional.of(new String(printed, StandardCharsets.UTF_8)) : Optional.empty();
        } catch (IOException e) {
            return Optional.empty();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return Optional.empty();
        }
    }
}
