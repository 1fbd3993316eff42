package sphericalknight.chess.position;

import java.util.Arrays;

/**
 * A stack of boards: the current position on top, and below it the positions that led to it. Making a move fills the next board; taking it
 * back returns to the previous one. Boards above the top are reused.
 *
 * <pre>{@code
 *            make e7e5           unmake
 *    top ->  after e7e5
 *            after e2e4   top -> after e2e4
 *            start               start
 * }</pre>
 */
final class History {
    private PositionState[] boards;
    private int top;

    History(PositionState start) {
        boards = new PositionState[] {start};
    }

    /** Creates an independent copy. */
    History(History original) {
        top = original.top;
        boards = new PositionState[top + 1];
        Arrays.setAll(boards, i -> new PositionState());
        for (int i = 0; i <= top; i++) {
            boards[i].copy(original.boards[i]);
        }
    }

    PositionState now() {
        return boards[top];
    }

    void make(int move) {
        if (top + 1 == boards.length) {
            grow();
        }
        MoveMaker.make(move, boards[top], boards[top + 1]);
        top++;
    }

    private void grow() {
        int length = boards.length;
        boards = Arrays.copyOf(boards, 2 * length + 8);
        for (int i = length; i < boards.length; i++) {
            boards[i] = new PositionState();
        }
    }

    void unmake() {
        if (top == 0) {
            throw new IllegalStateException("no move to take back: nothing was played from this position");
        }
        top--;
    }

    /** The number of moves that can be taken back. */
    int moves() {
        return top;
    }

    /** The board as it was {@code moves} plies ago; 0 is the current one. */
    PositionState before(int moves) {
        return boards[top - moves];
    }
}
