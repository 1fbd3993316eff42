package sphericalknight.chess.undo;

import java.util.Arrays;
import sphericalknight.chess.position.Move;
import sphericalknight.chess.position.Piece;
import sphericalknight.chess.position.Position;

/**
 * A position in plain bytes, which can be copied as a whole or changed move by move. {@link BoardStack} takes
 * moves back by restoring a copy, {@link MoveStack} by reversing each change.
 *
 * <pre>{@code
 * bytes   64          1      8          1           2
 *         the squares side   castling   en passant  clock      76 in all
 * }</pre>
 */
public final class PlainBoard {
    /** The size of the contents in bytes, without Java's overhead for each object. */
    public static final int BYTES = 64 + 1 + 8 + 1 + 2;

    final byte[] pieces = new byte[64];
    byte side;
    long castling;
    byte enPassant;
    short clock;

    private PlainBoard() {}

    /** The board of a position. */
    public static PlainBoard of(Position position) {
        PlainBoard board = new PlainBoard();
        for (int square = 0; square < 64; square++) {
            board.pieces[square] = (byte) position.pieceAt(square);
        }
        board.side = (byte) position.side();
        board.castling = position.castlingRooks();
        board.enPassant = (byte) position.enPassant();
        board.clock = (short) position.halfmoveClock();
        return board;
    }

    PlainBoard copy() {
        PlainBoard copy = new PlainBoard();
        System.arraycopy(pieces, 0, copy.pieces, 0, 64);
        copy.side = side;
        copy.castling = castling;
        copy.enPassant = enPassant;
        copy.clock = clock;
        return copy;
    }

    /** Makes a legal move of ordinary chess, without saving the data it destroys. */
    void make(int move) {
        int from = Move.from(move);
        int to = Move.to(move);
        byte piece = pieces[from];
        boolean quiet = Piece.kind(piece) != Piece.PAWN && (pieces[to] == Piece.NONE || Move.isCastling(move));
        pieces[from] = Piece.NONE;
        if (Move.isCastling(move)) {
            byte rook = pieces[to];
            pieces[to] = Piece.NONE;
            pieces[from + (to > from ? 2 : -2)] = piece;
            pieces[from + (to > from ? 1 : -1)] = rook;
        } else {
            pieces[victim(move)] = Piece.NONE;
            int promoted = Move.promotion(move);
            pieces[to] = promoted == 0 ? piece : (byte) Piece.of(side, promoted);
        }
        long ownRank = side == Piece.WHITE ? 0xFFL : 0xFFL << 56;
        castling &= ~(1L << from | 1L << to | (Piece.kind(piece) == Piece.KING ? ownRank : 0));
        enPassant = (byte) (Move.isDoublePush(move) ? (from + to) / 2 : Position.NO_SQUARE);
        clock = quiet ? (short) (clock + 1) : 0;
        side = (byte) (1 - side);
    }

    /** The square of the captured piece, if there is one: the target square, except for en passant. */
    static int victim(int move) {
        return Move.isEnPassant(move) ? (Move.from(move) & 56) | (Move.to(move) & 7) : Move.to(move);
    }

    /** Whether this board equals a position: pieces, side, castling rights, en passant square and clock. */
    public boolean isLike(Position position) {
        PlainBoard other = of(position);
        return Arrays.equals(pieces, other.pieces)
                && side == other.side
                && castling == other.castling
                && enPassant == other.enPassant
                && clock == other.clock;
    }
}
