package sphericalknight.solutions.lowest;

import sphericalknight.bits.DeBruijn;
import sphericalknight.exercise.KnownWrong;
import sphericalknight.exercises.lowest.DeBruijnConstant;

/**
 * Exercise 5.6, solved: bit after bit, 0 before 1, with a step back if a pattern occurs twice. The patterns already used are the bits of
 * one long.
 *
 * <p>Other ways: 1 before 0 finds another constant. "Prefer one" needs no steps back: start with zeros, and append a 1 unless its pattern
 * has been used, otherwise a 0; this is Monroe Martin's rule of 1934. Lyndon words, concatenated in lexicographic order, give the smallest
 * constant directly.
 */
public class DeBruijnConstantSolution implements DeBruijnConstant {
    @Override
    public long constant(int window) {
        return extend(0, window, window, 1);
    }

    /** {@code prefix} has {@code length} bits, its windows are {@code used}; 0 when it cannot be continued. */
    private static long extend(long prefix, int length, int window, long used) {
        int size = 1 << window;
        if (length == size) {
            return closesTheRing(prefix, window, used) ? prefix : 0;
        }
        for (long next = prefix << 1; next <= (prefix << 1 | 1); next++) {
            long pattern = 1L << (next & (size - 1));
            if ((used & pattern) == 0) {
                long constant = extend(next, length + 1, window, used | pattern);
                if (constant != 0) {
                    return constant;
                }
            }
        }
        return 0;
    }

    /** The windows that reach into the zeros behind the end complete the set. */
    private static boolean closesTheRing(long constant, int window, long used) {
        int size = 1 << window;
        for (int zeros = 1; zeros < window; zeros++) {
            used |= 1L << ((constant << zeros) & (size - 1));
        }
        return used == -1L >>> (64 - size);
    }

    @KnownWrong(
            fails = "threeBits",
            says = "The windows inside are all different, but those at the end, where zeros come in, repeat others."
                    + " The number must begin with zeros: then the row is a ring.")
    static final class RingNotClosed extends DeBruijnConstantSolution {
        @Override
        public long constant(int window) {
            long right = super.constant(window);
            int size = 1 << window;
            return (right << window | right >>> (size - window)) & (-1L >>> (64 - size));
        }
    }

    @KnownWrong(
            fails = "fourBits",
            says = "Your number was found for windows of three bits; wider windows need a longer number, 2 to the"
                    + " power of their width.")
    static final class TableTooSmall extends DeBruijnConstantSolution {
        @Override
        public long constant(int window) {
            return super.constant(Math.min(window, 3));
        }
    }

    @KnownWrong(
            fails = "sixBits",
            says = "Up to windows of five bits it works, then nothing is found: 64 patterns do not fit into an int, 1"
                    + " << 35 is 8. Remember them in a long, with 1L <<.")
    static final class IntShift extends DeBruijnConstantSolution {
        @Override
        public long constant(int window) {
            return extend(0, window, window, 1);
        }

        private static long extend(long prefix, int length, int window, int used) {
            int size = 1 << window;
            if (length == size) {
                return closesTheRing(prefix, window, used & 0xFFFF_FFFFL) ? prefix : 0;
            }
            for (long next = prefix << 1; next <= (prefix << 1 | 1); next++) {
                int pattern = 1 << (int) (next & (size - 1));
                if ((used & pattern) == 0) {
                    long constant = extend(next, length + 1, window, used | pattern);
                    if (constant != 0) {
                        return constant;
                    }
                }
            }
            return 0;
        }
    }

    @KnownWrong(
            fails = "twoBits",
            says =
                    "You prefer 0, and run into a dead end: a pattern comes twice. Prefer 1, and take 0 where that pattern was used; or go back a step.")
    static final class ZeroBeforeOne extends DeBruijnConstantSolution {
        @Override
        public long constant(int window) {
            int size = 1 << window;
            long used = 1;
            long number = 0;
            for (int bit = window; bit < size; bit++) {
                long pattern = (number << 1 | 0) & (size - 1);
                long next = (used >>> pattern & 1) == 0 ? 0 : 1;
                number = number << 1 | next;
                used |= 1L << (number & (size - 1));
            }
            return number;
        }
    }

    @KnownWrong(
            fails = "sixBits",
            says =
                    "Up to windows of five bits it works. The number for six has 64 bits, and yours is an int, whose sign was copied into the upper half: collect the bits in a long.")
    static final class IntNumber extends DeBruijnConstantSolution {
        @Override
        public long constant(int window) {
            if (window < 6) {
                return super.constant(window);
            }
            int size = 1 << window;
            long used = 1;
            int number = 0;
            for (int bit = window; bit < size; bit++) {
                boolean isOne = (used >>> ((number << 1 | 1) & (size - 1)) & 1) == 0;
                number = number << 1 | (isOne ? 1 : 0);
                used |= 1L << (number & (size - 1));
            }
            return number;
        }
    }

    @KnownWrong(fails = "twoBits", says = "You give 0, whatever the window: nothing was found, or nothing is returned.")
    static final class NoConstant extends DeBruijnConstantSolution {
        @Override
        public long constant(int window) {
            return 0;
        }
    }

    @KnownWrong(
            fails = "twoBits",
            says =
                    "This is the number for windows of three bits, whatever the window. Each width needs a number of its own, with 2 to the power of the width bits.")
    static final class LessonsNumber extends DeBruijnConstantSolution {
        @Override
        public long constant(int window) {
            return 0b0001_0111;
        }
    }

    @KnownWrong(fails = "twoBits", says = "All bits are 1, so all windows are the same.")
    static final class AllOnes extends DeBruijnConstantSolution {
        @Override
        public long constant(int window) {
            return -1L >>> (64 - (1 << window));
        }
    }

    @KnownWrong(fails = KnownWrong.RULES)
    static final class CallsTheLibrary extends DeBruijnConstantSolution {
        @Override
        public long constant(int window) {
            return DeBruijn.smallest(window);
        }
    }
}
