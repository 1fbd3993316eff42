package sphericalknight.chess.mailbox;

import java.util.Arrays;
import sphericalknight.chess.position.Piece;
import sphericalknight.chess.position.Position;

/**
 * A position on the 0x88 board: an array that says for each cell which piece stands there.
 *
 * <pre>{@code
 *   bitboards  ask "where are the knights?"      one long per kind of piece
 *   a mailbox  asks "what stands on d4?"         one number per cell
 * }</pre>
 */
public final class MailboxBoard {
    private final int[] pieces = new int[Cells.COUNT];
    private final int side;
    private final long castlingRooks;
    private final int enPassant;

    private MailboxBoard(Position position) {
        Arrays.fill(pieces, Piece.NONE);
        for (int square = 0; square < 64; square++) {
            pieces[Cells.of(square)] = position.pieceAt(square);
        }
        side = position.side();
        castlingRooks = position.castlingRooks();
        enPassant = position.enPassant();
    }

    /**
     * The same position on cells.
     *
     * @param position a position on bitboards; it is copied
     * @return a new board
     */
    public static MailboxBoard of(Position position) {
        return new MailboxBoard(position);
    }

    /**
     * What stands on a cell.
     *
     * @param cell a cell for which {@link Cells#isSquare} holds
     * @return a piece of {@link Piece}, or {@link Piece#NONE}
     */
    public int pieceAt(int cell) {
        return pieces[cell];
    }

    /**
     * Whose turn it is.
     *
     * @return {@link Piece#WHITE} or {@link Piece#BLACK}
     */
    public int side() {
        return side;
    }

    /** The squares of the rooks that may still castle, as a bitboard. */
    long castlingRooks() {
        return castlingRooks;
    }

    /** The square a pawn has just passed over, or -1. */
    int enPassant() {
        return enPassant;
    }

    boolean isEmpty(int cell) {
        return pieces[cell] == Piece.NONE;
    }

    boolean isEnemy(int cell) {
        return pieces[cell] != Piece.NONE && Piece.side(pieces[cell]) != side;
    }

    boolean isOwn(int cell) {
        return pieces[cell] != Piece.NONE && Piece.side(pieces[cell]) == side;
    }
}
