package sphericalknight.storage.positions;

import static sphericalknight.chess.position.Piece.NONE;
import static sphericalknight.chess.position.Piece.WHITE;

import java.util.stream.IntStream;
import sphericalknight.bits.Squares;
import sphericalknight.chess.position.Piece;
import sphericalknight.chess.position.Position;

/**
 * A board as an array of 64 cells, the simplest form for a scheme: cell 0 is a1, cell 63 is h8, and a cell contains the value of
 * {@link Position#pieceAt} (0 to 11, numbered as in {@link Piece}, or 12 for an empty square).
 */
public final class PieceArray {
    private PieceArray() {}

    /** Returns the board of a position: 64 numbers from 0 to 12. */
    public static int[] of(Position position) {
        return IntStream.range(0, 64).map(position::pieceAt).toArray();
    }

    /**
     * Returns a position with this board, without castling rights, and with White to move unless White could then capture the king.
     *
     * @param cells 64 numbers from 0 to 12
     * @throws IllegalArgumentException if no position has this board; the message says why
     */
    public static Position position(int[] cells) {
        String board = fen(cells);
        try {
            return Position.fromFen(board + " w - -");
        } catch (IllegalArgumentException whiteCouldCaptureTheKing) {
            return Position.fromFen(board + " b - -");
        }
    }

    /** Returns the position with this repetition state; {@code enPassant} can be {@link Position#NO_SQUARE}. */
    static Position position(int[] cells, int side, long castlingRooks, int enPassant) {
        StringBuilder fen = new StringBuilder(fen(cells)).append(side == WHITE ? " w " : " b ");
        for (long rest = castlingRooks; rest != 0; rest &= rest - 1) {
            int rook = Long.numberOfTrailingZeros(rest);
            fen.append((char) ((rook < 32 ? 'A' : 'a') + Squares.file(rook)));
        }
        fen.append(castlingRooks == 0 ? "- " : " ");
        fen.append(enPassant == Position.NO_SQUARE ? "-" : Squares.name(enPassant));
        return Position.fromFen(fen.toString());
    }

    /** The first field of a FEN for this board. */
    private static String fen(int[] cells) {
        StringBuilder fen = new StringBuilder(72);
        for (int rank = 7; rank >= 0; rank--) {
            int empty = 0;
            for (int square = 8 * rank; square < 8 * rank + 8; square++) {
                if (cells[square] == NONE) {
                    empty++;
                } else {
                    fen.append(empty > 0 ? "" + empty : "").append(Piece.letter(cells[square]));
                    empty = 0;
                }
            }
            fen.append(empty > 0 ? "" + empty : "").append(rank > 0 ? "/" : "");
        }
        return fen.toString();
    }
}
