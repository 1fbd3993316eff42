package sphericalknight.chess.mailbox;

import java.util.Arrays;
import java.util.stream.IntStream;
import sphericalknight.chess.position.Piece;
import sphericalknight.chess.position.Position;

/**
 * A position on the 0x88 board: an array with the piece on each cell.
 *
 * <pre>{@code
 *   bitboards  ask "where are the knights?"      one long per kind of piece
 *   a mailbox  asks "what stands on d4?"         one number per cell
 * }</pre>
 *
 * <p>A piece list beside the array contains the cells of the pieces of the side to move, so that no generator has to search 128 cells for
 * sixteen pieces.
 */
public final class MailboxBoard {
    private final int[] pieces = new int[Cells.COUNT];
    private final int[] ownCells;
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
        ownCells = IntStream.range(0, 64).map(Cells::of).filter(this::isOwn).toArray();
    }

    /** Returns the 0x88 board of a position. */
    public static MailboxBoard of(Position position) {
        return new MailboxBoard(position);
    }

    /**
     * The piece on a cell: a piece of {@link Piece}, or {@link Piece#NONE}.
     *
     * @param cell a cell for which {@link Cells#isSquare} holds
     */
    public int pieceAt(int cell) {
        return pieces[cell];
    }

    /** The side to move: {@link Piece#WHITE} or {@link Piece#BLACK}. */
    public int side() {
        return side;
    }

    /** The piece list of the side to move: the cells of its pieces in the order of the squares, from a1 to h8. Not a copy. */
    int[] ownCells() {
        return ownCells;
    }

    /** The squares of the rooks that may still castle, as a bitboard. */
    long castlingRooks() {
        return castlingRooks;
    }

    /** The square that a pawn has just passed over in a double push: 0 to 63, or -1 for none. */
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
