package sphericalknight.storage.games.models;

import static sphericalknight.chess.position.Piece.BISHOP;
import static sphericalknight.chess.position.Piece.KNIGHT;
import static sphericalknight.chess.position.Piece.PAWN;
import static sphericalknight.chess.position.Piece.ROOK;
import static sphericalknight.chess.position.Piece.WHITE;
import static sphericalknight.storage.games.models.Families.PHASES;

import sphericalknight.chess.attack.PawnSpans;
import sphericalknight.chess.board.Lines;
import sphericalknight.chess.board.Shift;

/** What each kind of piece cares about: pawns their chain and the way ahead, minor pieces to come out, rooks open files. */
final class PieceFeatures {
    /** Development is over after this many plies. */
    private static final int DEVELOPMENT_PLIES = 30;

    private PieceFeatures() {}

    static int add(View view, Memory memory, Candidate move, int[] list, int start) {
        int at = start;
        int late = view.phase >= 2 ? 1 : 0;
        int gained = Long.bitCount(move.attacksAfter & ~view.own) - Long.bitCount(move.attacksBefore & ~view.own);
        int step = Math.max(0, Math.min(11, (gained + 12) / 2));
        list[at++] = Families.MOBILITY + (move.kind * 12 + step) * 2 + late;
        if (memory.plies < DEVELOPMENT_PLIES) {
            long home = view.side == WHITE ? Lines.RANK_1 : Lines.RANK_8;
            long minors = view.position.pieces(view.side, KNIGHT) | view.position.pieces(view.side, BISHOP);
            int atHome = Math.min(4, Long.bitCount(minors & home));
            list[at++] = Families.DEVELOPMENT + (move.kind * 5 + atHome) * 2 + ((home & move.fromBit) != 0 ? 1 : 0);
        }
        if (move.kind == PAWN) {
            at = addPawn(view, move, list, at);
        } else if (move.kind == ROOK) {
            list[at++] = Families.ROOK_FILE + (file(view, move.fromBit) * 3 + file(view, move.toBit)) * 2 + late;
        }
        return at;
    }

    private static int addPawn(View view, Candidate move, int[] list, int start) {
        int at = start;
        long front = view.side == WHITE ? PawnSpans.whiteFront(move.fromBit) : PawnSpans.blackFront(move.fromBit);
        long span = view.side == WHITE ? PawnSpans.whiteAttack(move.fromBit) : PawnSpans.blackAttack(move.fromBit);
        int passed = ((front | span) & view.enemyPawns) == 0 ? 1 : 0;
        int rank = move.shownTo >>> 3;
        int takes = move.captures ? 1 : 0;
        list[at++] = Families.PAWN_ADVANCE + ((rank * 2 + passed) * PHASES + view.phase) * 2 + takes;

        int supported = (view.ownPawnAttacks & move.toBit) != 0 ? 8 : 0;
        int neighbour = ((Shift.east(move.toBit) | Shift.west(move.toBit)) & view.ownPawns) != 0 ? 4 : 0;
        int doubled = (PawnSpans.files(move.toBit) & view.ownPawns & ~move.fromBit) != 0 ? 2 : 0;
        int lever = (move.attacksAfter & view.enemyPawns) != 0 ? 1 : 0;
        list[at++] = Families.PAWN_SHAPE + (supported + neighbour + doubled + lever) * 8 + (move.to & 7);
        if (move.promotion != 0) {
            list[at++] = Families.PROMOTION + (move.promotion - KNIGHT) * 2 + (move.directCheck ? 1 : 0);
        }
        return at;
    }

    /** 0 an own pawn stands on the file, 1 only enemy pawns, 2 none. */
    private static int file(View view, long square) {
        long file = PawnSpans.files(square);
        return (file & view.ownPawns) != 0 ? 0 : (file & view.enemyPawns) != 0 ? 1 : 2;
    }
}
