package sphericalknight.solutions.slider;

import java.util.Arrays;
import sphericalknight.chess.attack.Magic;
import sphericalknight.exercise.KnownWrong;
import sphericalknight.exercises.slider.MagicLookup;

/**
 * Exercise 9.3, solved: an AND, a multiplication and a shift. The table is filled with the same index with which it is read.
 *
 * <p>Other ways: {@code occupied | ~mask} instead of {@code occupied & mask} saves an operation in some programs ("black magic"), with
 * different magic numbers. A shift of 52 for all squares makes all tables 4,096 entries long ("plain magic"): the shift need not be looked
 * up, but the tables take 2.25 MiB.
 */
public class MagicLookupSolution implements MagicLookup {
    @Override
    public int index(long occupied, long mask, long magic) {
        return (int) (((occupied & mask) * magic) >>> (64 - Long.bitCount(mask)));
    }

    @Override
    public long[] table(long mask, long magic, long[] blockers, long[] attacks) {
        long[] table = new long[1 << Long.bitCount(mask)];
        for (int way = 0; way < blockers.length; way++) {
            table[index(blockers[way], mask, magic)] = attacks[way];
        }
        return table;
    }

    @KnownWrong(
            fails = "besideTheMask",
            says = "You multiply the whole board. Pieces beside the mask then change the index: & mask comes first,"
                    + " also when you look up.")
    static final class MagicNotMasked extends MagicLookupSolution {
        @Override
        public int index(long occupied, long mask, long magic) {
            return (int) ((occupied * magic) >>> (64 - Long.bitCount(mask)));
        }
    }

    @KnownWrong(
            fails = "topBit",
            says = "Your index can be negative: >> copies the sign, bit 63, downwards. Here it is a bit like any"
                    + " other: >>>.")
    static final class SignedShift extends MagicLookupSolution {
        @Override
        public int index(long occupied, long mask, long magic) {
            return (int) (((occupied & mask) * magic) >> (64 - Long.bitCount(mask)));
        }
    }

    @KnownWrong(
            fails = "threeSquares",
            says = "Your shift is one off, and the index has one bit too many or too few. n bits stay when 64 - n are"
                    + " shifted out.")
    static final class OffByOne extends MagicLookupSolution {
        @Override
        public int index(long occupied, long mask, long magic) {
            return (int) (((occupied & mask) * magic) >>> (63 - Long.bitCount(mask)));
        }
    }

    @KnownWrong(
            fails = "everySize",
            says = "You shift by 52 whatever the mask: right for the twelve squares of a rook in the corner only."
                    + " Count the squares of the mask.")
    static final class CornerShift extends MagicLookupSolution {
        @Override
        public int index(long occupied, long mask, long magic) {
            return (int) (((occupied & mask) * magic) >>> 52);
        }

        @Override
        public long[] table(long mask, long magic, long[] blockers, long[] attacks) {
            long[] table = new long[1 << 12];
            for (int way = 0; way < blockers.length; way++) {
                table[index(blockers[way], mask, magic)] = attacks[way];
            }
            return table;
        }
    }

    @KnownWrong(
            fails = "threeSquares",
            says = "You take the lowest bits of the product. The bits travel upwards when you multiply: the index is"
                    + " at the top, and below it is the waste.")
    static final class LowestForHighest extends MagicLookupSolution {
        @Override
        public int index(long occupied, long mask, long magic) {
            return (int) ((occupied & mask) * magic) & ((1 << Long.bitCount(mask)) - 1);
        }
    }

    @KnownWrong(
            fails = "threeSquares",
            says = "(int) binds tighter than >>>: you cut the product to its lower 32 bits, and then shift. Put the"
                    + " shift into parentheses, then cut.")
    static final class IntResult extends MagicLookupSolution {
        @Override
        public int index(long occupied, long mask, long magic) {
            return (int) ((occupied & mask) * magic) >>> (64 - Long.bitCount(mask));
        }
    }

    @KnownWrong(
            fails = "smallTable",
            says = "You keep the attacks in the order in which they come. Each belongs at the index of its way, or"
                    + " the look-up will not find it.")
    static final class InGivenOrder extends MagicLookupSolution {
        @Override
        public long[] table(long mask, long magic, long[] blockers, long[] attacks) {
            return attacks.clone();
        }
    }

    @KnownWrong(
            fails = "threeSquares",
            says =
                    "index() shifts by n, the number of squares, so that 64 - n bits are left. Only n bits may be left: >>> (64 - n).")
    static final class ShiftByN extends MagicLookupSolution {
        @Override
        public int index(long occupied, long mask, long magic) {
            return (int) (((occupied & mask) * magic) >>> Long.bitCount(mask));
        }
    }

    @KnownWrong(
            fails = "threeSquares",
            says = "index() shifts by 32 - n. That is for words of 32 bits; the product has 64: >>> (64 - n).")
    static final class ShiftFor32 extends MagicLookupSolution {
        @Override
        public int index(long occupied, long mask, long magic) {
            return (int) (((occupied & mask) * magic) >>> (32 - Long.bitCount(mask)));
        }
    }

    @KnownWrong(
            fails = "smallTable",
            says =
                    "table() stores the blockers. At the index of a way belongs what the slider attacks then: attacks[way].")
    static final class BlockersStored extends MagicLookupSolution {
        @Override
        public long[] table(long mask, long magic, long[] blockers, long[] attacks) {
            return super.table(mask, magic, blockers, blockers);
        }
    }

    @KnownWrong(
            fails = "smallTable",
            says =
                    "table() always has 4,096 entries: right for twelve relevant squares only. n squares need 2^n entries, 1 << n.")
    static final class TableOf4096 extends MagicLookupSolution {
        @Override
        public long[] table(long mask, long magic, long[] blockers, long[] attacks) {
            return Arrays.copyOf(super.table(mask, magic, blockers, attacks), 4096);
        }
    }

    @KnownWrong(
            fails = "smallTable",
            says = "The last of the ways is not in your table. The loop runs over all of them: way < blockers.length.")
    static final class LastWayForgotten extends MagicLookupSolution {
        @Override
        public long[] table(long mask, long magic, long[] blockers, long[] attacks) {
            return super.table(mask, magic, Arrays.copyOf(blockers, blockers.length - 1), attacks);
        }
    }

    @KnownWrong(fails = "smallTable", says = "The first of the ways is not in your table. The loop begins with way 0.")
    static final class FirstWayForgotten extends MagicLookupSolution {
        @Override
        public long[] table(long mask, long magic, long[] blockers, long[] attacks) {
            long[] table = new long[1 << Long.bitCount(mask)];
            for (int way = 1; way < blockers.length; way++) {
                table[index(blockers[way], mask, magic)] = attacks[way];
            }
            return table;
        }
    }

    @KnownWrong(
            fails = "threeSquares",
            says =
                    "index() multiplies the mask itself, so every board has the same index. Multiply what stands on it: occupied & mask.")
    static final class MaskTwice extends MagicLookupSolution {
        @Override
        public int index(long occupied, long mask, long magic) {
            return super.index(mask, mask, magic);
        }
    }

    @KnownWrong(fails = KnownWrong.RULES)
    static final class CallsTheLibrary extends MagicLookupSolution {
        @Override
        public int index(long occupied, long mask, long magic) {
            new Magic().rook(0, occupied);
            return super.index(occupied, mask, magic);
        }
    }
}
