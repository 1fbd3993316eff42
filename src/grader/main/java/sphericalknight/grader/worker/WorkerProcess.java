package sphericalknight.grader.worker;

import com.fasterxml.jackson.core.JsonProcessingException;
import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import sphericalknight.grader.model.Json;
import sphericalknight.grader.model.Reason;

/** One worker: a JVM that replies to one request at a time. After a {@link WorkerLost} it has ended and can only be closed. */
final class WorkerProcess implements AutoCloseable {
    /** A worker needs some 100 MB. On a small machine it may use less than elsewhere: as much as the grader itself, but enough. */
    private static final long HEAP_MEGABYTES =
            Math.max(256, Math.min(512, Runtime.getRuntime().maxMemory() >> 20));
    /** The exit code of a JVM that was started with {@code -XX:+ExitOnOutOfMemoryError} and has run out of memory. */
    private static final int OUT_OF_MEMORY = 3;
    /** The longest reply accepted, in bytes; the limits on reading a submission keep honest replies below it. */
    private static final int LONGEST_REPLY = 32 << 20;
    /** The environment variables a worker gets: Windows needs the first, the others tell Java how file names are encoded. */
    private static final Set<String> VARIABLES = Set.of("SystemRoot", "LANG", "LC_ALL", "LC_CTYPE");

    private static final Duration TO_END = Duration.ofSeconds(5);

    private final Process process;
    private final InputStream replies;
    private final Path errors;
    private final ScheduledExecutorService clock;

    private WorkerProcess(Process process, Path errors, ScheduledExecutorService clock) {
        this.process = process;
        this.replies = new BufferedInputStream(process.getInputStream(), 1 << 16);
        this.errors = errors;
        this.clock = clock;
    }

    /**
     * Starts a worker.
     *
     * @param program the main class and its arguments
     * @param folder the working directory, which also takes temporary files
     * @param clock stops the worker if it overruns its time
     */
    static WorkerProcess start(
            List<String> program, WorkerMessages.Settings settings, Path folder, ScheduledExecutorService clock)
            throws IOException {
        Path errors = Files.createTempFile(folder, "errors", ".txt");
        ProcessBuilder builder = new ProcessBuilder(command(program, folder))
                .directory(folder.toFile())
                .redirectError(errors.toFile());
        Map<String, String> environment = builder.environment();
        environment.keySet().removeIf(variable -> VARIABLES.stream().noneMatch(variable::equalsIgnoreCase));
        WorkerProcess worker = new WorkerProcess(builder.start(), errors, clock);
        worker.write(Json.line(settings));
        return worker;
    }

    private static List<String> command(List<String> program, Path folder) {
        String classPath = Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator))
                .map(entry -> new File(entry).getAbsolutePath())
                .collect(Collectors.joining(File.pathSeparator));
        List<String> archive = ManagementFactory.getRuntimeMXBean().getInputArguments().stream()
                .filter(argument -> argument.startsWith("-XX:SharedArchiveFile"))
                .toList();
        List<String> java = List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xmx" + HEAP_MEGABYTES + "m",
                "-XX:+UseSerialGC",
                "-XX:TieredStopAtLevel=1", // the optimising compiler takes more time than it saves
                "-XX:+DisableAttachMechanism",
                "-XX:+ExitOnOutOfMemoryError",
                "-XX:+DisplayVMOutputToStderr", // it says so on standard output otherwise
                "-XX:-UsePerfData",
                "-Xlog:disable", // a warning would stand between the replies
                "-Xshare:auto",
                "-Djava.io.tmpdir=" + folder,
                "-cp",
                classPath);
        return Stream.of(java, archive, program).flatMap(List::stream).toList();
    }

    /**
     * Sends a request and waits for the reply.
     *
     * @param patience how long a reply may take
     * @throws WorkerLost if none came
     */
    WorkerMessages.Reply ask(WorkerMessages.Request request, Duration patience) throws WorkerLost {
        ScheduledFuture<?> alarm = clock.schedule(process::destroyForcibly, patience.toMillis(), TimeUnit.MILLISECONDS);
        try {
            write(Json.line(request));
            WorkerMessages.Reply reply = Json.read(readLine(), WorkerMessages.Reply.class);
            if (reply == null || !reply.isFor(request)) {
                throw lost(nonsense());
            }
            if (!alarm.cancel(false)) {
                throw lost(late(patience));
            }
            return reply;
        } catch (JsonProcessingException e) {
            throw lost(nonsense());
        } catch (IOException e) {
            throw lost(alarm.cancel(false) ? ended() : late(patience));
        } finally {
            alarm.cancel(false);
        }
    }

    private void write(String message) throws IOException {
        process.getOutputStream().write(message.getBytes(StandardCharsets.UTF_8));
        process.getOutputStream().flush();
    }

    private String readLine() throws IOException {
        ByteArrayOutputStream line = new ByteArrayOutputStream();
        for (int b = replies.read(); b != '\n'; b = replies.read()) {
            if (b < 0) {
                throw new IOException("the worker has ended");
            }
            if (line.size() == LONGEST_REPLY) {
                return "";
            }
            line.write(b);
        }
        return line.toString(StandardCharsets.UTF_8);
    }

    private WorkerLost lost(WorkerLost how) {
        close();
        return how;
    }

    private static WorkerLost nonsense() {
        return new WorkerLost(Reason.GRADER_ERROR, "was answered with something else than an outcome");
    }

    private static WorkerLost late(Duration patience) {
        return new WorkerLost(Reason.TIMEOUT, "took longer than " + patience.toSeconds() + " s, so it was stopped");
    }

    private WorkerLost ended() {
        int code = end();
        if (code == OUT_OF_MEMORY) {
            return new WorkerLost(Reason.MEMORY, "needs more memory than there is: " + HEAP_MEGABYTES + " MB");
        }
        String said = firstError();
        return new WorkerLost(
                Reason.GRADER_ERROR,
                "ended the process that did it (exit code " + code + (said.isEmpty() ? "" : ": " + said) + ")");
    }

    private String firstError() {
        try (Stream<String> lines = Files.lines(errors, StandardCharsets.ISO_8859_1)) {
            return lines.map(line -> line.substring(0, Math.min(200, line.length())))
                    .findFirst()
                    .orElse("");
        } catch (IOException e) {
            return "";
        }
    }

    /** Waits a moment for the end of a worker that has closed its output, and returns the exit code. */
    private int end() {
        try {
            process.waitFor(TO_END.toMillis(), TimeUnit.MILLISECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        close();
        return process.exitValue();
    }

    /** Ends the worker at once, and waits until it has ended. */
    @Override
    public void close() {
        process.destroyForcibly().onExit().join();
    }
}
