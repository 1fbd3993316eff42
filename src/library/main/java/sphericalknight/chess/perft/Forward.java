package sphericalknight.chess.perft;

import static sphericalknight.chess.board.Lines.NOT_A;
import static sphericalknight.chess.board.Lines.NOT_H;
import static sphericalknight.chess.board.Lines.RANK_3;
import static sphericalknight.chess.board.Lines.RANK_4;
import static sphericalknight.chess.board.Lines.RANK_5;
import static sphericalknight.chess.board.Lines.RANK_6;

import sphericalknight.chess.board.Lines;

/**
 * Pawns of either colour by the same code. A rotation by 8 moves every bit up one rank, a rotation by 56 = 64 - 8 moves it down one. So
 * the colour is a number, {@code up}, and nothing has to be written twice or turned round.
 *
 * <pre>{@code
 *          up = 8 (White)         up = 56 (Black)
 *      up - 1   up   up + 1            P
 *         7     8     9          55   56    57       55 is a rotation down by 9
 *               P              up - 1  up  up + 1    57 is a rotation down by 7
 * }</pre>
 *
 * <p>What falls out at one end comes in at the other; no pawn stands on the first or last rank, so none gets there. The other side's
 * {@code up} is {@code 64 - up}.
 */
final class Forward {
    static final int WHITE = 8;
    static final int BLACK = 56;

    private Forward() {}

    /** Where pawns can be after one step, blocked by what is occupied. */
    static long pushes(long pawns, long occupied, int up) {
        return Long.rotateLeft(pawns, up) & ~occupied;
    }

    /**
     * Where those of them arrive that step again. From their third rank they get to their fourth; from the enemy's third rank, which is also
     * let through, nobody gets there, so the colour need not be asked.
     */
    static long secondPushes(long pushed, long occupied, int up) {
        return Long.rotateLeft(pushed & (RANK_3 | RANK_6), up) & ~occupied & (RANK_4 | RANK_5);
    }

    /** The squares pawns attack on their right, seen from White's side for both colours. */
    static long eastAttacks(long pawns, int up) {
        return Long.rotateLeft(pawns & NOT_H, up + 1);
    }

    /** The squares pawns attack on their left, seen from White's side for both colours. */
    static long westAttacks(long pawns, int up) {
        return Long.rotateLeft(pawns & NOT_A, up - 1);
    }

    static long attacks(long pawns, int up) {
        return eastAttacks(pawns, up) | westAttacks(pawns, up);
    }

    /** The diagonal through a square on which eastward captures of this colour move. */
    static long eastLine(int square, int up) {
        return up == WHITE ? RISING[square] : FALLING[square];
    }

    /** The diagonal through a square on which westward captures of this colour move. */
    static long westLine(int square, int up) {
        return up == WHITE ? FALLING[square] : RISING[square];
    }

    private static final long[] RISING = new long[64];
    private static final long[] FALLING = new long[64];

    static {
        for (int square = 0; square < 64; square++) {
            RISING[square] = Lines.diagonal(square);
            FALLING[square] = Lines.antidiagonal(square);
        }
    }
}
