package sphericalknight.solutions.pawn;

import sphericalknight.chess.attack.PawnStructure;
import sphericalknight.exercise.KnownWrong;
import sphericalknight.exercises.pawn.PassedPawns;

/**
 * Exercise 6.3, solved: white pawns in front of black pawns, on three files, are not passed.
 *
 * <p>Other ways: a table of 64 masks, the three files in front of each square; a pawn is passed if its mask contains no enemy pawn. It wins
 * for one pawn, the fill wins for all of them. Widening first and filling afterwards gives the same result, because a fill stays on its
 * file.
 */
public class PassedPawnsSolution implements PassedPawns {
    private static final long NOT_A = ~0x0101_0101_0101_0101L;
    private static final long NOT_H = ~0x8080_8080_8080_8080L;

    @Override
    public long passed(long white, long black) {
        long below = down(black >>> 8);
        long besides = ((below << 1) & NOT_A) | ((below >>> 1) & NOT_H);
        return white & ~(below | besides);
    }

    private static long down(long set) {
        set |= set >>> 8;
        set |= set >>> 16;
        return set | (set >>> 32);
    }

    @KnownWrong(
            fails = "neighbouringFiles",
            says = "You look only at the pawn's own file. A black pawn on a neighbouring file captures what walks"
                    + " past it.")
    static final class OwnFileOnly extends PassedPawnsSolution {
        @Override
        public long passed(long white, long black) {
            return white & ~down(black >>> 8);
        }
    }

    @KnownWrong(
            fails = "noTeleport",
            says = "Black pawns of the a-file guard the h-file of the board, and the other way round: the two shifts"
                    + " to the sides need their masks.")
    static final class NoEdgeMask extends PassedPawnsSolution {
        @Override
        public long passed(long white, long black) {
            long below = down(black >>> 8);
            return white & ~(below | below << 1 | below >>> 1);
        }
    }

    @KnownWrong(
            fails = "behindAndBeside",
            says = "A black pawn on the same rank has been passed: it moves down and captures downwards. Fill from"
                    + " the square below it, not from its own.")
    static final class OwnSquareIncluded extends PassedPawnsSolution {
        @Override
        public long passed(long white, long black) {
            long below = down(black);
            long besides = ((below << 1) & NOT_A) | ((below >>> 1) & NOT_H);
            return white & ~(below | besides);
        }
    }

    @KnownWrong(
            fails = "ownFile",
            says = "You fill upwards, as if black pawns moved up the board. They come down: >>> 8.")
    static final class BlackShiftsLikeWhite extends PassedPawnsSolution {
        @Override
        public long passed(long white, long black) {
            long above = black << 8;
            above |= above << 8;
            above |= above << 16;
            above |= above << 32;
            long besides = ((above << 1) & NOT_A) | ((above >>> 1) & NOT_H);
            return white & ~(above | besides);
        }
    }

    @KnownWrong(fails = KnownWrong.RULES)
    static final class CallsTheLibrary extends PassedPawnsSolution {
        @Override
        public long passed(long white, long black) {
            return PawnStructure.whitePassed(white, black);
        }
    }
}
