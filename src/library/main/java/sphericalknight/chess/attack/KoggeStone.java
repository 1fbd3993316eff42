package sphericalknight.chess.attack;

import static sphericalknight.chess.board.Lines.NOT_A;
import static sphericalknight.chess.board.Lines.NOT_H;
import static sphericalknight.chess.board.Lines.RANK_1;
import static sphericalknight.chess.board.Lines.RANK_8;

/**
 * Slider attacks by flood fill, for any number of sliders at once. In each direction all sliders run over empty squares, and each step
 * is twice as long as the one before: they have moved up to one square after the first step, up to three after the second, and up to
 * seven after the third. A final step of one square reaches the blocker.
 *
 * <pre>{@code
 *                     a b c d e f g h
 *  sliders            R . . . . . . .
 *  step 1             x x . . . . . .    those that ran, and what they reached
 *  step 2             x x x x . . . .    two squares at once: only over pairs of empty squares
 *  step 4             x x x x x x x x    four squares at once
 * }</pre>
 *
 * <p>The method uses no tables. The adder of P. Kogge and H. Stone (1973) finds its carries in the same way.
 *
 * @see <a href="https://www.chessprogramming.org/Kogge-Stone_Algorithm">Kogge-Stone algorithm</a>
 */
public final class KoggeStone implements Sliders {
    private static final long NOT_RANK_1 = ~RANK_1;
    private static final long NOT_RANK_8 = ~RANK_8;

    @Override
    public long rook(int square, long occupied) {
        return rooks(1L << square, ~occupied);
    }

    @Override
    public long bishop(int square, long occupied) {
        return bishops(1L << square, ~occupied);
    }

    /** The squares attacked by at least one of {@code rooks}; {@code empty} is the set of all empty squares. */
    public static long rooks(long rooks, long empty) {
        return run(rooks, empty, 8, NOT_RANK_1)
                | run(rooks, empty, 1, NOT_A)
                | run(rooks, empty, -8, NOT_RANK_8)
                | run(rooks, empty, -1, NOT_H);
    }

    /** The squares attacked by at least one of {@code bishops}; {@code empty} is the set of all empty squares. */
    public static long bishops(long bishops, long empty) {
        return run(bishops, empty, 9, NOT_A & NOT_RANK_1)
                | run(bishops, empty, 7, NOT_H & NOT_RANK_1)
                | run(bishops, empty, -7, NOT_A & NOT_RANK_8)
                | run(bishops, empty, -9, NOT_H & NOT_RANK_8);
    }

    /**
     * The attacks in one direction: a step adds {@code step} to the square number; {@code inside} is the set of squares that a step can
     * reach without wrapping around the board.
     */
    private static long run(long sliders, long empty, int step, long inside) {
        long reached = sliders;
        long free = empty & inside;
        reached |= free & Long.rotateLeft(reached, step);
        free &= Long.rotateLeft(free, step);
        reached |= free & Long.rotateLeft(reached, 2 * step);
        free &= Long.rotateLeft(free, 2 * step);
        reached |= free & Long.rotateLeft(reached, 4 * step);
        return Long.rotateLeft(reached, step) & inside;
    }

    @Override
    public String name() {
        return "koggestone";
    }

    @Override
    public int tableBytes() {
        return 0;
    }
}
