package sphericalknight.common;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Runs git commands. */
public final class Git {
    private Git() {}

    /** Returns what {@code git WORDS} prints in the folder {@code root}; empty when it fails or git is missing. */
    public static Optional<String> run(Path root, String... words) {
        List<String> command = new ArrayList<>(List.of("git", "-C", root.toString()));
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
