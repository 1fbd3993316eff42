package sphericalknight.bits;

/**
 * Walks through the squares of a set, from a1 to h8: reads the lowest square and clears it, until none is left. There is one iteration for
 * each square.
 *
 * <pre>{@code
 * rest = { b1, d4, h8 }   lowest: b1 = 1    clear it
 * rest = { d4, h8 }       lowest: d4 = 27   clear it
 * rest = { h8 }           lowest: h8 = 63   clear it
 * rest = { }              done:   1 27 63
 * }</pre>
 *
 * @see <a href="https://www.chessprogramming.org/Bitboard_Serialization">Bitboard serialization</a>
 */
public final class SetWalk {
    private SetWalk() {}

    /** The squares of {@code set} in ascending order: one number from 0 to 63 per square; an empty array for the empty set. */
    public static int[] squares(long set) {
        int[] squares = new int[Long.bitCount(set)];
        int count = 0;
        for (long rest = set; rest != 0; rest &= rest - 1) {
            squares[count++] = Long.numberOfTrailingZeros(rest);
        }
        return squares;
    }
}
