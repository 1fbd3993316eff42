package sphericalknight.chess.mailbox;

import static sphericalknight.chess.mailbox.Cells.EAST;
import static sphericalknight.chess.mailbox.Cells.WEST;
import static sphericalknight.chess.mailbox.Cells.isSquare;

import sphericalknight.chess.position.Move;
import sphericalknight.chess.position.MoveList;
import sphericalknight.chess.position.Piece;

/**
 * The pseudo-legal moves on the 0x88 board: for each piece in the piece list, walk until the edge, a friendly piece or an enemy piece. The
 * moves are the same as those of the bitboard generator, found by different code.
 *
 * <pre>{@code
 *   for (int to = from + step; isSquare(to); to += step) {      a rook's walk, and a bishop's and a queen's
 *       if (isOwn(to)) break;
 *       add(from, to);
 *       if (isEnemy(to)) break;
 *   }
 * }</pre>
 */
public final class MailboxMoves {
    private final MailboxBoard board;
    private final MoveList moves;

    private MailboxMoves(MailboxBoard board, MoveList moves) {
        this.board = board;
        this.moves = moves;
    }

    /**
     * Adds all moves that are legal if the king's safety is ignored.
     *
     * @param moves the list to which they are added, as {@link Move}s with squares 0 to 63
     */
    public static void pseudoLegal(MailboxBoard board, MoveList moves) {
        MailboxMoves generator = new MailboxMoves(board, moves);
        for (int cell : board.ownCells()) {
            generator.addFrom(cell);
        }
        generator.addCastling();
    }

    private void addFrom(int cell) {
        int kind = Piece.kind(board.pieceAt(cell));
        if (kind == Piece.PAWN) {
            addPushes(cell);
            addPawnCapture(cell, EAST);
            addPawnCapture(cell, WEST);
        } else {
            for (int step : Steps.shared(kind)) {
                walk(cell, step, Steps.slides(kind));
            }
        }
    }

    private void walk(int from, int step, boolean slides) {
        for (int to = from + step; isSquare(to) && !board.isOwn(to); to += step) {
            add(from, to);
            if (!slides || board.isEnemy(to)) {
                return;
            }
        }
    }

    private void add(int from, int to) {
        moves.add(Move.of(Cells.square(from), Cells.square(to)));
    }

    private void addPushes(int from) {
        int forward = Steps.forward(board.side());
        int to = from + forward;
        if (!isSquare(to) || !board.isEmpty(to)) {
            return;
        }
        addPawnMove(from, to);
        int homeRank = board.side() == Piece.WHITE ? 1 : 6;
        if (Cells.rank(from) == homeRank && board.isEmpty(to + forward)) {
            moves.add(Move.doublePush(Cells.square(from), Cells.square(to + forward)));
        }
    }

    private void addPawnCapture(int from, int sideways) {
        int to = from + Steps.forward(board.side()) + sideways;
        if (!isSquare(to)) {
            return;
        }
        if (board.isEnemy(to)) {
            addPawnMove(from, to);
        } else if (Cells.square(to) == board.enPassant()) {
            moves.add(Move.enPassant(Cells.square(from), Cells.square(to)));
        }
    }

    private void addPawnMove(int from, int to) {
        int lastRank = board.side() == Piece.WHITE ? 7 : 0;
        if (Cells.rank(to) != lastRank) {
            add(from, to);
            return;
        }
        for (int kind = Piece.QUEEN; kind >= Piece.KNIGHT; kind--) {
            moves.add(Move.promotion(Cells.square(from), Cells.square(to), kind));
        }
    }

    private void addCastling() {
        int king = kingCell();
        for (long rest = board.castlingRooks(); rest != 0; rest &= rest - 1) {
            int rook = Cells.of(Long.numberOfTrailingZeros(rest));
            if (board.isOwn(rook) && isFree(king, rook)) {
                moves.add(Move.castling(Cells.square(king), Cells.square(rook)));
            }
        }
    }

    private int kingCell() {
        int king = 0;
        for (int cell : board.ownCells()) {
            if (Piece.kind(board.pieceAt(cell)) == Piece.KING) {
                king = cell;
            }
        }
        return king;
    }

    /** Whether castling is not blocked: no other piece is on the cells that the king or the rook crosses or reaches. */
    private boolean isFree(int king, int rook) {
        int rank = king & 0x70;
        int kingTo = rank + (rook > king ? 6 : 2);
        int rookTo = rank + (rook > king ? 5 : 3);
        int first = Math.min(Math.min(king, kingTo), Math.min(rook, rookTo));
        int last = Math.max(Math.max(king, kingTo), Math.max(rook, rookTo));
        for (int cell = first; cell <= last; cell++) {
            if (cell != king && cell != rook && !board.isEmpty(cell)) {
                return false;
            }
        }
        return true;
    }
}
