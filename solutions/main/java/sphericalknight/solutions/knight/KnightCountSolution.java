package sphericalknight.solutions.knight;

import sphericalknight.chess.attack.KnightMoves;
import sphericalknight.exercise.KnownWrong;
import sphericalknight.exercises.knight.KnightCount;

/**
 * Exercise 2.2, solved: from the square to its bit, to the set of attacked squares, to their number.
 *
 * <p>Other ways: the distance to the edge, 0, 1 or 2 in each direction, and a table of five numbers: no set at all, as long as the number
 * is all you want. Or a table of 64 numbers. The set answers the next question, too.
 */
public class KnightCountSolution implements KnightCount {
    private static final long NOT_A = ~0x0101_0101_0101_0101L;
    private static final long NOT_AB = NOT_A & (NOT_A << 1);
    private static final long NOT_H = ~0x8080_8080_8080_8080L;
    private static final long NOT_GH = NOT_H & (NOT_H >>> 1);

    @Override
    public int moves(int square) {
        long knight = 1L << square;
        long targets = attacks(knight);
        return Long.bitCount(targets);
    }

    private static long attacks(long knights) {
        long oneRight = ((knights << 17) | (knights >>> 15)) & NOT_A;
        long oneLeft = ((knights << 15) | (knights >>> 17)) & NOT_H;
        long twoRight = ((knights << 10) | (knights >>> 6)) & NOT_AB;
        long twoLeft = ((knights << 6) | (knights >>> 10)) & NOT_GH;
        return oneRight | oneLeft | twoRight | twoLeft;
    }

    /** The number of squares on the board in each direction, up to two: 0, 1 or 2. */
    private static int toTheEdge(int fileOrRank) {
        return Math.min(2, Math.min(fileOrRank, 7 - fileOrRank));
    }

    @KnownWrong(
            fails = "upperHalf",
            says = "The lower half of the board works, the upper half does not: 1 << 36 is 16, for an int has 32 bits."
                    + " Write 1L << square.")
    static final class IntShift extends KnightCountSolution {
        @Override
        public int moves(int square) {
            return Long.bitCount(attacks(1 << square));
        }
    }

    @KnownWrong(
            fails = "upperHalf",
            says = "You count only the lower half of the board: (int) cuts the set to 32 bits. Count with"
                    + " Long.bitCount.")
    static final class IntResult extends KnightCountSolution {
        @Override
        public int moves(int square) {
            return Integer.bitCount((int) attacks(1L << square));
        }
    }

    @KnownWrong(
            fails = "corner",
            says = "You count ghosts: a jump over the left or right edge comes out on the other side. Wipe them with"
                    + " the four masks before you count.")
    static final class NoEdgeMask extends KnightCountSolution {
        @Override
        public int moves(int square) {
            long knight = 1L << square;
            long up = (knight << 17) | (knight << 15) | (knight << 10) | (knight << 6);
            long down = (knight >>> 17) | (knight >>> 15) | (knight >>> 10) | (knight >>> 6);
            return Long.bitCount(up | down);
        }
    }

    @KnownWrong(
            fails = "middle",
            says = "One too many everywhere: the square of the knight itself is counted, but that is no move.")
    static final class OwnSquareIncluded extends KnightCountSolution {
        @Override
        public int moves(int square) {
            return Long.bitCount(attacks(1L << square) | 1L << square);
        }
    }

    @KnownWrong(
            fails = "neverFive",
            says = "You believed the essay's \"3 to 6\" and found a 5. Count on the board: where the two distances to"
                    + " the edge add up to 3, there are 6 moves.")
    static final class FiveBelieved extends KnightCountSolution {
        @Override
        public int moves(int square) {
            return new int[] {2, 3, 4, 5, 8}[toTheEdge(square % 8) + toTheEdge(square / 8)];
        }
    }

    @KnownWrong(
            fails = "corner",
            says =
                    "You take something off for each edge that is near. Corners have 2 moves, not 4, and their neighbours 3: count the jumps that stay on the board.")
    static final class EdgesTakenAway extends KnightCountSolution {
        @Override
        public int moves(int square) {
            int edges = (square % 8 < 2 || square % 8 > 5 ? 1 : 0) + (square / 8 < 2 || square / 8 > 5 ? 1 : 0);
            return 8 >> edges;
        }
    }

    @KnownWrong(
            fails = "corner",
            says =
                    "These are the moves of a king: 8 in the middle, 5 at the edge, 3 in a corner. A knight goes two squares along and one across.")
    static final class KingForKnight extends KnightCountSolution {
        @Override
        public int moves(int square) {
            int files = square % 8 % 7 == 0 ? 2 : 3;
            int ranks = square / 8 % 7 == 0 ? 2 : 3;
            return files * ranks - 1;
        }
    }

    @KnownWrong(
            fails = "corner",
            says = "Eight is right in the middle only: near an edge some of the jumps leave the board.")
    static final class AlwaysEight extends KnightCountSolution {
        @Override
        public int moves(int square) {
            return 8;
        }
    }

    @KnownWrong(fails = "middle", says = "Only the jumps up the board are counted; the four that go down are missing.")
    static final class UpOnly extends KnightCountSolution {
        @Override
        public int moves(int square) {
            return Long.bitCount(attacks(1L << square) & (-1L << square));
        }
    }

    @KnownWrong(
            fails = "corner",
            says =
                    "Near the upper and lower edge you count as in the middle: the distance to the first and last rank matters as much as that to the files.")
    static final class EdgeRankForgotten extends KnightCountSolution {
        @Override
        public int moves(int square) {
            return new int[] {4, 6, 8}[toTheEdge(square % 8)];
        }
    }

    @KnownWrong(
            fails = "corner",
            says =
                    "Near the left and right edge you count as in the middle: the distance to the a-file and h-file matters as much as that to the ranks.")
    static final class EdgeFileForgotten extends KnightCountSolution {
        @Override
        public int moves(int square) {
            return new int[] {4, 6, 8}[toTheEdge(square / 8)];
        }
    }

    @KnownWrong(fails = KnownWrong.RULES)
    static final class CallsTheLibrary extends KnightCountSolution {
        @Override
        public int moves(int square) {
            return KnightMoves.count(square);
        }
    }
}
