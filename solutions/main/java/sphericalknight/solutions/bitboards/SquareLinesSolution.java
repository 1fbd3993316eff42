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

    @KnownWrong(
            fails = "files",
            says =
                    "You shift the a-file by the number of the square, so that it also moves up and loses its lower squares. Shift it by the file only: square & 7.")
    static final class FileShiftedBySquare extends SquareLinesSolution {
        @Override
        public long file(int square) {
            return FILE_A << square;
        }
    }

    @KnownWrong(
            fails = "ranks",
            says =
                    "You shift the first rank by the number of the square, so that it begins at the square and runs on into the next rank. Shift it by whole ranks: 8 * (square >>> 3).")
    static final class RankShiftedBySquare extends SquareLinesSolution {
        @Override
        public long rank(int square) {
            return RANK_1 << square;
        }
    }

    @KnownWrong(
            fails = "fallingAbove",
            says =
                    "a8 to h1 is where rank and file add up to 7, so the falling diagonal moves up by rank + file - 7; the 7 is missing in yours.")
    static final class SevenForgotten extends SquareLinesSolution {
        @Override
        public long falling(int square) {
            return up(H1_TO_A8, (square >>> 3) + (square & 7));
        }
    }

    @KnownWrong(
            fails = "fallingAbove",
            says =
                    "On a falling diagonal rank + file stays the same. You shift by rank - file, which belongs to the rising one.")
    static final class DifferenceForSum extends SquareLinesSolution {
        @Override
        public long falling(int square) {
            return up(H1_TO_A8, (square >>> 3) - (square & 7));
        }
    }

    @KnownWrong(
            fails = "risingAbove",
            says =
                    "On a rising diagonal rank - file stays the same. You shift by rank + file - 7, which belongs to the falling one.")
    static final class SumForDifference extends SquareLinesSolution {
        @Override
        public long rising(int square) {
            return up(A1_TO_H8, (square >>> 3) + (square & 7) - 7);
        }
    }

    @KnownWrong(
            fails = "fallingAbove",
            says =
                    "Your falling diagonals move down where they should move up: up is rank + file - 7, not the other way round.")
    static final class SumReversed extends SquareLinesSolution {
        @Override
        public long falling(int square) {
            return up(H1_TO_A8, 7 - (square >>> 3) - (square & 7));
        }
    }

    @KnownWrong(
            fails = "risingAbove",
            says =
                    "You shift the diagonal by as many places as it should move ranks. One rank up is eight places: 8 * (rank - file).")
    static final class RisingByFiles extends SquareLinesSolution {
        @Override
        public long rising(int square) {
            int up = (square >>> 3) - (square & 7);
            return up >= 0 ? A1_TO_H8 << up : A1_TO_H8 >>> -up;
        }
    }

    @KnownWrong(
            fails = "fallingAbove",
            says =
                    "You shift the diagonal by as many places as it should move ranks. One rank up is eight places: 8 * (rank + file - 7).")
    static final class FallingByFiles extends SquareLinesSolution {
        @Override
        public long falling(int square) {
            int up = (square >>> 3) + (square & 7) - 7;
            return up >= 0 ? H1_TO_A8 << up : H1_TO_A8 >>> -up;
        }
    }

    @KnownWrong(
            fails = "risingBelow",
            says =
                    "For squares below the long diagonal you never move it down: where rank - file is less than 0, shift with >>>.")
    static final class RisingUpOnly extends SquareLinesSolution {
        @Override
        public long rising(int square) {
            return up(A1_TO_H8, Math.max(0, (square >>> 3) - (square & 7)));
        }
    }

    @KnownWrong(
            fails = "fallingBelow",
            says =
                    "For squares below the long diagonal you never move it down: where rank + file is less than 7, shift with >>>.")
    static final class FallingUpOnly extends SquareLinesSolution {
        @Override
        public long falling(int square) {
            return up(H1_TO_A8, Math.max(0, (square >>> 3) + (square & 7) - 7));
        }
    }

    @KnownWrong(
            fails = "risingAbove",
            says = "Only the square itself and what lies above it is there. The diagonal goes on below the square.")
    static final class RisingHalf extends SquareLinesSolution {
        @Override
        public long rising(int square) {
            return super.rising(square) & -1L << square;
        }
    }

    @KnownWrong(
            fails = "fallingAbove",
            says = "Only the square itself and what lies above it is there. The diagonal goes on below the square.")
    static final class FallingHalf extends SquareLinesSolution {
        @Override
        public long falling(int square) {
            return super.falling(square) & -1L << square;
        }
    }

    @KnownWrong(
            fails = "risingAbove",
            says =
                    "You shift the long diagonal by the number of the square, so that it begins there and runs round the edge. Shift it by whole ranks, 8 * (rank - file).")
    static final class RisingBySquare extends SquareLinesSolution {
        @Override
        public long rising(int square) {
            return A1_TO_H8 << square;
        }
    }

    @KnownWrong(fails = "files", says = "The square itself is missing: it lies on its lines, too.")
    static final class OwnSquareMissing extends SquareLinesSolution {
        @Override
        public long file(int square) {
            return super.file(square) & ~(1L << square);
        }

        @Override
        public long rank(int square) {
            return super.rank(square) & ~(1L << square);
        }

        @Override
        public long rising(int square) {
            return super.rising(square) & ~(1L << square);
        }

        @Override
        public long falling(int square) {
            return super.falling(square) & ~(1L << square);
        }
    }

    @KnownWrong(
            fails = "ranks",
            says =
                    "Your rank begins at the square itself and runs on into the next rank. It begins on the a-file: 8 * (square >>> 3).")
    static final class RankFromSquare extends SquareLinesSolution {
        @Override
        public long rank(int square) {
            long rank = 0;
            for (int file = 0; file < 8; file++) {
                rank |= 1L << square + file;
            }
            return rank;
        }
    }

    @KnownWrong(
            fails = "risingAbove",
            says =
                    "Both diagonals are in it. The rising one is where rank - file stays the same, without its sign taken away.")
    static final class RisingIsBoth extends SquareLinesSolution {
        @Override
        public long rising(int square) {
            return super.rising(square) | super.falling(square);
        }
    }

    @KnownWrong(
            fails = "fallingAbove",
            says = "Both diagonals are in it. The falling one is where rank + file stays the same.")
    static final class FallingIsBoth extends SquareLinesSolution {
        @Override
        public long falling(int square) {
            return super.rising(square) | super.falling(square);
        }
    }

    @KnownWrong(
            fails = "risingAbove",
            says =
                    "Its mirror image is in it, too: rank - file must be the same with its sign, so leave Math.abs away.")
    static final class DifferenceWithoutSign extends SquareLinesSolution {
        @Override
        public long rising(int square) {
            return super.rising(square) | super.rising(8 * (square & 7) + (square >>> 3));
        }
    }

    @KnownWrong(
            fails = "fallingAbove",
            says = "Your falling diagonal goes on over the edge of the board: stop where the file ends.")
    static final class WalksRound extends SquareLinesSolution {
        @Override
        public long falling(int square) {
            long falling = 0;
            for (int other = square % 7; other < 64; other += 7) {
                falling |= 1L << other;
            }
            return falling;
        }
    }

    @KnownWrong(
            fails = "risingAbove",
            says = "Your rising diagonal goes on over the edge of the board: stop where the file ends.")
    static final class RisingWalksRound extends SquareLinesSolution {
        @Override
        public long rising(int square) {
            long rising = 0;
            for (int other = square % 9; other < 64; other += 9) {
                rising |= 1L << other;
            }
            return rising;
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
