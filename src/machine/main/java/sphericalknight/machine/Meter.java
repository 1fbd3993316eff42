package sphericalknight.machine;

import java.util.function.LongPredicate;

/**
 * Counts the resources of the running code, and ends it when a limit is exceeded. Nothing is timed: unless a watched heap is nearly full,
 * the same code ends at the same instruction on every computer.
 */
final class Meter {
    /** The number of bytes after which {@link #heapLacks} is asked again. */
    private static final long BETWEEN_LOOKS = 16 << 20;

    /** The number of method calls and backward jumps so far. */
    long steps;
    /** The approximate number of instructions so far, with the work of host calls in the same unit. */
    long work;
    /** The approximate number of bytes allocated so far; bytes that were freed still count. */
    long bytes;

    private long mostWork = Long.MAX_VALUE;
    private long mostBytes = Long.MAX_VALUE;
    private long nextLook = BETWEEN_LOOKS;
    /** Whether the heap may have no room for so many more bytes. */
    private LongPredicate heapLacks = bytes -> false;

    /** Limits the number of instructions from now on. */
    void limitWork(long more) {
        mostWork = sum(work, more);
    }

    /** Limits the number of bytes from now on. */
    void limitBytes(long more) {
        mostBytes = sum(bytes, more);
    }

    /** From now on, also ends the code when this heap is nearly full. */
    void watch(LongPredicate watched) {
        heapLacks = watched;
    }

    /** Counts one step, and the instructions since the last one. */
    void step(int instructions) {
        steps++;
        work += instructions;
        if (work > mostWork) {
            throw exceeded();
        }
    }

    /** Counts work before it is done. */
    void work(long instructions) {
        work = sum(work, instructions);
        if (work > mostWork) {
            throw exceeded();
        }
    }

    /** Counts bytes before they are allocated. */
    void bytes(long more) {
        bytes = sum(bytes, more);
        if (bytes > nextLook || bytes > mostBytes) {
            look(more);
        }
    }

    private LimitReached exceeded() {
        work = mostWork; // what is beyond the limit is not done, so the next limit starts here
        return new LimitReached(LimitReached.Kind.INSTRUCTIONS);
    }

    private void look(long more) {
        if (bytes > mostBytes) {
            bytes = mostBytes;
            throw new LimitReached(LimitReached.Kind.MEMORY);
        }
        if (heapLacks.test(more)) {
            throw new LimitReached(LimitReached.Kind.MEMORY);
        }
        nextLook = sum(bytes, BETWEEN_LOOKS);
    }

    /** The sum of two numbers that are not negative; the largest number if it is larger. */
    static long sum(long a, long b) {
        return b > Long.MAX_VALUE - a ? Long.MAX_VALUE : a + b;
    }

    /** The product of two numbers that are not negative; the largest number if it is larger. */
    static long product(long a, long b) {
        return b != 0 && a > Long.MAX_VALUE / b ? Long.MAX_VALUE : a * b;
    }
}
