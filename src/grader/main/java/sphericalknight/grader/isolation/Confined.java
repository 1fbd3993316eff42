package sphericalknight.grader.isolation;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/**
 * A running program that is shut in and watched. Every {@link #TICK} its processor time, as the kernel counts it, is compared with
 * what it may use; a program that only waits is ended, too. Ending it closes its pipe, and so wakes whoever reads from it.
 */
final class Confined implements Peer {
    private static final long TICK = 20;
    /** On a busy machine the grader itself may need so long to see an answer. */
    private static final Duration SHORT_WAIT = Duration.ofMillis(500);

    /** So long in all it may let us wait without using a processor, or waiting for one. */
    private static final Duration MOST_IDLE = Duration.ofSeconds(2);

    /** The clock on the wall is a backstop only: at least so long, and so many times the processor time. */
    private static final Duration LEAST_WALL = Duration.ofSeconds(20);

    private static final int PATIENCE = 10;
    private static final int MOST_STDERR = 1 << 20;
    private static final int OUT_OF_MEMORY = 3;
    private static final String OUT_OF_MEMORY_TEXT = "Terminating due to java.lang.OutOfMemoryError";

    private final Process process;
    private final Runnable sweep;
    private final ProcessorClock clock;
    private final InputStream answers;
    private final Thread watch;
    private final StringBuilder stderr = new StringBuilder();
    private int stderrBytes;
    private final String pipe;
    private boolean orphansEnded;
    private volatile boolean closed;
    private volatile End end;
    private Duration cpuAllowed = Duration.ZERO;
    private Duration idleAllowed = Duration.ZERO;
    private Duration lastCpu = Duration.ZERO;
    private Duration idle = Duration.ZERO;
    private long deadline;
    private long lastLook = System.nanoTime();
    private long lastProgress = System.nanoTime();
    private int lastAsks;
    private volatile int asks;
    private volatile boolean asked;

    Confined(Process process, Runnable sweep) {
        this.process = process;
        this.sweep = sweep;
        clock = new ProcessorClock(process.toHandle());
        pipe = Holders.pipe(process.pid());
        answers = new BufferedInputStream(process.getInputStream());
        watch = new Thread(this::watch, "watch " + process.pid());
        watch.setDaemon(true);
        watch.start();
    }

    @Override
    public InputStream answers() {
        return answers;
    }

    @Override
    public OutputStream questions() {
        return process.getOutputStream();
    }

    @Override
    public synchronized void allow(Duration cpu) {
        lastCpu = clock.used();
        cpuAllowed = lastCpu.plus(cpu);
        idleAllowed = cpu.compareTo(MOST_IDLE) < 0 ? cpu : MOST_IDLE;
        deadline = System.nanoTime() + Math.max(cpu.toNanos() * PATIENCE, LEAST_WALL.toNanos());
        idle = Duration.ZERO;
    }

    @Override
    public void asked() {
        asks++;
        asked = true;
    }

    @Override
    public void answered() {
        asked = false;
    }

    private void watch() {
        try {
            while (!closed) {
                Thread.sleep(TICK);
                drain();
                look();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private synchronized void look() {
        Duration sinceLast = Duration.ofNanos(System.nanoTime() - lastLook);
        lastLook = System.nanoTime();
        if (!process.isAlive()) {
            if (!orphansEnded) {
                orphansEnded = true;
                Holders.end(pipe);
            }
            return;
        }
        if (!asked || end != null) {
            return;
        }
        Duration cpu = clock.used();
        if (asks != lastAsks || cpu.compareTo(lastCpu) > 0) {
            lastAsks = asks;
            lastCpu = cpu;
            lastProgress = lastLook;
        }
        boolean works = lastLook - lastProgress < SHORT_WAIT.toNanos() || clock.wantsProcessor();
        idle = works ? idle : idle.plus(sinceLast);
        if (cpu.compareTo(cpuAllowed) > 0) {
            kill(End.CPU_LIMIT);
        } else if (lastLook > deadline || idle.compareTo(idleAllowed) > 0) {
            kill(End.TIMEOUT);
        }
    }

    private void drain() {
        InputStream errors = process.getErrorStream();
        try {
            int ready = errors.available();
            if (ready > 0) {
                byte[] bytes = errors.readNBytes(Math.min(ready, 1 << 16));
                stderrBytes += bytes.length;
                if (stderr.length() < 4000) {
                    stderr.append(new String(bytes, StandardCharsets.ISO_8859_1));
                }
                if (stderrBytes > MOST_STDERR && end == null) {
                    kill(End.OUTPUT);
                }
            }
        } catch (IOException e) {
            // closed: there is nothing to be read any more
        }
    }

    private void kill(End why) {
        end = why;
        kill();
    }

    private void kill() {
        process.descendants().forEach(ProcessHandle::destroyForcibly);
        process.destroyForcibly();
    }

    @Override
    public End awaitEnd() {
        try {
            if (!process.waitFor(1, TimeUnit.SECONDS)) {
                kill(end == null ? End.EXITED : end);
            }
            process.waitFor(2, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        drain();
        if (end == null) {
            boolean memory = !process.isAlive()
                    && process.exitValue() == OUT_OF_MEMORY
                    && stderr.indexOf(OUT_OF_MEMORY_TEXT) >= 0;
            boolean cpu = !process.isAlive() && (process.exitValue() == 128 + 24 || process.exitValue() == 24);
            end = memory ? End.MEMORY : cpu ? End.CPU_LIMIT : End.EXITED;
        }
        return end;
    }

    @Override
    public Optional<End> end() {
        return Optional.ofNullable(end);
    }

    @Override
    public String complaint() {
        drain();
        return stderr.toString().strip();
    }

    @Override
    public void close() {
        if (closed) {
            return;
        }
        closed = true;
        kill();
        try {
            process.waitFor(5, TimeUnit.SECONDS);
            watch.join(1000);
            process.getOutputStream().close();
        } catch (IOException e) {
            // the pipe is broken, as it should be
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        try {
            process.getErrorStream().close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        sweep.run();
    }
}
