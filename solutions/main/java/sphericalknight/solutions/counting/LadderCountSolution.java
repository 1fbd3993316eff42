package sphericalknight.solutions.counting;

import sphericalknight.bits.SwarCount;
import sphericalknight.exercise.KnownWrong;
import sphericalknight.exercises.counting.LadderCount;

/**
 * Exercise 4.4, solved: three rungs and a multiplication.
 *
 * <p>Other ways: three more rungs instead of the multiplication, as the essay's routine for 32 bits does; the first rung with one mask
 * less, {@code set - ((set >>> 1) & 0x5555...)}, because 11 - 1 is 10 and 10 - 1 is 01. The library's version is what {@code Long.bitCount}
 * does on a processor without the instruction.
 */
public class LadderCountSolution implements LadderCount {
    @Override
    public long pairs(long set) {
        return (set & 0x5555_5555_5555_5555L) + ((set >>> 1) & 0x5555_5555_5555_5555L);
    }

    @Override
    public long nibbles(long pairs) {
        return (pairs & 0x3333_3333_3333_3333L) + ((pairs >>> 2) & 0x3333_3333_3333_3333L);
    }

    @Override
    public long bytes(long nibbles) {
        return (nibbles + (nibbles >>> 4)) & 0x0F0F_0F0F_0F0F_0F0FL;
    }

    @Override
    public int sum(long bytes) {
        return (int) ((bytes * 0x0101_0101_0101_0101L) >>> 56);
    }

    @Override
    public int count(long set) {
        return sum(bytes(nibbles(pairs(set))));
    }

    @KnownWrong(
            fails = "pairs",
            says = "Your pairs run into each other: 1 + 1 needs both bits of its pair, and you wipe one of them after"
                    + " the addition. Wipe before you add, on both sides.")
    static final class MaskAfterSum extends LadderCountSolution {
        @Override
        public long pairs(long set) {
            return (set + (set >>> 1)) & 0x5555_5555_5555_5555L;
        }
    }

    @KnownWrong(
            fails = "pairs",
            says = "The masks are in the wrong order: 0x33... keeps pairs and belongs to the second rung, 0x55..."
                    + " keeps every second bit and belongs to the first.")
    static final class MasksSwapped extends LadderCountSolution {
        @Override
        public long pairs(long set) {
            return (set & 0x3333_3333_3333_3333L) + ((set >>> 1) & 0x3333_3333_3333_3333L);
        }

        @Override
        public long nibbles(long pairs) {
            return (pairs & 0x5555_5555_5555_5555L) + ((pairs >>> 2) & 0x5555_5555_5555_5555L);
        }
    }

    @KnownWrong(
            fails = "upperPairs",
            says = "The upper half of the board is lost: 0x55555555 has only 32 bits. Write all 16 digits, and L"
                    + " behind them.")
    static final class IntConstant extends LadderCountSolution {
        @Override
        public long pairs(long set) {
            return (set & 0x5555_5555) + ((set >>> 1) & 0x5555_5555);
        }
    }

    @KnownWrong(
            fails = "bytes",
            says = "Each byte still holds the four bits of its neighbour in its upper half. Wipe them with 0x0F0F..."
                    + " before you add the bytes.")
    static final class NoMask extends LadderCountSolution {
        @Override
        public long bytes(long nibbles) {
            return nibbles + (nibbles >>> 4);
        }
    }

    @KnownWrong(
            fails = "sum",
            says = "You read the lowest byte of the product, which is the lowest byte of the word. The eight bytes"
                    + " meet in the top one: >>> 56.")
    static final class LowestForHighest extends LadderCountSolution {
        @Override
        public int sum(long bytes) {
            return (int) (bytes * 0x0101_0101_0101_0101L) & 0xFF;
        }
    }

    @KnownWrong(fails = KnownWrong.RULES)
    static final class CallsTheLibrary extends LadderCountSolution {
        @Override
        public int count(long set) {
            return SwarCount.count(set);
        }
    }
}
