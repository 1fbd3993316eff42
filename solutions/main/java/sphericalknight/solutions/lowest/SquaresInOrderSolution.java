package sphericalknight.solutions.lowest;

import java.util.Arrays;
import sphericalknight.bits.SetWalk;
import sphericalknight.exercise.KnownWrong;
import sphericalknight.exercises.lowest.SquaresInOrder;

/**
 * Exercise 5.4, solved: flip the set so that the eighth rank is the lowest, walk, and flip each square back.
 *
 * <p>Other ways: scan all 64 squares, rank by rank from the top, which is simpler but slower for small sets; or walk along each rank,
 * {@code set & (0xFFL << 8 * rank)}, from the eighth down.
 */
public class SquaresInOrderSolution implements SquaresInOrder {
    @Override
    public int[] squares(long set) {
        int[] squares = new int[Long.bitCount(set)];
        int count = 0;
        for (long rest = Long.reverseBytes(set); rest != 0; rest &= rest - 1) {
            squares[count++] = Long.numberOfTrailingZeros(rest) ^ 56;
        }
        return squares;
    }

    /** Goes from the lowest square to the highest. */
    private static int[] walk(long set) {
        int[] squares = new int[Long.bitCount(set)];
        for (int i = 0; i < squares.length; i++) {
            squares[i] = Long.numberOfTrailingZeros(set);
            set &= set - 1;
        }
        return squares;
    }

    @KnownWrong(
            fails = "signBit",
            says = "A set whose flipped set contains h8 seems to have no squares: it is less than 0, so rest > 0 ends"
                    + " your loop before it begins. Ask != 0.")
    static final class SignBitLost extends SquaresInOrderSolution {
        @Override
        public int[] squares(long set) {
            int[] squares = new int[64];
            int count = 0;
            for (long rest = Long.reverseBytes(set); rest > 0; rest &= rest - 1) {
                squares[count++] = Long.numberOfTrailingZeros(rest) ^ 56;
            }
            return Arrays.copyOf(squares, count);
        }
    }

    @KnownWrong(
            fails = "threeSquares",
            says = "Your array has 64 entries, and behind the squares there are zeros: 0 is a1. Make it as long as"
                    + " the set has squares.")
    static final class ArrayTooLong extends SquaresInOrderSolution {
        @Override
        public int[] squares(long set) {
            int[] squares = new int[64];
            int count = 0;
            for (long rest = Long.reverseBytes(set); rest != 0; rest &= rest - 1) {
                squares[count++] = Long.numberOfTrailingZeros(rest) ^ 56;
            }
            return squares;
        }
    }

    @KnownWrong(
            fails = "threeSquares",
            says = "The squares come in the order of their numbers, a1 first. A reader begins at a8: flip the set"
                    + " before the walk.")
    static final class LowestFirst extends SquaresInOrderSolution {
        @Override
        public int[] squares(long set) {
            return walk(set);
        }
    }

    @KnownWrong(
            fails = "threeSquares",
            says = "The order is right, but the numbers are those of the flipped set: there c2 is c7. Flip each"
                    + " square back.")
    static final class RanksFlipped extends SquaresInOrderSolution {
        @Override
        public int[] squares(long set) {
            return walk(Long.reverseBytes(set));
        }
    }

    @KnownWrong(
            fails = "insideARank",
            says = "The ranks come in the right order, but inside each rank you read from h to a. h8 is not where a"
                    + " reader begins: a8 is.")
    static final class FilesMirrored extends SquaresInOrderSolution {
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
            fails = "threeSquares",
            says =
                    "The order is right, but the numbers are turned by 180 degrees: flipping exchanges the ranks only, n ^ 56. 63 - n mirrors the files as well.")
    static final class TurnedBack extends SquaresInOrderSolution {
        @Override
        public int[] squares(long set) {
            int[] right = super.squares(set);
            for (int i = 0; i < right.length; i++) {
                right[i] ^= 7;
            }
            return right;
        }
    }

    @KnownWrong(fails = "threeSquares", says = "You read the board backwards: h1 comes first, a8 last.")
    static final class ReadBackwards extends SquaresInOrderSolution {
        @Override
        public int[] squares(long set) {
            int[] right = super.squares(set);
            int[] squares = new int[right.length];
            for (int i = 0; i < squares.length; i++) {
                squares[i] = right[squares.length - 1 - i];
            }
            return squares;
        }
    }

    @KnownWrong(
            fails = "threeSquares",
            says = "The last square is missing in the array: your loop ends while one square is left.")
    static final class LastSquareLost extends SquaresInOrderSolution {
        @Override
        public int[] squares(long set) {
            int[] right = super.squares(set);
            return Arrays.copyOf(right, Math.max(0, right.length - 1));
        }
    }

    @KnownWrong(
            fails = "threeSquares",
            says =
                    "The last entry stays 0: your loop ends while one square is left, and an entry that nobody fills is 0, a1.")
    static final class LastSquareZero extends SquaresInOrderSolution {
        @Override
        public int[] squares(long set) {
            int[] right = super.squares(set);
            if (right.length > 0) {
                right[right.length - 1] = 0;
            }
            return right;
        }
    }

    @KnownWrong(
            fails = "threeSquares",
            says = "The first square is missing: you take it out of the set before you have written it down.")
    static final class FirstSquareLost extends SquaresInOrderSolution {
        @Override
        public int[] squares(long set) {
            int[] right = super.squares(set);
            return Arrays.copyOfRange(right, Math.min(1, right.length), right.length);
        }
    }

    @KnownWrong(
            fails = "threeSquares",
            says = "Each entry is the first square: take it out of the set once it is written down, rest &= rest - 1.")
    static final class OneForAll extends SquaresInOrderSolution {
        @Override
        public int[] squares(long set) {
            int[] right = super.squares(set);
            if (right.length > 0) {
                Arrays.fill(right, right[0]);
            }
            return right;
        }
    }

    @KnownWrong(
            fails = "threeSquares",
            says = "You read file by file. A reader goes along the ranks: a8 to h8 first, then a7 to h7.")
    static final class FileByFile extends SquaresInOrderSolution {
        @Override
        public int[] squares(long set) {
            int[] squares = new int[Long.bitCount(set)];
            int count = 0;
            for (int file = 0; file < 8; file++) {
                for (int rank = 7; rank >= 0; rank--) {
                    if ((set >>> 8 * rank + file & 1) != 0) {
                        squares[count++] = 8 * rank + file;
                    }
                }
            }
            return squares;
        }
    }

    @KnownWrong(fails = KnownWrong.RULES)
    static final class CallsTheLibrary extends SquaresInOrderSolution {
        @Override
        public int[] squares(long set) {
            int[] squares = SetWalk.squares(Long.reverseBytes(set));
            for (int i = 0; i < squares.length; i++) {
                squares[i] ^= 56;
            }
            return squares;
        }
    }
}
