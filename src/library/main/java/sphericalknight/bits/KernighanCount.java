package sphericalknight.bits;

/**
 * Counts the squares of a set in one step per square: remove the lowest square until none is left. Sparse sets take few steps. Peter Wegner
 * published the method in 1960; Kernighan and Ritchie's book on C made it known.
 *
 * <pre>{@code
 *   x            1 0 1 1 0 0      subtracting 1 borrows from the lowest set bit:
 *   x - 1        1 0 1 0 1 1      that bit falls, the zeros under it rise,
 *   x & (x - 1)  1 0 1 0 0 0      and all bits above stay: so & removes just that bit
 * }</pre>
 *
 * @see <a href="https://www.chessprogramming.org/Population_Count#Brian_Kernighan.27s_way">Brian Kernighan's way</a>
 */
public final class KernighanCount {
    private KernighanCount() {}

    /** The number of squares in {@code set}, found in one step per square: 0 for the empty set, 64 for all squares. */
    public static int count(long set) {
        int count = 0;
        while (set != 0) {
            set &= set - 1;
            count++;
        }
        return count;
    }
}
