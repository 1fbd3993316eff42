package sphericalknight.chess.position;

import java.util.Arrays;

/**
 * The stack of moves played, with everything that a move destroys and that taking it back cannot work out again: the captured piece, the
 * castling rooks, the en passant square and the clock. The keys of the positions left behind are kept beside them; repetitions are found
 * there.
 */
final class History {
    private int[] moves = new int[16];
    private int[] captured = new int[16];
    private int[] enPassant = new int[16];
    private int[] clock = new int[16];
    private long[] castling = new long[16];
    private long[] keys = new long[16];
    private int size;

    /** Nothing played yet. */
    History() {}

    /** A copy that changes by itself. */
    History(History original) {
        moves = original.moves.clone();
        captured = original.captured.clone();
        enPassant = original.enPassant.clone();
        clock = original.clock.clone();
        castling = original.castling.clone();
        keys = original.keys.clone();
        size = original.size;
    }

    void push(int move, int capturedPiece, int enPassantSquare, int halfmoveClock, long castlingRooks, long key) {
        if (size == moves.length) {
            grow();
        }
        moves[size] = move;
        captured[size] = capturedPiece;
        enPassant[size] = enPassantSquare;
        clock[size] = halfmoveClock;
        castling[size] = castlingRooks;
        keys[size] = key;
        size++;
    }

    private void grow() {
        int room = 2 * size;
        moves = Arrays.copyOf(moves, room);
        captured = Arrays.copyOf(captured, room);
        enPassant = Arrays.copyOf(enPassant, room);
        clock = Arrays.copyOf(clock, room);
        castling = Arrays.copyOf(castling, room);
        keys = Arrays.copyOf(keys, room);
    }

    /** Takes the last entry off; its parts can be read until the next push. */
    void pop() {
        if (size == 0) {
            throw new IllegalStateException("no move to take back: nothing was played from this position");
        }
        size--;
    }

    int poppedMove() {
        return moves[size];
    }

    int poppedCaptured() {
        return captured[size];
    }

    int poppedEnPassant() {
        return enPassant[size];
    }

    int poppedClock() {
        return clock[size];
    }

    long poppedCastling() {
        return castling[size];
    }

    /** How many moves have been played. */
    int size() {
        return size;
    }

    /** How often {@code key} stands among the last {@code plies} positions left behind. */
    int occurrences(long key, int plies) {
        int count = 0;
        for (int i = size - 1; i >= 0 && i >= size - plies; i--) {
            count += keys[i] == key ? 1 : 0;
        }
        return count;
    }
}
