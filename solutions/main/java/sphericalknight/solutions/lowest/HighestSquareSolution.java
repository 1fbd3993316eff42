package sphericalknight.solutions.lowest;

import sphericalknight.exercises.lowest.HighestSquare;

/**
 * Exercise 5.3, solved: if the upper half of the remaining squares contains any of the set, continue with that half alone.
 *
 * <p>Other ways: masks instead of shifts, which must also discard the lower half ({@code set &= mask}); smearing and counting, without any
 * test; {@code 63 - Long.numberOfLeadingZeros(set)}, one instruction.
 */
public class HighestSquareSolution implements HighestSquare {
    @Override
    public int highest(long set) {
        if (set == 0) {
            return -1;
        }
        int square = 0;
        for (int half = 32; half > 0; half /= 2) {
            if (set >>> half != 0) {
                set >>>= half;
                square += half;
            }
        }
        return square;
    }
}
