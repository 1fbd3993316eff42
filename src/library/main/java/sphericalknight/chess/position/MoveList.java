package sphericalknight.chess.position;

import java.util.Arrays;

/** A reusable list of moves; refilling it allocates no memory. */
public final class MoveList {
    /** The capacity, more than the number of moves in any position: a side has at most fifteen queens, with at most 27 moves each. */
    private static final int CAPACITY = 512;

    private final int[] moves = new int[CAPACITY];
    private int size;

    /** Removes all moves. */
    public void clear() {
        size = 0;
    }

    /** Appends a move. */
    public void add(int move) {
        moves[size++] = move;
    }

    /** The number of moves in the list: 0 or more. */
    public int size() {
        return size;
    }

    /** The move at an index. */
    public int get(int index) {
        return moves[index];
    }

    /** The moves, copied: an array of {@link #size()} moves. */
    public int[] toArray() {
        return Arrays.copyOf(moves, size);
    }
}
