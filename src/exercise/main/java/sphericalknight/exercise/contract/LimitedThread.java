package sphericalknight.exercise.contract;

import java.time.Duration;
import java.util.function.Supplier;

/** A thread whose work has a time limit. The thread that waits for it also watches the limits of the parts of the work. */
final class LimitedThread extends Thread {
    private static final Duration GRACE = Duration.ofSeconds(2);
    private static final long WATCH_MILLIS = 10;
    /** How many times its limit a part may take in elapsed time, if it waits for the processor. */
    private static final int PATIENCE = 10;

    private static final Due NEVER = new Due(Long.MAX_VALUE, Long.MAX_VALUE);

    /** When a part must end: by the processor time of this thread, or by {@link System#nanoTime}. */
    private record Due(long processor, long elapsed) {}

    /** When the innermost part that is running must end. */
    private Due due = NEVER;

    private boolean isPartStopped;
    private long partStopped;
    private boolean isStopped;

    LimitedThread(Runnable work) {
        super(work, "limited");
        setUncaughtExceptionHandler((of, thrown) -> {});
        setDaemon(true);
        setPriority(Thread.MIN_PRIORITY);
    }

    /**
     * Returns the result of a part of the work, or {@code otherwise} if it throws. Called on this thread, which is interrupted when it has
     * used {@code limit} of processor time.
     */
    <T> T part(Duration limit, T otherwise, Supplier<T> work) {
        Due outer = begin(limit.toNanos());
        try {
            return work.get();
        } catch (RuntimeException | Error e) {
            return otherwise;
        } finally {
            end(outer);
        }
    }

    /** Sets the limit of the part that begins, and returns that of the part around it. */
    private synchronized Due begin(long limit) {
        Due outer = due;
        due = new Due(
                Math.min(outer.processor(), Platform.timeUsed() + limit),
                Math.min(outer.elapsed(), System.nanoTime() + PATIENCE * limit));
        isPartStopped = false;
        return outer;
    }

    private synchronized void end(Due outer) {
        due = outer;
        isPartStopped = false;
        if (!isStopped) {
            interrupted(); // that was for the part only
        }
    }

    /**
     * Waits until the work has ended, and interrupts it at its limit. Gives up two seconds after an interruption that it does not heed, or
     * if the calling thread is interrupted.
     */
    void await(Duration limit) {
        long end = System.nanoTime() + limit.toNanos();
        try {
            while (isAlive() && System.nanoTime() < end && !isBeyondHelp()) {
                join(WATCH_MILLIS);
            }
            stopAll();
            if (!isBeyondHelp()) {
                join(GRACE.toMillis());
            }
        } catch (InterruptedException e) {
            stopAll();
            Thread.currentThread().interrupt();
        }
    }

    /** Interrupts the running part if its time is up; whether it goes on although it was interrupted two seconds ago. */
    private synchronized boolean isBeyondHelp() {
        long now = System.nanoTime();
        if (!isPartStopped && (now > due.elapsed() || Platform.timeUsed(this) > due.processor())) {
            isPartStopped = true;
            partStopped = now;
            interrupt();
        }
        return isPartStopped && now - partStopped > GRACE.toNanos();
    }

    private synchronized void stopAll() {
        isStopped = true;
        interrupt();
    }
}
