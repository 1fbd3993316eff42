package sphericalknight.storage.games;

import static sphericalknight.chess.position.Piece.BISHOP;
import static sphericalknight.chess.position.Piece.KNIGHT;
import static sphericalknight.chess.position.Piece.PAWN;
import static sphericalknight.chess.position.Piece.ROOK;
import static sphericalknight.chess.position.Piece.WHITE;
import static sphericalknight.storage.games.FeatureFamilies.PHASES;

import sphericalknight.chess.attack.PawnSpans;
import sphericalknight.chess.board.Lines;
import sphericalknight.chess.board.Shift;
import sphericalknight.storage.FeatureList;

/** Features specific to each kind of piece: pawn structure and passed pawns, development of minor pieces, open files for rooks. */
final class KindFeatures {
    /** The number of plies after which development is considered over. */
    private static final int DEVELOPMENT_PLIES = 30;

    private KindFeatures() {}

    static void add(PositionFeatures position, LastMoves last, MoveCandidate move, FeatureList list) {
        int late = position.phase >= 2 ? 1 : 0;
        int gained =
                Long.bitCount(move.attacksAfter & ~position.own) - Long.bitCount(move.attacksBefore & ~position.own);
        int step = Math.max(0, Math.min(11, (gained + 12) / 2));
        list.add(FeatureFamilies.MOBILITY + (move.kind * 12 + step) * 2 + late);
        if (last.plies < DEVELOPMENT_PLIES) {
            long home = position.side == WHITE ? Lines.RANK_1 : Lines.RANK_8;
            long minors =
                    position.position.pieces(position.side, KNIGHT) | position.position.pieces(position.side, BISHOP);
            int atHome = Math.min(4, Long.bitCount(minors & home));
            list.add(FeatureFamilies.DEVELOPMENT + (move.kind * 5 + atHome) * 2 + ((home & move.fromBit) != 0 ? 1 : 0));
        }
        if (move.kind == PAWN) {
            addPawn(position, move, list);
        } else if (move.kind == ROOK) {
            list.add(FeatureFamilies.ROOK_FILE
                    + (file(position, move.fromBit) * 3 + file(position, move.toBit)) * 2
                    + late);
        }
    }

    private static void addPawn(PositionFeatures position, MoveCandidate move, FeatureList list) {
        long front = position.side == WHITE ? PawnSpans.whiteFront(move.fromBit) : PawnSpans.blackFront(move.fromBit);
        long span = position.side == WHITE ? PawnSpans.whiteAttack(move.fromBit) : PawnSpans.blackAttack(move.fromBit);
        int passed = ((front | span) & position.enemyPawns) == 0 ? 1 : 0;
        int rank = move.shownTo >>> 3;
        int takes = move.captures ? 1 : 0;
        list.add(FeatureFamilies.PAWN_ADVANCE + ((rank * 2 + passed) * PHASES + position.phase) * 2 + takes);

        int supported = (position.ownPawnAttacks & move.toBit) != 0 ? 8 : 0;
        int neighbour = ((Shift.east(move.toBit) | Shift.west(move.toBit)) & position.ownPawns) != 0 ? 4 : 0;
        int doubled = (PawnSpans.files(move.toBit) & position.ownPawns & ~move.fromBit) != 0 ? 2 : 0;
        int lever = (move.attacksAfter & position.enemyPawns) != 0 ? 1 : 0;
        list.add(FeatureFamilies.PAWN_SHAPE + (supported + neighbour + doubled + lever) * 8 + (move.to & 7));
        if (move.promotion != 0) {
            list.add(FeatureFamilies.PROMOTION + (move.promotion - KNIGHT) * 2 + (move.directCheck ? 1 : 0));
        }
    }

    /**
     * The state of a square's file: 0 if it contains a pawn of the side to move, 1 if it contains only enemy pawns (half-open file), 2 if
     * it contains no pawns (open file).
     */
    private static int file(PositionFeatures position, long square) {
        long file = PawnSpans.files(square);
        return (file & position.ownPawns) != 0 ? 0 : (file & position.enemyPawns) != 0 ? 1 : 2;
    }
}
