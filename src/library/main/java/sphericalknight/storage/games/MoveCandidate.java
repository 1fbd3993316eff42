package sphericalknight.storage.games;

import static sphericalknight.chess.position.Piece.KING;
import static sphericalknight.chess.position.Piece.NONE;
import static sphericalknight.chess.position.Piece.PAWN;

import sphericalknight.chess.attack.KingMoves;
import sphericalknight.chess.attack.Path;
import sphericalknight.chess.position.Move;
import sphericalknight.chess.position.Piece;

/**
 * One legal move, with the facts about it that several groups of features need. Only {@link #shownFrom} and {@link #shownTo} are flipped
 * for Black.
 */
final class MoveCandidate {
    /** The value of {@link #victim} for a move that captures nothing. */
    static final int NOBODY = 6;

    private final StaticExchange exchange = new StaticExchange();

    int move;
    int from;
    /** The target square of the piece; in castling, of the king. */
    int to;

    long fromBit;
    long toBit;
    /** The start square as seen by the side to move, flipped for Black; {@link #shownTo} is the target square in the same way. */
    int shownFrom;

    int shownTo;
    int kind;
    /** The kind captured, or {@link #NOBODY}. */
    int victim;

    boolean captures;
    int promotion;

    /** Whether the enemy attacks the target square. */
    boolean attacked;

    /** The material that the move wins, in pawns, according to {@link StaticExchange}. */
    int balance;
    /** The class of the balance: 0 loses material, 1 is even, 2 wins one or two pawns, 3 wins three or more. */
    int outcome;

    /** The squares that the piece attacks before the move; {@link #attacksAfter} are those after it. */
    long attacksBefore;

    long attacksAfter;
    boolean directCheck;
    boolean discoveredCheck;
    /** The number of squares to which the enemy king can escape: 0, 1, or 2 for two or more. Set only if the move gives check. */
    int escapes;

    void look(PositionFeatures position, int legalMove) {
        move = legalMove;
        from = Move.from(move);
        to = destination(move);
        fromBit = 1L << from;
        toBit = 1L << to;
        shownFrom = from ^ position.flip;
        shownTo = to ^ position.flip;
        kind = Piece.kind(position.position.pieceAt(from));
        promotion = Move.promotion(move);
        victim = victim(position);
        captures = victim != NOBODY;
        attacked = (position.enemyAttacks & toBit) != 0;
        int captured = captures ? StaticExchange.VALUE[victim] : 0;
        balance = attacked && kind != KING ? exchange.balance(position.position, from, to, kind, captured) : captured;
        outcome = balance < 0 ? 0 : balance == 0 ? 1 : balance < 3 ? 2 : 3;
        attacksBefore = position.attacksFrom[from];
        long occupiedThen = position.occupied & ~fromBit | toBit;
        attacksAfter = position.attacks(kind, to, occupiedThen);
        lookForCheck(position, occupiedThen);
    }

    private int victim(PositionFeatures position) {
        if (Move.isCastling(move)) {
            return NOBODY;
        }
        if (Move.isEnPassant(move)) {
            return PAWN;
        }
        int piece = position.position.pieceAt(to);
        return piece == NONE ? NOBODY : Piece.kind(piece);
    }

    private void lookForCheck(PositionFeatures position, long occupiedThen) {
        long king = 1L << position.enemyKing;
        directCheck = promotion == 0
                ? kind != KING && (position.checksFrom[kind] & toBit) != 0
                : (position.attacks(promotion, to, occupiedThen) & king) != 0;
        discoveredCheck = (position.screens & fromBit) != 0
                && (Path.line(position.enemyKing, from) & toBit) == 0
                && !Move.isCastling(move);
        if (directCheck || discoveredCheck) {
            int becomes = promotion == 0 ? kind : promotion;
            long covered = position.ownAttacks | position.attacks(becomes, to, occupiedThen & ~king);
            long free = KingMoves.attacks(king) & ~position.enemy & ~covered;
            escapes = Math.min(2, Long.bitCount(free));
        }
    }

    /** The target square of the moving piece; in castling, that of the king, on the c- or g-file. */
    static int destination(int move) {
        int from = Move.from(move);
        int to = Move.to(move);
        return Move.isCastling(move) ? (from & 56) + (to > from ? 6 : 2) : to;
    }
}
