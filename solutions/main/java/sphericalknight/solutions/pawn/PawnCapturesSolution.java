package sphericalknight.solutions.pawn;

import sphericalknight.chess.attack.PawnMoves;
import sphericalknight.exercise.KnownWrong;
import sphericalknight.exercises.pawn.PawnCaptures;

/**
 * Exercise 6.2, solved: one diagonal step, the mask for the edge, and the enemies.
 *
 * <p>Other ways: a table of 64 attacks per colour is faster for a single pawn; but then there are two tables, and east and west are no
 * longer separate.
 */
public class PawnCapturesSolution implements PawnCaptures {
    private static final long NOT_A = ~0x0101_0101_0101_0101L;
    private static final long NOT_H = ~0x8080_8080_8080_8080L;

    @Override
    public long east(long pawns, long enemies) {
        return (pawns << 9) & NOT_A & enemies;
    }

    @Override
    public long west(long pawns, long enemies) {
        return (pawns << 7) & NOT_H & enemies;
    }

    @KnownWrong(
            fails = "noTeleportFromTheRightEdge",
            says = "A pawn on h4 captures on a6, round the edge of the board. After a step to the east nobody"
                    + " honestly stands on the a-file, after a step to the west nobody on the h-file.")
    static final class NoEdgeMask extends PawnCapturesSolution {
        @Override
        public long east(long pawns, long enemies) {
            return (pawns << 9) & enemies;
        }

        @Override
        public long west(long pawns, long enemies) {
            return (pawns << 7) & enemies;
        }
    }

    @KnownWrong(
            fails = "noTeleportFromTheRightEdge",
            says = "The masks are on the wrong sides: ghosts of a step to the east stand on the a-file, so it needs"
                    + " NOT_A, and a step to the west needs NOT_H.")
    static final class WrongCaptureMask extends PawnCapturesSolution {
        @Override
        public long east(long pawns, long enemies) {
            return (pawns << 9) & NOT_H & enemies;
        }

        @Override
        public long west(long pawns, long enemies) {
            return (pawns << 7) & NOT_A & enemies;
        }
    }

    @KnownWrong(
            fails = "toBothSides",
            says =
                    "Your pawns capture downwards, as black ones do. White's go up the board, so their captures are << 9 and"
                            + " << 7.")
    static final class ShiftsDown extends PawnCapturesSolution {
        @Override
        public long east(long pawns, long enemies) {
            return (pawns >>> 7) & NOT_A & enemies;
        }

        @Override
        public long west(long pawns, long enemies) {
            return (pawns >>> 9) & NOT_H & enemies;
        }
    }

    @KnownWrong(
            fails = "toBothSides",
            says =
                    "You give the pawns that can capture. Asked are the squares on which they do: shift the pawns first, then"
                            + " look for enemies.")
    static final class CapturersForTargets extends PawnCapturesSolution {
        @Override
        public long east(long pawns, long enemies) {
            return pawns & NOT_H & (enemies >>> 9);
        }

        @Override
        public long west(long pawns, long enemies) {
            return pawns & NOT_A & (enemies >>> 7);
        }
    }

    @KnownWrong(
            fails = "toBothSides",
            says = "East and west are exchanged: << 9 is up and to the right, east; << 7 is up and to the left.")
    static final class SidesSwapped extends PawnCapturesSolution {
        @Override
        public long east(long pawns, long enemies) {
            return (pawns << 7) & NOT_H & enemies;
        }

        @Override
        public long west(long pawns, long enemies) {
            return (pawns << 9) & NOT_A & enemies;
        }
    }

    @KnownWrong(
            fails = "onlyEnemies",
            says = "These are the attacked squares, captured or not. A capture needs an enemy there: & enemies.")
    static final class EmptySquaresIncluded extends PawnCapturesSolution {
        @Override
        public long east(long pawns, long enemies) {
            return (pawns << 9) & NOT_A;
        }

        @Override
        public long west(long pawns, long enemies) {
            return (pawns << 7) & NOT_H;
        }
    }

    @KnownWrong(fails = KnownWrong.RULES)
    static final class CallsTheLibrary extends PawnCapturesSolution {
        @Override
        public long east(long pawns, long enemies) {
            return PawnMoves.whiteAttacksEast(pawns) & enemies;
        }
    }
}
