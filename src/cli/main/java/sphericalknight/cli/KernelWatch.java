package sphericalknight.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.stream.Stream;

/**
 * Samples the memory of the Java processes that this process started, directly or indirectly, including the kernel that Jupyter starts,
 * about ten times a second.
 */
final class KernelWatch implements AutoCloseable {
    /** The file in which Linux reports the memory of a process: its own pages, and its share of the pages used by several processes. */
    static final String ROLLUP = "smaps_rollup";

    private static final long PAUSE = 100;

    private final Path processes;
    private final Thread thread = new Thread(this::watch, "kernel-watch");
    private volatile long most;
    private volatile long last;
    private volatile Duration processor = Duration.ZERO;

    KernelWatch(Path processes) {
        this.processes = processes;
        thread.setDaemon(true);
        thread.start();
    }

    /** The maximum memory observed, in MiB; 0 if no kernel was observed. */
    long most() {
        return most >> 10;
    }

    /** The memory when the kernel was last observed, in MiB; 0 if no kernel was observed. */
    long last() {
        return last >> 10;
    }

    double processorSeconds() {
        return processor.toMillis() / 1000.0;
    }

    private void watch() {
        while (true) {
            try (Stream<ProcessHandle> children = ProcessHandle.current().descendants()) {
                children.filter(KernelWatch::isJava).forEach(this::look);
            }
            try {
                Thread.sleep(PAUSE);
            } catch (InterruptedException e) {
                return;
            }
        }
    }

    private static boolean isJava(ProcessHandle process) {
        return process.info().command().filter(path -> path.endsWith("java")).isPresent();
    }

    private void look(ProcessHandle process) {
        try {
            String rollup =
                    Files.readString(processes.resolve(process.pid() + "").resolve(ROLLUP));
            long now = pss(rollup);
            if (now > 0) {
                last = now;
                most = Math.max(most, now);
                processor = process.info().totalCpuDuration().orElse(processor);
            }
        } catch (IOException e) {
            return; // the process has just ended
        }
    }

    /** The number on the line that starts with "Pss:", in KiB; 0 if the text is empty because the process is ending. */
    static long pss(String rollup) {
        return rollup.lines()
                .filter(line -> line.startsWith("Pss:"))
                .mapToLong(line -> Long.parseLong(line.replaceAll("\\D", "")))
                .sum();
    }

    @Override
    public void close() {
        thread.interrupt();
    }
}
