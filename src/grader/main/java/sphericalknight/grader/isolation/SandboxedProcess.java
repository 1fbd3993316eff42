package sphericalknight.grader.isolation;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/**
 * A running program that is confined and monitored. Its resource usage is compared with its {@link Allowance} every {@value #TICK}
 * milliseconds. Ending the program closes its pipe, which wakes the thread that reads from the pipe.
 */
final class SandboxedProcess implements ChildProcess {
    /** The time between two observations, in milliseconds. */
    private static final long TICK = 20;

    private static final int OUT_OF_MEMORY = 3;
    private static final String OUT_OF_MEMORY_TEXT = "Terminating due to java.lang.OutOfMemoryError";
    /** The number of SIGXCPU, the signal that the kernel sends to a process that exceeds its limit on processor time. */
    private static final int CPU_SIGNAL = 24;

    private final Process process;
    private final boolean leavesOrphans;
    private final Runnable sweep;
    private final Allowance allowance;
    private final Complaints complaints;
    private final InputStream answers;
    private final String pipe;
    private final Thread watch;
    private boolean orphansEnded;
    private boolean closed;
    private volatile End end;

    /**
     * Starts monitoring a program.
     *
     * @param leavesOrphans whether the program's own children must be searched for, because {@code sweep} does not end them
     * @param sweep cleans up after the program when this process is closed
     */
    SandboxedProcess(Process process, boolean leavesOrphans, Runnable sweep) {
        this.process = process;
        this.leavesOrphans = leavesOrphans;
        this.sweep = sweep;
        allowance = new Allowance(new ProcessorClock(process.toHandle()), System::nanoTime);
        complaints = new Complaints(process.getErrorStream());
        pipe = Holders.pipe(process.pid());
        // The stream already has a buffer: a second one around it would cost two more system calls for each reply.
        answers = process.getInputStream();
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
    public void allow(Duration cpu) {
        complaints.startAgain();
        allowance.allow(cpu);
    }

    @Override
    public void asked() {
        allowance.asked();
    }

    @Override
    public void answered() {
        allowance.answered();
    }

    private void watch() {
        while (pause()) {
            look();
        }
    }

    /** Waits until the next observation; returns false if the program has been closed or this thread interrupted. */
    private synchronized boolean pause() {
        try {
            if (!closed) {
                wait(TICK);
            }
            return !closed;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    private void look() {
        boolean tooMany = complaints.areTooMany();
        if (!process.isAlive()) {
            if (!orphansEnded) {
                orphansEnded = true;
                Holders.end(pipe); // otherwise the reader would wait for them
            }
        } else if (end == null) {
            (tooMany ? Optional.of(End.OUTPUT) : allowance.passed()).ifPresent(this::kill);
        }
    }

    private void kill(End why) {
        end = why;
        kill();
    }

    private void kill() {
        if (leavesOrphans) {
            process.descendants().forEach(ProcessHandle::destroyForcibly);
        }
        process.destroyForcibly();
    }

    @Override
    public Optional<End> end() {
        return Optional.ofNullable(end);
    }

    @Override
    public End awaitEnd() {
        try {
            if (!process.waitFor(1, TimeUnit.SECONDS)) {
                kill();
                process.waitFor(2, TimeUnit.SECONDS);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        if (end == null) {
            end = process.isAlive() ? End.EXITED : byExitCode(process.exitValue());
        }
        return end;
    }

    private End byExitCode(int code) {
        if (code == OUT_OF_MEMORY && complaints.text().contains(OUT_OF_MEMORY_TEXT)) {
            return End.MEMORY;
        }
        return code == CPU_SIGNAL || code == 128 + CPU_SIGNAL ? End.CPU_LIMIT : End.EXITED;
    }

    @Override
    public String complaint() {
        return complaints.text();
    }

    @Override
    public void close() {
        if (endWatch()) {
            kill();
            try {
                process.waitFor(5, TimeUnit.SECONDS);
                watch.join(1000);
                process.getOutputStream().close();
            } catch (IOException e) {
                // the pipe is broken because the program has ended
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
            if (leavesOrphans) {
                Holders.end(pipe);
            }
            complaints.close();
            sweep.run();
        }
    }

    /** Ends the monitoring; returns whether it was still active, so only the first call returns true. */
    private synchronized boolean endWatch() {
        boolean first = !closed;
        closed = true;
        notifyAll();
        return first;
    }
}
