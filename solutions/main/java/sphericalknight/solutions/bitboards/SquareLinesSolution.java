package sphericalknight.solutions.bitboards;

import sphericalknight.chess.board.Lines;
import sphericalknight.exercise.KnownWrong;
import sphericalknight.exercises.bitboards.SquareLines;

/**
 * Exercise 1.3, solved: a constant for each direction, shifted to the square.
 *
 * <p>Other ways: a table of 15 diagonals, filled square by square, and one look-up, as in programs that need millions of them. The other
 * lines can also be built from {@code FILE_A}: the diagonal is the a-file, moved one more file to the right on each rank.
 */
public class SquareLinesSolution implements SquareLines {
    private static final long FILE_A = 0x0101_0101_0101_0101L;
    private static final long RANK_1 = 0x0000_0000_0000_00FFL;
    private static final long A1_TO_H8 = 0x8040_2010_0804_0201L;
    private static final long H1_TO_A8 = 0x0102_0408_1020_4080L;

    @Override
    public long file(int square) {
        return FILE_A << (square & 7);
    }

    @Override
    public long rank(int square) {
        return RANK_1 << (8 * (square >>> 3));
    }

    @Override
    public long rising(int square) {
        return up(A1_TO_H8, (square >>> 3) - (square & 7));
    }

    @Override
    public long falling(int square) {
        return up(H1_TO_A8, (square >>> 3) + (square & 7) - 7);
    }

    private static long up(long line, int ranks) {
        return ranks >= 0 ? line << (8 * ranks) : line >>> (-8 * ranks);
    }

    @KnownWrong(
            fails = "risingBelow",
            says = "You shift by a negative distance. Java takes it modulo 64, so << -8 is << 56."
                    + " For the lower half shift the other way, with >>>.")
    static final class NegativeShift extends SquareLinesSolution {
        @Override
        public long rising(int square) {
            return A1_TO_H8 << (8 * ((square >>> 3) - (square & 7)));
        }

        @Override
        public long falling(int square) {
            return H1_TO_A8 << (8 * ((square >>> 3) + (square & 7) - 7));
        }
    }

    @KnownWrong(
            fails = "risingBelow",
            says = "The long diagonal has h8 in it, the sign of a long, and >> copies the sign all the way down."
                    + " Write >>> to shift down.")
    static final class SignedShift extends SquareLinesSolution {
        @Override
        public long rising(int square) {
            int up = (square >>> 3) - (square & 7);
            return up >= 0 ? A1_TO_H8 << (8 * up) : A1_TO_H8 >> (-8 * up);
        }
    }

    @KnownWrong(
            fails = "risingAbove",
            says = "Rising and falling have changed places: on a rising diagonal rank - file stays the same, on a"
                    + " falling one rank + file.")
    static final class DiagonalsSwapped extends SquareLinesSolution {
        @Override
        public long rising(int square) {
            return super.falling(square);
        }

        @Override
        public long falling(int square) {
            return super.rising(square);
        }
    }

    @KnownWrong(
            fails = "risingAbove",
            says = "You take the file from the rank the wrong way round: up is rank - file. Yours moves down where it"
                    + " should move up.")
    static final class DifferenceReversed extends SquareLinesSolution {
        @Override
        public long rising(int square) {
            return up(A1_TO_H8, (square & 7) - (square >>> 3));
        }
    }

    @KnownWrong(
            fails = "fallingAbove",
            says = "Your falling diagonals are one rank too low: the ranks and files of a8 to h1 count from 0, so"
                    + " they add up to 7, not 8.")
    static final class OffByOne extends SquareLinesSolution {
        @Override
        public long falling(int square) {
            return up(H1_TO_A8, (square >>> 3) + (square & 7) - 8);
        }
    }

    @KnownWrong(
            fails = "ranks",
            says = "One rank up is eight places, not one: your first rank moves along the word by as many squares as"
                    + " it should move ranks.")
    static final class RankShiftedByOne extends SquareLinesSolution {
        @Override
        public long rank(int square) {
            return RANK_1 << (square >>> 3);
        }
    }

    @KnownWrong(fails = KnownWrong.RULES)
    static final class CallsTheLibrary extends SquareLinesSolution {
        @Override
        public long rising(int square) {
            return Lines.diagonal(square);
        }
    }
}
