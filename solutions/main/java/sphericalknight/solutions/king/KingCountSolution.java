package sphericalknight.solutions.king;

import sphericalknight.chess.attack.KingMoves;
import sphericalknight.exercise.KnownWrong;
import sphericalknight.exercises.king.KingCount;

/**
 * Exercise 3.2, solved: square, bit, set, number.
 *
 * <p>Other ways: the block round the king has 2 or 3 columns and 2 or 3 rows, so the number is columns x rows - 1; no set at all, as
 * long as the number is all you want.
 */
public final class KingCountSolution implements KingCount {
    private static final long NOT_A = ~0x0101_0101_0101_0101L;
    private static final long NOT_H = ~0x8080_8080_8080_8080L;

    @Override
    public int moves(int square) {
        long king = 1L << square;
        long targets = attacks(king);
        return Long.bitCount(targets);
    }

    private static long attacks(long kings) {
        long right = ((kings << 9) | (kings << 1) | (kings >>> 7)) & NOT_A;
        long left = ((kings << 7) | (kings >>> 1) | (kings >>> 9)) & NOT_H;
        long straight = (kings << 8) | (kings >>> 8);
        return right | left | straight;
    }

    private static boolean isOuter(int fileOrRank) {
        return fileOrRank == 0 || fileOrRank == 7;
    }

    @KnownWrong(
            fails = "upperHalf",
            says = "The lower half of the board works, the upper half does not: 1 << 36 is 16, for an int has 32 bits."
                    + " Write 1L << square.")
    static final class IntShift implements KingCount {
        @Override
        public int moves(int square) {
            return Long.bitCount(attacks(1 << square));
        }
    }

    @KnownWrong(
            fails = "edge",
            says =
                    "You count ghosts: a step over the left or right edge comes out on the other side. Wipe them with the two"
                            + " masks before you count.")
    static final class NoEdgeMask implements KingCount {
        @Override
        public int moves(int square) {
            long king = 1L << square;
            long up = (king << 7) | (king << 8) | (king << 9);
            long down = (king >>> 7) | (king >>> 8) | (king >>> 9);
            return Long.bitCount(up | down | (king << 1) | (king >>> 1));
        }
    }

    @KnownWrong(
            fails = "middle",
            says = "One too many everywhere: the square of the king itself is counted, but standing still is no move.")
    static final class OwnSquareIncluded implements KingCount {
        @Override
        public int moves(int square) {
            return Long.bitCount(attacks(1L << square) | 1L << square);
        }
    }

    @KnownWrong(
            fails = "edge",
            says =
                    "Your corners are edges: in a corner two edges meet, and the king loses five of its eight steps, not three.")
    static final class CornerForgotten implements KingCount {
        @Override
        public int moves(int square) {
            return isOuter(square % 8) || isOuter(square / 8) ? 5 : 8;
        }
    }

    @KnownWrong(fails = KnownWrong.RULES)
    static final class CallsTheLibrary implements KingCount {
        @Override
        public int moves(int square) {
            return KingMoves.count(square);
        }
    }
}
