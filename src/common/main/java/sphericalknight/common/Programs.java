package sphericalknight.common;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;

/** Runs programs and captures their standard output. */
public final class Programs {
    private Programs() {}

    /** Returns the standard output of {@code command}; empty if it fails, cannot be started, or this thread is interrupted. */
    public static Optional<String> output(List<String> command) {
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
