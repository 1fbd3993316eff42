package sphericalknight.chess.position;

import static sphericalknight.chess.position.Piece.KING;
import static sphericalknight.chess.position.Piece.PAWN;
import static sphericalknight.chess.position.Piece.ROOK;

/**
 * Computes the board after a move. In each set that contains the moving piece, its bit moves from one square to the other; a captured piece
 * is removed from all sets. The same rule applies to the five sets of pieces in {@link PositionState}, whichever piece moves.
 *
 * <pre>{@code
 *    before             & keep             | here << to       rook b2 takes c2, in the set ones:
 * 2  . R n . . . . .    . . . . . . . .    . . R . . . . .    here is 1, the bit on b2
 * 1  . . . . K . . .    . . . . K . . .    . . . . K . . .
 *    a b c d e f g h    a b c d e f g h    a b c d e f g h
 * }</pre>
 *
 * <p>Promotion and castling need further changes. Taking a move back costs nothing, because the previous board is still available.
 */
final class MoveMaker {
    private MoveMaker() {}

    /** Computes the board after a legal move; the previous contents of {@code after} are overwritten. */
    static void make(int move, PositionState before, PositionState after) {
        if (Move.isCastling(move)) {
            castle(Move.from(move), Move.to(move), before, after);
        } else {
            step(move, before, after);
        }
    }

    private static void step(int move, PositionState before, PositionState after) {
        int from = Move.from(move);
        int to = Move.to(move);
        int victim = victimSquare(move);
        int side = before.side;
        int kind = before.kindAt(from);
        int piece = Piece.of(side, kind);
        carry(from, to, victim, before, after);
        after.key = before.key ^ ZobristKeys.BLACK ^ ZobristKeys.piece(piece, from) ^ ZobristKeys.piece(piece, to);
        after.side = 1 - side;
        after.moveNumber = before.moveNumber + side;
        after.enPassant = Move.isDoublePush(move) ? (from + to) / 2 : PositionState.NO_SQUARE;
        after.clock = kind == PAWN ? 0 : before.clock + 1;
        after.castling = before.castling;

        if ((before.occupied() >>> victim & 1) != 0) {
            after.clock = 0;
            after.key ^= ZobristKeys.piece(Piece.of(1 - side, before.kindAt(victim)), victim);
        }
        if (Move.promotion(move) != 0) {
            exchange(piece, Piece.of(side, Move.promotion(move)), to, after);
        }
        if (before.castling != 0) {
            lose(1L << from | 1L << to | (kind == KING ? Castling.backRank(side) : 0), after);
        }
    }

    /** Moves the bit of the moving piece in each of the five sets that contains it, and removes the captured piece from all five. */
    private static void carry(int from, int to, int victim, PositionState before, PositionState after) {
        long keep = ~(1L << from | 1L << victim);
        after.white = before.white & keep | (before.white >>> from & 1) << to;
        after.black = before.black & keep | (before.black >>> from & 1) << to;
        after.ones = before.ones & keep | (before.ones >>> from & 1) << to;
        after.twos = before.twos & keep | (before.twos >>> from & 1) << to;
        after.fours = before.fours & keep | (before.fours >>> from & 1) << to;
    }

    private static void exchange(int pawn, int promoted, int square, PositionState after) {
        after.toggle(pawn, square);
        after.toggle(promoted, square);
    }

    /** The square of the captured piece, if there is one: the target square, except for en passant. */
    private static int victimSquare(int move) {
        int to = Move.to(move);
        return Move.isEnPassant(move) ? (Move.from(move) & 56) | (to & 7) : to;
    }

    /** Castles. In Chess960 king and rook may swap squares, so both are removed before either is placed. */
    private static void castle(int king, int rook, PositionState before, PositionState after) {
        int side = before.side;
        after.copy(before);
        after.toggle(Piece.of(side, KING), king);
        after.toggle(Piece.of(side, ROOK), rook);
        after.toggle(Piece.of(side, KING), Castling.kingTo(king, rook));
        after.toggle(Piece.of(side, ROOK), Castling.rookTo(king, rook));
        after.key ^= ZobristKeys.BLACK;
        after.side = 1 - side;
        after.moveNumber += side;
        after.enPassant = PositionState.NO_SQUARE;
        after.clock++;
        lose(Castling.backRank(side), after);
    }

    /** Removes the castling rights of the rooks on these squares. */
    private static void lose(long squares, PositionState after) {
        long lost = after.castling & squares;
        if (lost != 0) {
            after.castling ^= lost;
            after.key ^= ZobristKeys.castling(lost);
        }
    }
}
