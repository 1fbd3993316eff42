package sphericalknight.bits;

/**
 * Isolates or removes the lowest square of a set, or masks it with everything below it: three expressions of two operations each, which all
 * work because of the way subtraction borrows.
 *
 * <pre>{@code
 *   x            1 0 1 1 0 0
 *   x - 1        1 0 1 0 1 1     the borrow runs up to the lowest set bit and stops
 *   -x           0 1 0 1 0 0     = ~(x - 1): all bits above the lowest are flipped
 *
 *   x & -x       0 0 0 1 0 0     isolate: the lowest bit alone
 *   x & (x - 1)  1 0 1 0 0 0     clear:   all but the lowest
 *   x ^ (x - 1)  0 0 0 1 1 1     mask:    the lowest and all zeros under it
 * }</pre>
 *
 * @see <a href="https://www.chessprogramming.org/General_Setwise_Operations#LS1B">Least significant one bit</a>
 */
public final class LowestBit {
    private LowestBit() {}

    /** The lowest square of {@code set}, alone: a set of one square; 0 for the empty set. */
    public static long isolate(long set) {
        return set & -set;
    }

    /** {@code set} without its lowest square; 0 for the empty set. */
    public static long clear(long set) {
        return set & (set - 1);
    }

    /** The lowest square of {@code set} and all squares with lower numbers; all 64 squares for the empty set, as for h8 alone. */
    public static long mask(long set) {
        return set ^ (set - 1);
    }

    /**
     * The number of the lowest square of {@code set}, found by walking up from a1: slow, and the reference for the faster methods.
     *
     * @return 0 to 63; 64 for the empty set
     */
    public static int index(long set) {
        int square = 0;
        while (square < 64 && (set >>> square & 1) == 0) {
            square++;
        }
        return square;
    }
}
