package sphericalknight.kernel;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.stream.Stream;

/** Runs other programs to completion, with a given environment and time limit, and collects what they print. */
public final class Programs {
    private Programs() {}

    /**
     * The exit code of a program and what it printed (both streams, in order). The code is 127 if it could not start.
     */
    public record Result(int exit, String output) {
        /** Whether the exit code is 0. */
        public boolean good() {
            return exit == 0;
        }

        /** The last line that is not blank, or an empty text. */
        public String lastLine() {
            String[] lines = output.strip().split("\\R");
            return lines[lines.length - 1].strip();
        }
    }

    /** Runs a program; when it exceeds the limit it is killed, and the exit code is 124. */
    static Result run(Map<String, String> environment, Duration limit, List<String> command) {
        return run(environment, limit, command, line -> {});
    }

    /** The same, and passes each printed line to {@code lines}. */
    static Result run(Map<String, String> environment, Duration limit, List<String> command, Consumer<String> lines) {
        Path noInput = Path.of(System.getProperty("os.name").startsWith("Windows") ? "NUL" : "/dev/null");
        ProcessBuilder builder = new ProcessBuilder(resolved(environment, command)).redirectErrorStream(true);
        builder.redirectInput(noInput.toFile());
        builder.environment().clear();
        builder.environment().putAll(environment);
        StringBuilder output = new StringBuilder();
        try {
            Process process = builder.start();
            Thread reader = new Thread(() -> read(process.getInputStream(), output, lines), "output of " + command);
            reader.setDaemon(true);
            reader.start();
            boolean done = process.waitFor(limit.toMillis(), TimeUnit.MILLISECONDS);
            if (!done) {
                process.descendants().forEach(ProcessHandle::destroyForcibly);
                process.destroyForcibly().waitFor();
            }
            reader.join(2_000);
            synchronized (output) {
                return new Result(done ? process.exitValue() : 124, output.toString());
            }
        } catch (IOException e) {
            return new Result(127, e.getMessage());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return new Result(130, "interrupted");
        }
    }

    /**
     * The command with its program looked up on the PATH of {@code environment}; Java itself would use its own PATH.
     */
    private static List<String> resolved(Map<String, String> environment, List<String> command) {
        String program = command.get(0);
        if (program.contains(File.separator)) {
            return command;
        }
        List<String> whole = new ArrayList<>(command);
        whole.set(
                0,
                onPath(environment, program).stream()
                        .findFirst()
                        .map(Path::toString)
                        .orElse("/absent/" + program));
        return whole;
    }

    private static void read(InputStream in, StringBuilder output, Consumer<String> lines) {
        try (var reader = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))) {
            for (String line = reader.readLine(); line != null; line = reader.readLine()) {
                synchronized (output) {
                    output.append(line).append('\n');
                }
                lines.accept(line);
            }
        } catch (IOException endOfProgram) {
            // a program that was ended leaves a broken pipe; what it printed before stays
        }
    }

    /** The executable files of this name on the {@code PATH}, in its order. */
    static List<Path> onPath(Map<String, String> environment, String program) {
        String path = environment.getOrDefault("PATH", "");
        return Stream.of(path.split(File.pathSeparator))
                .filter(folder -> !folder.isBlank())
                .map(folder -> Path.of(folder).resolve(program))
                .filter(file -> Files.isRegularFile(file) && Files.isExecutable(file))
                .toList();
    }
}
