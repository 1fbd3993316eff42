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

    @KnownWrong(
            fails = "sum",
            says =
                    "Only the lower four bytes are added. (int) binds more tightly than * and >>>: put product and shift in parentheses behind it, and write all 16 digits of the constant, with L.")
    static final class LowerBytesOnly extends LadderCountSolution {
        @Override
        public int sum(long bytes) {
            return super.sum(bytes & 0xFFFF_FFFFL);
        }
    }

    @KnownWrong(
            fails = "wholeBoard",
            says = "count() leaves a rung out, the pairs: the nibbles need what the pairs make of the set.")
    static final class PairsLeftOut extends LadderCountSolution {
        @Override
        public int count(long set) {
            return sum(bytes(nibbles(set)));
        }
    }

    @KnownWrong(
            fails = "wholeBoard",
            says = "count() leaves a rung out, the nibbles: the bytes need what the nibbles make of the pairs.")
    static final class NibblesLeftOut extends LadderCountSolution {
        @Override
        public int count(long set) {
            return sum(bytes(pairs(set)));
        }
    }

    @KnownWrong(
            fails = "wholeBoard",
            says = "count() leaves a rung out, the bytes: the sum needs what they make of the nibbles.")
    static final class BytesLeftOut extends LadderCountSolution {
        @Override
        public int count(long set) {
            return sum(nibbles(pairs(set)));
        }
    }

    @KnownWrong(fails = "wholeBoard", says = "count() does not add the bytes: the last rung, sum, is missing.")
    static final class SumLeftOut extends LadderCountSolution {
        @Override
        public int count(long set) {
            return (int) bytes(nibbles(pairs(set)));
        }
    }

    @KnownWrong(
            fails = "sum",
            says =
                    "You read the top byte of the word, without the multiplication that brings all eight bytes together there.")
    static final class TopByteForSum extends LadderCountSolution {
        @Override
        public int sum(long bytes) {
            return (int) (bytes >>> 56);
        }
    }

    @KnownWrong(
            fails = "sum",
            says =
                    "You read the lowest byte of the word. The multiplication by 0x0101... brings all eight bytes together in the top one: >>> 56.")
    static final class LowByteForSum extends LadderCountSolution {
        @Override
        public int sum(long bytes) {
            return (int) bytes;
        }
    }

    @KnownWrong(
            fails = "wholeBoard",
            says =
                    "+ binds more tightly than >>>: you double the word and shift the sum. Put the shift in parentheses.")
    static final class AddedBeforeShift extends LadderCountSolution {
        @Override
        public long bytes(long nibbles) {
            return nibbles + nibbles >>> 4 & 0x0F0F_0F0F_0F0F_0F0FL;
        }
    }

    @KnownWrong(
            fails = "pairs",
            says = "+ binds more tightly than >>>: the sum is shifted. Put the shift in parentheses, with its mask.")
    static final class PairsAddedBeforeShift extends LadderCountSolution {
        @Override
        public long pairs(long set) {
            return (set & 0x5555_5555_5555_5555L) + set >>> 1 & 0x5555_5555_5555_5555L;
        }
    }

    @KnownWrong(
            fails = "nibbles",
            says = "+ binds more tightly than >>>: the sum is shifted. Put the shift in parentheses, with its mask.")
    static final class NibblesAddedBeforeShift extends LadderCountSolution {
        @Override
        public long nibbles(long pairs) {
            return (pairs & 0x3333_3333_3333_3333L) + pairs >>> 2 & 0x3333_3333_3333_3333L;
        }
    }

    @KnownWrong(
            fails = "nibbles",
            says =
                    "Your nibbles run into each other: 2 + 2 needs three bits, and you wipe after the addition. Wipe before you add, on both sides.")
    static final class MaskAfterSumOfNibbles extends LadderCountSolution {
        @Override
        public long nibbles(long pairs) {
            return (pairs + (pairs >>> 2)) & 0x3333_3333_3333_3333L;
        }
    }

    @KnownWrong(
            fails = "pairs",
            says =
                    "Only one side is masked: set >>> 1 still holds the other bit of each pair. Wipe it on both sides before you add.")
    static final class PairsRightSideOnly extends LadderCountSolution {
        @Override
        public long pairs(long set) {
            return (set & 0x5555_5555_5555_5555L) + (set >>> 1);
        }
    }

    @KnownWrong(
            fails = "pairs",
            says =
                    "Only the shifted side is masked: the set itself still holds the upper bit of each pair. Wipe it on both sides before you add.")
    static final class PairsLeftSideOnly extends LadderCountSolution {
        @Override
        public long pairs(long set) {
            return set + (set >>> 1 & 0x5555_5555_5555_5555L);
        }
    }

    @KnownWrong(
            fails = "nibbles",
            says =
                    "Only one side is masked: pairs >>> 2 still holds the neighbour of each pair. Wipe it on both sides before you add.")
    static final class NibblesRightSideOnly extends LadderCountSolution {
        @Override
        public long nibbles(long pairs) {
            return (pairs & 0x3333_3333_3333_3333L) + (pairs >>> 2);
        }
    }

    @KnownWrong(
            fails = "nibbles",
            says =
                    "Only the shifted side is masked: the word itself still holds the upper pair of each nibble. Wipe it on both sides before you add.")
    static final class NibblesLeftSideOnly extends LadderCountSolution {
        @Override
        public long nibbles(long pairs) {
            return pairs + (pairs >>> 2 & 0x3333_3333_3333_3333L);
        }
    }

    @KnownWrong(fails = "pairs", says = "You keep the lower bit of each pair only; the upper one must be added to it.")
    static final class PairsNotAdded extends LadderCountSolution {
        @Override
        public long pairs(long set) {
            return set & 0x5555_5555_5555_5555L;
        }
    }

    @KnownWrong(
            fails = "pairs",
            says =
                    "Nothing is wiped: set + (set >>> 1) adds neighbours of different pairs as well. Mask both sides with 0x5555... first.")
    static final class NoMaskInPairs extends LadderCountSolution {
        @Override
        public long pairs(long set) {
            return set + (set >>> 1);
        }
    }

    @KnownWrong(
            fails = "nibbles",
            says =
                    "Nothing is wiped: the pairs of neighbouring nibbles are added as well. Mask both sides with 0x3333... first.")
    static final class NoMaskInNibbles extends LadderCountSolution {
        @Override
        public long nibbles(long pairs) {
            return pairs + (pairs >>> 2);
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
