package sphericalknight.common;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;

/** Runs programs and captures what they print. */
public final class Programs {
    private Programs() {}

    /** Returns what {@code command} prints; empty when it fails or is missing. */
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
