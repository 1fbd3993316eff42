package sphericalknight.exercise.contract;

import java.time.Duration;
import java.util.function.Supplier;

/** A thread whose work has a time limit. The thread that waits for it also watches the limits of the parts of the work. */
final class LimitedThread extends Thread {
    private static final Duration GRACE = Duration.ofSeconds(2);
    private static final long WATCH_MILLIS = 10;

    /** When the innermost part that is running must end, by {@link System#nanoTime}; {@code Long.MAX_VALUE} if none is running. */
    private long due = Long.MAX_VALUE;

    private boolean isPartStopped;
    private boolean isStopped;

    LimitedThread(Runnable work) {
        super(work, "limited");
        setUncaughtExceptionHandler((of, thrown) -> {});
        setDaemon(true);
        setPriority(Thread.MIN_PRIORITY);
    }

    /** Returns the result of a part of the work, or {@code otherwise} if it throws. Called on this thread, which is interrupted at the limit. */
    <T> T part(Duration limit, T otherwise, Supplier<T> work) {
        long outer = begin(System.nanoTime() + limit.toNanos());
        try {
            return work.get();
        } catch (RuntimeException | Error e) {
            return otherwise;
        } finally {
            end(outer);
        }
    }

    /** Sets the limit of the part that begins, and returns that of the part around it. */
    private synchronized long begin(long time) {
        long outer = due;
        due = Math.min(outer, time);
        isPartStopped = false;
        return outer;
    }

    private synchronized void end(long outer) {
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
        long late = due == Long.MAX_VALUE ? -1 : System.nanoTime() - due;
        if (late > 0 && !isPartStopped) {
            isPartStopped = true;
            interrupt();
        }
        return late > GRACE.toNanos();
    }

    private synchronized void stopAll() {
        isStopped = true;
        interrupt();
    }
}
