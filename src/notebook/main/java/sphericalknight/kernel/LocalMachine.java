package sphericalknight.kernel;

import com.sun.security.auth.module.UnixSystem;
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
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.stream.Stream;

/**
 * The machine that the course runs on: its environment, and the programs on its {@code PATH}.
 *
 * @param environment the environment variables passed to programs, including {@code PATH}
 * @param root whether this process runs as root and may install packages
 * @param debian whether the machine runs Debian or a derivative
 * @param packageLists whether the package lists of {@code apt-get} have been downloaded
 */
public record LocalMachine(Map<String, String> environment, boolean root, boolean debian, boolean packageLists) {
    /**
     * The exit code of a program and what it printed (both streams, in order). The code is 127 if it could not start, 124 if it exceeded
     * its time limit, and 130 if the waiting thread was interrupted.
     */
    public record Result(int exit, String output) {
        /** Whether the exit code is 0. */
        public boolean good() {
            return exit == 0;
        }

        /** The last line that is not blank; "" if there is none. */
        public String lastLine() {
            String[] lines = output.strip().split("\\R");
            return lines[lines.length - 1].strip();
        }
    }

    private static final ExecutorService BESIDE = Executors.newCachedThreadPool(task -> {
        Thread thread = new Thread(task, "program");
        thread.setDaemon(true);
        return thread;
    });

    /** The machine that this program runs on. */
    public static LocalMachine here() {
        return new LocalMachine(
                System.getenv(), isRoot(), Files.exists(Path.of("/etc/debian_version")), hasPackageLists());
    }

    private static boolean hasPackageLists() {
        Path lists = Path.of("/var/lib/apt/lists");
        if (!Files.isDirectory(lists)) {
            return false;
        }
        try (Stream<Path> files = Files.list(lists)) {
            return files.anyMatch(file -> file.getFileName().toString().contains("_Packages"));
        } catch (IOException unreadable) {
            return false;
        }
    }

    /** The same machine with one more variable in its environment. */
    LocalMachine with(String variable, String value) {
        Map<String, String> more = new HashMap<>(environment);
        more.put(variable, value);
        return new LocalMachine(more, root, debian, packageLists);
    }

    /** Whether this process runs as uid 0. */
    static boolean isRoot() {
        return !System.getProperty("os.name").startsWith("Windows") && new UnixSystem().getUid() == 0;
    }

    /** Runs a program and waits for it to end. A program that exceeds the time limit is killed; its exit code is then 124. */
    public Result run(Duration limit, String... command) {
        return run(limit, line -> {}, command);
    }

    /** Runs a program in the same way, and passes each line of its output to {@code lines}. */
    Result run(Duration limit, Consumer<String> lines, String... command) {
        Path noInput = Path.of(System.getProperty("os.name").startsWith("Windows") ? "NUL" : "/dev/null");
        ProcessBuilder builder = new ProcessBuilder(resolved(List.of(command))).redirectErrorStream(true);
        builder.redirectInput(noInput.toFile());
        builder.environment().clear();
        builder.environment().putAll(environment);
        StringBuilder output = new StringBuilder();
        try {
            Process process = builder.start();
            Thread reader = new Thread(() -> read(process.getInputStream(), output, lines), "output of " + command[0]);
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
     * The command with its program looked up on this machine's PATH; Java itself would use its own PATH. A program that is not found gets a
     * path that does not exist.
     */
    private List<String> resolved(List<String> command) {
        String program = command.get(0);
        if (program.contains(File.separator)) {
            return command;
        }
        List<String> whole = new ArrayList<>(command);
        whole.set(0, onPath(program).stream().findFirst().map(Path::toString).orElse("/absent/" + program));
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

    /** Runs a program in the background; {@code join()} waits for its result. */
    CompletableFuture<Result> later(Duration limit, String... command) {
        return CompletableFuture.supplyAsync(() -> run(limit, command), BESIDE);
    }
}
