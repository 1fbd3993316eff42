package sphericalknight.solutions.draughts;

import sphericalknight.draughts.Gather;
import sphericalknight.exercise.KnownWrong;
import sphericalknight.exercises.draughts.DiagonalGather;

/**
 * Exercise 11.3, solved without a search: a step up-right is + 7, which is - 1 modulo 8, so the squares of a rising diagonal have eight
 * different places within their bytes. The constant that adds the four bytes in the highest one, as the bit count of lesson 04 did,
 * superimposes them without collisions.
 *
 * <p>Other ways: try random numbers with few bits; a search needs a few thousand attempts for eight squares. 0x01008201 is another
 * constant of four bits. Where there is {@code Integer.compress}, no constant is needed, and the order is preserved.
 */
public class DiagonalGatherSolution implements DiagonalGather {
    private static final int CONSTANT = 0x0101_0101;

    @Override
    public int index(int occupied, int diagonal, int constant) {
        return ((occupied & diagonal) * constant) >>> (32 - Integer.bitCount(diagonal));
    }

    @Override
    public int constant() {
        return CONSTANT;
    }

    @KnownWrong(
            fails = "othersMakeNoDifference",
            says = "Men on other squares change your index: they are multiplied, too. Only the men of the diagonal"
                    + " may go into the product: (occupied & diagonal) * constant.")
    static final class MagicNotMasked extends DiagonalGatherSolution {
        @Override
        public int index(int occupied, int diagonal, int constant) {
            return (occupied * constant) >>> (32 - Integer.bitCount(diagonal));
        }
    }

    @KnownWrong(
            fails = "twoBits",
            says = "Your index is negative when the highest bit of the product is set: >> copies the sign. Use >>>.")
    static final class SignedShift extends DiagonalGatherSolution {
        @Override
        public int index(int occupied, int diagonal, int constant) {
            return ((occupied & diagonal) * constant) >> (32 - Integer.bitCount(diagonal));
        }
    }

    @KnownWrong(
            fails = "twoBits",
            says = "You take the lowest bits of the product. The men are gathered at its upper end: >>> (32 - n).")
    static final class LowestForHighest extends DiagonalGatherSolution {
        @Override
        public int index(int occupied, int diagonal, int constant) {
            return ((occupied & diagonal) * constant) & ((1 << Integer.bitCount(diagonal)) - 1);
        }
    }

    @KnownWrong(
            fails = "twoBits",
            says = "You always take eight bits. A diagonal of n squares has n of them: >>> (32 - n), and n is"
                    + " Integer.bitCount(diagonal).")
    static final class AlwaysEightBits extends DiagonalGatherSolution {
        @Override
        public int index(int occupied, int diagonal, int constant) {
            return ((occupied & diagonal) * constant) >>> 24;
        }
    }

    @KnownWrong(
            fails = "twoBits",
            says = "You shift by n, the number of squares, so that 32 - n bits are left. Only n bits may be left:"
                    + " >>> (32 - n).")
    static final class ShiftByN extends DiagonalGatherSolution {
        @Override
        public int index(int occupied, int diagonal, int constant) {
            return ((occupied & diagonal) * constant) >>> Integer.bitCount(diagonal);
        }
    }

    @KnownWrong(
            fails = "constantTellsAllApart",
            says = "Your constant wants to keep the order of the board: a1 to bit 24, b2 to bit 25, and so on. Those"
                    + " eight copies get in each other's way. Another order works.")
    static final class OrderKept extends DiagonalGatherSolution {
        @Override
        public int constant() {
            return 0x0514_5041;
        }
    }

    @KnownWrong(fails = KnownWrong.RULES)
    static final class CallsTheLibrary extends DiagonalGatherSolution {
        @Override
        public int index(int occupied, int diagonal, int constant) {
            return Gather.gather(occupied, diagonal);
        }
    }
}
