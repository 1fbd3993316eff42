package sphericalknight.solutions.lowest;

import sphericalknight.bits.SetWalk;
import sphericalknight.exercise.KnownWrong;
import sphericalknight.exercises.lowest.SquaresInOrder;

/**
 * Exercise 5.4, solved: as many entries as the set has squares, and one round for each of them.
 *
 * <p>Other ways: a look at all 64 squares, simpler and slower for small sets. Chess programs rarely make the array: they run the loop and
 * use each square at once.
 */
public final class SquaresInOrderSolution implements SquaresInOrder {
    @Override
    public int[] squares(long set) {
        int[] squares = new int[Long.bitCount(set)];
        int count = 0;
        for (long rest = set; rest != 0; rest &= rest - 1) {
            squares[count++] = Long.numberOfTrailingZeros(rest);
        }
        return squares;
    }

    @KnownWrong(
            fails = "signBit",
            says =
                    "A set with h8 seems to have no squares: it is less than 0, so rest > 0 ends your loop before it begins. Ask != 0.")
    static final class SignBitLost implements SquaresInOrder {
        @Override
        public int[] squares(long set) {
            int[] squares = new int[set > 0 ? Long.bitCount(set) : 0];
            int count = 0;
            for (long rest = set; rest > 0; rest &= rest - 1) {
                squares[count++] = Long.numberOfTrailingZeros(rest);
            }
            return squares;
        }
    }

    @KnownWrong(
            fails = "threeSquares",
            says =
                    "Your array has 64 entries, and behind the squares there are zeros: 0 is a1. Make it as long as the set has squares.")
    static final class ArrayTooLong implements SquaresInOrder {
        @Override
        public int[] squares(long set) {
            int[] squares = new int[64];
            int count = 0;
            for (long rest = set; rest != 0; rest &= rest - 1) {
                squares[count++] = Long.numberOfTrailingZeros(rest);
            }
            return squares;
        }
    }

    @KnownWrong(
            fails = "threeSquares",
            says =
                    "The squares come in falling order: you start at the highest. The lowest square, towards a1, comes first.")
    static final class LowestForHighest implements SquaresInOrder {
        @Override
        public int[] squares(long set) {
            int[] squares = new int[Long.bitCount(set)];
            int count = 0;
            for (long rest = set; rest != 0; rest ^= Long.highestOneBit(rest)) {
                squares[count++] = 63 - Long.numberOfLeadingZeros(rest);
            }
            return squares;
        }
    }

    @KnownWrong(
            fails = "upperHalf",
            says =
                    "Squares of the upper half appear in the lower one: 1 << 35 is 8, for an int has 32 bits. Write 1L << square.")
    static final class IntShift implements SquaresInOrder {
        @Override
        public int[] squares(long set) {
            int[] squares = new int[64];
            int count = 0;
            for (int square = 0; square < 64; square++) {
                if ((set & 1 << square) != 0) {
                    squares[count++] = square;
                }
            }
            return java.util.Arrays.copyOf(squares, count);
        }
    }

    @KnownWrong(
            fails = "signBit",
            says = "One step too few: h8 is square 63, and your loop ends before it. There are 64 squares, 0 to 63.")
    static final class OffByOne implements SquaresInOrder {
        @Override
        public int[] squares(long set) {
            int[] squares = new int[64];
            int count = 0;
            for (int square = 0; square < 63; square++) {
                if ((set >>> square & 1) != 0) {
                    squares[count++] = square;
                }
            }
            return java.util.Arrays.copyOf(squares, count);
        }
    }

    @KnownWrong(fails = KnownWrong.RULES)
    static final class CallsTheLibrary implements SquaresInOrder {
        @Override
        public int[] squares(long set) {
            return SetWalk.squares(set);
        }
    }
}
