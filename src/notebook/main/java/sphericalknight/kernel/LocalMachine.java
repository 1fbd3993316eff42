package sphericalknight.kernel;

import com.sun.security.auth.module.UnixSystem;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.stream.Stream;

/**
 * The machine that the course runs on: its environment, and the programs on its {@code PATH}.
 *
 * @param environment the environment variables passed to programs, including {@code PATH}
 * @param root whether this process runs as root and may install packages
 * @param debian whether the machine runs Debian or a derivative
 */
public record LocalMachine(Map<String, String> environment, boolean root, boolean debian) {
    /**
     * The exit code of a program and what it printed (both streams, in order). The code is 127 if it could not start, 124 if it exceeded
     * its time limit, and 130 if the waiting thread was interrupted.
     */
    public record Result(int exit, String output) {
        /** Whether the exit code is 0. */
        public boolean good() {
            return exit == 0;
        }
    }

    /** The machine that this program runs on. */
    public static LocalMachine here() {
        return new LocalMachine(System.getenv(), isRoot(), Files.exists(Path.of("/etc/debian_version")));
    }

    /** Whether this process runs as uid 0. */
    public static boolean isRoot() {
        return !System.getProperty("os.name").startsWith("Windows") && new UnixSystem().getUid() == 0;
    }

    /** Runs a program and waits for it to end. A program that exceeds the time limit is killed; its exit code is then 124. */
    public Result run(Duration limit, String... command) {
        return run(limit, line -> {}, command);
    }

    /** Runs a program in the same way, and passes each line of its output to {@code lines}. */
    Result run(Duration limit, Consumer<String> lines, String... command) {
        ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
        builder.environment().clear();
        builder.environment().putAll(environment);
        StringBuffer output = new StringBuffer();
        try {
            Process process = builder.start();
            process.getOutputStream().close();
            Thread reader = new Thread(() -> read(process, line -> {
                output.append(line).append('\n');
                lines.accept(line);
            }));
            reader.setDaemon(true);
            reader.start();
            boolean done = process.waitFor(limit.toMillis(), TimeUnit.MILLISECONDS);
            if (!done) {
                process.descendants().forEach(ProcessHandle::destroyForcibly);
                process.destroyForcibly().waitFor();
            }
            reader.join(2_000);
            return new Result(done ? process.exitValue() : 124, output.toString());
        } catch (IOException e) {
            return new Result(127, e.getMessage());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return new Result(130, "interrupted");
        }
    }

    private static void read(Process process, Consumer<String> lines) {
        try {
            process.inputReader(StandardCharsets.UTF_8).lines().forEach(lines);
        } catch (UncheckedIOException endOfProgram) {
            // ending a program breaks its pipe; the output read so far is kept
        }
    }

    /** The executable files with this name on the PATH, in the order of the PATH. */
    public List<Path> onPath(String program) {
        String path = environment.getOrDefault("PATH", "");
        return Stream.of(path.split(File.pathSeparator))
                .filter(folder -> !folder.isBlank())
                .map(folder -> Path.of(folder).resolve(program))
                .filter(file -> Files.isRegularFile(file) && Files.isExecutable(file))
                .toList();
    }
}
