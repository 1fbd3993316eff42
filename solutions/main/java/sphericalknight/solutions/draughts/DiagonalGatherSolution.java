package sphericalknight.solutions.draughts;

import sphericalknight.exercises.draughts.DiagonalGather;

/**
 * Exercise 11.3, solved without a search: a step up-right is + 7, which is - 1 modulo 8, so the squares of a rising diagonal have eight
 * different places within their bytes. The constant that adds all four bytes in the highest byte, as in the bit count of lesson 04,
 * superimposes them without collisions.
 *
 * <p>Other ways: try random numbers with few bits; a search needs some hundred thousand attempts. 0x11010101 is another constant. Where
 * {@code Integer.compress} is available, no constant is needed, and the order is preserved.
 */
public class DiagonalGatherSolution implements DiagonalGather {
    @Override
    public int constant() {
        return 0x0101_0101;
    }
}
