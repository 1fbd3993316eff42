package sphericalknight.chess.undo;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.EmptyStackException;
import sphericalknight.chess.position.Position;

/**
 * Takes moves back with a stack of whole boards. Nothing can be forgotten, because each copy is complete.
 *
 * <pre>{@code
 * make   push a copy of the board, then change the board        76 bytes a move
 * undo   pop the last copy and use it as the board
 * }</pre>
 */
public final class BoardStack implements UndoStack {
    private final Deque<PlainBoard> boards = new ArrayDeque<>();
    private PlainBoard board;

    /** Creates a stack without moves, with {@code position} as its board. */
    public BoardStack(Position position) {
        board = PlainBoard.of(position);
    }

    @Override
    public void make(int move) {
        boards.push(board.copy());
        board.make(move);
    }

    @Override
    public void undo() {
        if (boards.isEmpty()) {
            throw new EmptyStackException();
        }
        board = boards.pop();
    }

    @Override
    public PlainBoard board() {
        return board;
    }

    @Override
    public long bytes() {
        return (long) boards.size() * PlainBoard.BYTES;
    }
}
