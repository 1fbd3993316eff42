package sphericalknight.chess.undo;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.EmptyStackException;
import sphericalknight.chess.position.Move;
import sphericalknight.chess.position.Piece;
import sphericalknight.chess.position.Position;

/**
 * Takes moves back with a stack of moves. Each entry also stores the data that the move destroys and that cannot be recomputed.
 *
 * <pre>{@code
 * a knight's move back:        c3 to b1
 * what the move destroyed:     the captured piece, castling, the en passant square, the clock
 * }</pre>
 */
public final class MoveStack implements UndoStack {
    /** The size of a stored move in bytes: 4 for the move, 1 for the captured piece, 8 for castling, 1 for en passant, 2 for the clock. */
    public static final int BYTES = 4 + 1 + 8 + 1 + 2;

    private record Undo(int move, byte captured, long castling, byte enPassant, short clock) {}

    private final Deque<Undo> moves = new ArrayDeque<>();
    private final PlainBoard board;

    /** Creates a stack without moves, with {@code position} as its board. */
    public MoveStack(Position position) {
        board = PlainBoard.of(position);
    }

    @Override
    public void make(int move) {
        byte captured = Move.isCastling(move) ? Piece.NONE : board.pieces[PlainBoard.victim(move)];
        moves.push(new Undo(move, captured, board.castling, board.enPassant, board.clock));
        board.make(move);
    }

    @Override
    public void undo() {
        if (moves.isEmpty()) {
            throw new EmptyStackException();
        }
        Undo undo = moves.pop();
        board.side = (byte) (1 - board.side);
        board.castling = undo.castling;
        board.enPassant = undo.enPassant;
        board.clock = undo.clock;
        int from = Move.from(undo.move);
        int to = Move.to(undo.move);
        if (Move.isCastling(undo.move)) {
            board.pieces[from + (to > from ? 2 : -2)] = Piece.NONE;
            board.pieces[from + (to > from ? 1 : -1)] = Piece.NONE;
            board.pieces[from] = (byte) Piece.of(board.side, Piece.KING);
            board.pieces[to] = (byte) Piece.of(board.side, Piece.ROOK);
            return;
        }
        boolean promoted = Move.promotion(undo.move) != 0;
        board.pieces[from] = promoted ? (byte) Piece.of(board.side, Piece.PAWN) : board.pieces[to];
        board.pieces[to] = Piece.NONE;
        board.pieces[PlainBoard.victim(undo.move)] = undo.captured;
    }

    @Override
    public PlainBoard board() {
        return board;
    }

    @Override
    public long bytes() {
        return (long) moves.size() * BYTES;
    }
}
