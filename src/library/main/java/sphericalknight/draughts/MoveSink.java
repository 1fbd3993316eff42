package sphericalknight.draughts;

import java.util.Arrays;

/** A growing list of unboxed moves. If routes are kept, a move is stored once for each route; otherwise each move is stored once. */
final class MoveSink {
    private final boolean keepRoutes;
    private long[] moves = new long[32];
    private int size;

    MoveSink(boolean keepRoutes) {
        this.keepRoutes = keepRoutes;
    }

    void add(long move) {
        if (!keepRoutes) {
            for (int i = 0; i < size; i++) {
                if (moves[i] == move) {
                    return;
                }
            }
        }
        if (size == moves.length) {
            moves = Arrays.copyOf(moves, 2 * size);
        }
        moves[size++] = move;
    }

    int size() {
        return size;
    }

    long get(int index) {
        return moves[index];
    }

    void clear() {
        size = 0;
    }

    long[] toArray() {
        return Arrays.copyOf(moves, size);
    }
}
