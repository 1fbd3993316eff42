package sphericalknight.solutions.lowest;

import java.util.Arrays;
import sphericalknight.exercises.lowest.ModuloSquare;

/**
 * Exercise 5.2, solved: isolate, divide as unsigned, look up. The table contains 64 for every remainder that no square leaves, including 0,
 * the remainder of the empty set.
 *
 * <p>Other ways: the mask {@code set ^ (set - 1)} needs another table of the same size, but cannot tell the empty set from h8. A
 * multiplication (de Bruijn) avoids the division; {@code Long.numberOfTrailingZeros} is one instruction.
 */
public class ModuloSquareSolution implements ModuloSquare {
    private static final int[] SQUARES = table();

    private static int[] table() {
        int[] table = new int[67];
        Arrays.fill(table, 64);
        for (int square = 0; square < 64; square++) {
            table[(int) Long.remainderUnsigned(1L << square, 67)] = square;
        }
        return table;
    }

    @Override
    public int lowest(long set) {
        return SQUARES[(int) Long.remainderUnsigned(set & -set, 67)];
    }
}
