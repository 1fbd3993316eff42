package sphericalknight.chess.perft;

import sphericalknight.chess.attack.KnightMoves;
import sphericalknight.chess.attack.Sliders;

/** The questions a king asks before he, or a pawn beside him, moves. */
final class Threats {
    private final Sliders sliders;

    Threats(Sliders sliders) {
        this.sliders = sliders;
    }

    /**
     * The squares around the king that the enemy attacks, with the king lifted off the board so that sliders look through him. Sliders
     * from which no line leads to these squares are left out; farther away the map is therefore incomplete.
     */
    long danger(
            long enemy,
            long pawns,
            long knights,
            long diagonal,
            long straight,
            long kings,
            long occupied,
            int king,
            int up) {
        long withoutKing = occupied ^ 1L << king;
        long danger = Forward.attacks(enemy & pawns, 64 - up)
                | KnightMoves.attacks(enemy & knights)
                | SquareTables.KING[Long.numberOfTrailingZeros(enemy & kings)];
        long near = enemy & diagonal & SquareTables.DIAGONAL_TO_KING_ZONE[king];
        for (; near != 0; near &= near - 1) {
            danger |= sliders.bishop(Long.numberOfTrailingZeros(near), withoutKing);
        }
        near = enemy & straight & SquareTables.STRAIGHT_TO_KING_ZONE[king];
        for (; near != 0; near &= near - 1) {
            danger |= sliders.rook(Long.numberOfTrailingZeros(near), withoutKing);
        }
        return danger;
    }

    /**
     * The pawns that may capture en passant on {@code target}. Two pawns leave their squares at once, which no pin foresees, so the sliders
     * are asked again.
     *
     * @param targets where a check can be answered: the capture must take the checking pawn or land in between
     */
    long enPassantCapturers(
            long own,
            long enemy,
            long pawns,
            long diagonal,
            long straight,
            long target,
            long targets,
            int king,
            int up) {
        long victim = Long.rotateRight(target, up);
        if ((targets & (target | victim)) == 0) {
            return 0;
        }
        long capturers = 0;
        for (long rest = Forward.attacks(target, 64 - up) & own & pawns; rest != 0; rest &= rest - 1) {
            long pawn = rest & -rest;
            long occupied = (own | enemy) ^ pawn ^ victim ^ target;
            long checkers = sliders.bishop(king, occupied) & diagonal | sliders.rook(king, occupied) & straight;
            if ((checkers & enemy) == 0) {
                capturers |= pawn;
            }
        }
        return capturers;
    }
}
