package sphericalknight.storage.positions;

import static sphericalknight.chess.position.Piece.NONE;
import static sphericalknight.chess.position.Piece.WHITE;

import sphericalknight.bits.Squares;
import sphericalknight.chess.position.Piece;
import sphericalknight.chess.position.Position;

/**
 * A board as 64 numbers, the simplest thing a scheme can work on: cell 0 is a1, cell 63 is h8, and a cell holds what
 * {@link Position#pieceAt} says (0 to 11 as {@link Piece} numbers them, 12 for nothing).
 */
public final class Cells {
    private Cells() {}

    /**
     * The board of a position.
     *
     * @param position any position
     * @return 64 numbers from 0 to 12
     */
    public static int[] of(Position position) {
        int[] cells = new int[64];
        for (int square = 0; square < 64; square++) {
            cells[square] = position.pieceAt(square);
        }
        return cells;
    }

    /**
     * A position with this board and nothing else known: no castling rights, White to move unless White could then capture the king.
     *
     * @param cells 64 numbers from 0 to 12
     * @return the position
     * @throws IllegalArgumentException if no position has this board; one sentence says why
     */
    public static Position position(int[] cells) {
        String board = fen(cells);
        try {
            return Position.fromFen(board + " w - -");
        } catch (IllegalArgumentException whiteCouldCaptureTheKing) {
            return Position.fromFen(board + " b - -");
        }
    }

    /**
     * A position with all that decides about repetition.
     *
     * @param cells 64 numbers from 0 to 12
     * @param side the side to move
     * @param castlingRooks the squares of the rooks that may castle
     * @param enPassant the square a pawn has passed over, or {@link Position#NO_SQUARE}
     * @return the position, with its counters at their beginning
     * @throws IllegalArgumentException if there is no such position; one sentence says why
     */
    public static Position position(int[] cells, int side, long castlingRooks, int enPassant) {
        return position(cells, side, castlingRooks, enPassant, 0, 1);
    }

    /** The same with both counters of a FEN. */
    static Position position(int[] cells, int side, long castlingRooks, int enPassant, int clock, int moveNumber) {
        StringBuilder fen = new StringBuilder(fen(cells)).append(side == WHITE ? " w " : " b ");
        for (long rest = castlingRooks; rest != 0; rest &= rest - 1) {
            int rook = Long.numberOfTrailingZeros(rest);
            fen.append((char) ((rook < 32 ? 'A' : 'a') + Squares.file(rook)));
        }
        fen.append(castlingRooks == 0 ? "- " : " ");
        fen.append(enPassant == Position.NO_SQUARE ? "-" : Squares.name(enPassant));
        return Position.fromFen(
                fen.append(' ').append(clock).append(' ').append(moveNumber).toString());
    }

    /** The first field of a FEN. */
    private static String fen(int[] cells) {
        StringBuilder fen = new StringBuilder(72);
        for (int rank = 7; rank >= 0; rank--) {
            int empty = 0;
            for (int square = 8 * rank; square < 8 * rank + 8; square++) {
                if (cells[square] == NONE) {
                    empty++;
                    continue;
                }
                if (empty > 0) {
                    fen.append(empty);
                }
                fen.append(Piece.letter(cells[square]));
                empty = 0;
            }
            if (empty > 0) {
                fen.append(empty);
            }
            fen.append(rank > 0 ? "/" : "");
        }
        return fen.toString();
    }
}
