package sphericalknight.solutions.lowest;

import sphericalknight.exercises.lowest.SquaresInOrder;

/**
 * Exercise 5.4, solved: flip the set so that the eighth rank is the lowest, walk, and flip each square back.
 *
 * <p>Other ways: scan all 64 squares, rank by rank from the top, which is simpler but slower for small sets; or walk along each rank,
 * {@code set & (0xFFL << 8 * rank)}, from the eighth down.
 */
public class SquaresInOrderSolution implements SquaresInOrder {
    @Override
    public int[] squares(long set) {
        int[] squares = new int[Long.bitCount(set)];
        int count = 0;
        for (long rest = Long.reverseBytes(set); rest != 0; rest &= rest - 1) {
            squares[count++] = Long.numberOfTrailingZeros(rest) ^ 56;
        }
        return squares;
    }
}
