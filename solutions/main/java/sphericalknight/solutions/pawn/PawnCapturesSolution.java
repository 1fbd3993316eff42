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

    @KnownWrong(
            fails = "toBothSides",
            says = "<< 7 is up and to the left, west. East is up and to the right: << 9, and no mask of the h-file.")
    static final class WestShiftForEast extends PawnCapturesSolution {
        @Override
        public long east(long pawns, long enemies) {
            return (pawns << 7) & NOT_A & enemies;
        }
    }

    @KnownWrong(
            fails = "toBothSides",
            says = "<< 9 is up and to the right, east. West is up and to the left: << 7, and no mask of the a-file.")
    static final class WestByEastShift extends PawnCapturesSolution {
        @Override
        public long west(long pawns, long enemies) {
            return (pawns << 9) & NOT_H & enemies;
        }
    }

    @KnownWrong(
            fails = "toBothSides",
            says =
                    "The masks are right, the shifts have changed places: << 9 is up and to the right, east, << 7 up and to the left, west.")
    static final class ShiftsExchanged extends PawnCapturesSolution {
        @Override
        public long east(long pawns, long enemies) {
            return (pawns << 7) & NOT_A & enemies;
        }

        @Override
        public long west(long pawns, long enemies) {
            return (pawns << 9) & NOT_H & enemies;
        }
    }

    @KnownWrong(
            fails = "noTeleportFromTheRightEdge",
            says =
                    "The mask NOT_A takes your pawns of the a-file away before they capture. It belongs after the shift; before it, it is the h-file that goes.")
    static final class OneMaskBeforeShiftEast extends PawnCapturesSolution {
        @Override
        public long east(long pawns, long enemies) {
            return ((pawns & NOT_A) << 9) & enemies;
        }
    }

    @KnownWrong(
            fails = "noTeleportFromTheLeftEdge",
            says =
                    "The mask NOT_H takes your pawns of the h-file away before they capture. It belongs after the shift; before it, it is the a-file that goes.")
    static final class OneMaskBeforeShiftWest extends PawnCapturesSolution {
        @Override
        public long west(long pawns, long enemies) {
            return ((pawns & NOT_H) << 7) & enemies;
        }
    }

    @KnownWrong(
            fails = "noTeleportFromTheRightEdge",
            says =
                    "You mask first and shift then, with the masks for afterwards: to the east NOT_A takes the a-pawns away, and those of the h-file go round the edge.")
    static final class MasksBeforeShifts extends PawnCapturesSolution {
        @Override
        public long east(long pawns, long enemies) {
            return ((pawns & NOT_A) << 9) & enemies;
        }

        @Override
        public long west(long pawns, long enemies) {
            return ((pawns & NOT_H) << 7) & enemies;
        }
    }

    @KnownWrong(
            fails = "toBothSides",
            says = "Your pawns capture downwards to the east. White captures up the board: << 9.")
    static final class ShiftsDownEast extends PawnCapturesSolution {
        @Override
        public long east(long pawns, long enemies) {
            return (pawns >>> 7) & NOT_A & enemies;
        }
    }

    @KnownWrong(
            fails = "toBothSides",
            says = "Your pawns capture downwards to the west. White captures up the board: << 7.")
    static final class ShiftsDownWest extends PawnCapturesSolution {
        @Override
        public long west(long pawns, long enemies) {
            return (pawns >>> 9) & NOT_H & enemies;
        }
    }

    @KnownWrong(
            fails = "toBothSides",
            says =
                    "You give the pawns that can capture. Asked are the squares on which they do: shift the pawns first, then look for enemies.")
    static final class EastCapturers extends PawnCapturesSolution {
        @Override
        public long east(long pawns, long enemies) {
            return pawns & NOT_H & enemies >>> 9;
        }
    }

    @KnownWrong(
            fails = "toBothSides",
            says =
                    "You give the pawns that can capture. Asked are the squares on which they do: shift the pawns first, then look for enemies.")
    static final class WestCapturers extends PawnCapturesSolution {
        @Override
        public long west(long pawns, long enemies) {
            return pawns & NOT_A & enemies >>> 7;
        }
    }

    @KnownWrong(
            fails = "noTeleportFromTheRightEdge",
            says =
                    "A pawn on h4 captures on a6, round the edge of the board: what is left on the a-file after a step to the east must be wiped.")
    static final class OpenEdgeEast extends PawnCapturesSolution {
        @Override
        public long east(long pawns, long enemies) {
            return (pawns << 9) & enemies;
        }
    }

    @KnownWrong(
            fails = "noTeleportFromTheLeftEdge",
            says =
                    "A pawn on a5 captures on h5, round the edge of the board: what is left on the h-file after a step to the west must be wiped.")
    static final class OpenEdgeWest extends PawnCapturesSolution {
        @Override
        public long west(long pawns, long enemies) {
            return (pawns << 7) & enemies;
        }
    }

    @KnownWrong(
            fails = "allPawns",
            says = "Both edges are wiped: a step to the east can well end on the h-file. NOT_A alone is the mask.")
    static final class BothMasksEast extends PawnCapturesSolution {
        @Override
        public long east(long pawns, long enemies) {
            return (pawns << 9) & NOT_A & NOT_H & enemies;
        }
    }

    @KnownWrong(
            fails = "onlyEnemies",
            says = "Both edges are wiped: a step to the west can well end on the a-file. NOT_H alone is the mask.")
    static final class BothMasksWest extends PawnCapturesSolution {
        @Override
        public long west(long pawns, long enemies) {
            return (pawns << 7) & NOT_A & NOT_H & enemies;
        }
    }

    @KnownWrong(
            fails = "allPawns",
            says =
                    "Both edges are wiped after each step: to the east a capture can well end on the h-file, to the west on the a-file. One mask each is enough.")
    static final class BothMasks extends PawnCapturesSolution {
        @Override
        public long east(long pawns, long enemies) {
            return (pawns << 9) & NOT_A & NOT_H & enemies;
        }

        @Override
        public long west(long pawns, long enemies) {
            return (pawns << 7) & NOT_A & NOT_H & enemies;
        }
    }

    @KnownWrong(
            fails = "toBothSides",
            says = "Your pawns capture straight ahead. They capture one up and one to the side: << 9 and << 7.")
    static final class StraightAhead extends PawnCapturesSolution {
        @Override
        public long east(long pawns, long enemies) {
            return (pawns << 8) & enemies;
        }

        @Override
        public long west(long pawns, long enemies) {
            return (pawns << 8) & enemies;
        }
    }

    @KnownWrong(
            fails = "toBothSides",
            says = "Your pawns capture beside themselves. They capture one up and one to the side: << 9 and << 7.")
    static final class BesideForDiagonal extends PawnCapturesSolution {
        @Override
        public long east(long pawns, long enemies) {
            return (pawns << 1) & NOT_A & enemies;
        }

        @Override
        public long west(long pawns, long enemies) {
            return (pawns >>> 1) & NOT_H & enemies;
        }
    }

    @KnownWrong(
            fails = "toBothSides",
            says = "Each of your methods gives the captures to both sides. East is << 9 alone, west << 7 alone.")
    static final class BothSidesEach extends PawnCapturesSolution {
        @Override
        public long east(long pawns, long enemies) {
            return super.east(pawns, enemies) | super.west(pawns, enemies);
        }

        @Override
        public long west(long pawns, long enemies) {
            return super.east(pawns, enemies) | super.west(pawns, enemies);
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
