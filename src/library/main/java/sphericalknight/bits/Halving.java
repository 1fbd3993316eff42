package sphericalknight.bits;

/**
 * Finds the lowest and the highest bit by halving: five questions for 32 bits, six for 64. Each question is one mask, and its answer is one
 * digit of the index.
 *
 * <pre>{@code
 * eight bits, one of them set:   . . 1 . . . . .   index 5 = binary 1 0 1
 * in the lower half?             _ _ _ _ 1 1 1 1   no:  the 4 stays
 * in the lower half of a half?   _ _ 1 1 _ _ 1 1   yes: the 2 goes
 * in an even place?              _ 1 _ 1 _ 1 _ 1   no:  the 1 stays     7 - 2 = 5
 * }</pre>
 *
 * <p>Zero needs no special treatment: the answer to every question is "no", so the lowest bit is reported as 31 (63 for a {@code long}) and
 * the highest as 0.
 *
 * @see <a href="https://www.chessprogramming.org/BitScan">BitScan</a>
 */
public final class Halving {
    private Halving() {}

    /** The index of the lowest set bit of {@code word}, by halving: 31, minus 16, 8, 4, 2 and 1 wherever the answer is "yes"; 31 for 0. */
    public static int lowest32(int word) {
        int bit = word & -word;
        int index = 31;
        if ((bit & 0x0000_FFFF) != 0) index -= 16;
        if ((bit & 0x00FF_00FF) != 0) index -= 8;
        if ((bit & 0x0F0F_0F0F) != 0) index -= 4;
        if ((bit & 0x3333_3333) != 0) index -= 2;
        if ((bit & 0x5555_5555) != 0) index -= 1;
        return index;
    }

    /**
     * The number of the lowest square of {@code set}, by halving: 63, minus 32, 16, 8, 4, 2 and 1 wherever the answer is "yes"; 63 for the
     * empty set.
     */
    public static int lowest(long set) {
        long bit = set & -set;
        int index = 63;
        if ((bit & 0x0000_0000_FFFF_FFFFL) != 0) index -= 32;
        if ((bit & 0x0000_FFFF_0000_FFFFL) != 0) index -= 16;
        if ((bit & 0x00FF_00FF_00FF_00FFL) != 0) index -= 8;
        if ((bit & 0x0F0F_0F0F_0F0F_0F0FL) != 0) index -= 4;
        if ((bit & 0x3333_3333_3333_3333L) != 0) index -= 2;
        if ((bit & 0x5555_5555_5555_5555L) != 0) index -= 1;
        return index;
    }

    /**
     * The number of the highest square of {@code set}, by halving; 0 for the empty set. If the upper half contains
     * any square, the search continues in that half alone.
     */
    public static int highest(long set) {
        int index = 0;
        for (int half = 32; half > 0; half /= 2) {
            if ((set >>> half) != 0) {
                set >>>= half;
                index += half;
            }
        }
        return index;
    }
}
