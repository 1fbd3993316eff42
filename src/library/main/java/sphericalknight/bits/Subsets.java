package sphericalknight.bits;

import java.util.function.LongConsumer;

/**
 * All subsets of a set, including the empty set and the set itself: 2^n subsets for n squares. They are visited in ascending order, as
 * unsigned numbers; the trick, the Carry-Rippler of Marcel van Kervinck and Steffan Westcott, makes the carry jump over the gaps.
 *
 * <pre>{@code
 *   mask                 1 . . 1 . 1      three squares, eight subsets
 *   subset               . . . 1 . 1      the fourth: 3, counted without the gaps
 *   subset | ~mask       . 1 1 1 1 1      ones in all the gaps ...
 *   ... + 1              1 . . . . .      ... let the carry ripple through them
 *   ... & mask           1 . . . . .      the fifth subset: 4, counted without the gaps
 *
 *   (subset | ~mask) + 1 is the same as subset - mask, because ~mask + 1 is -mask
 * }</pre>
 *
 * @see <a href="https://www.chessprogramming.org/Traversing_Subsets_of_a_Set">Traversing subsets of a set</a>
 */
public final class Subsets {
    private static final int MOST = 24;

    private Subsets() {}

    /**
     * The subset of {@code mask} that follows {@code subset}; after {@code mask} itself comes the empty set, and the walk starts again.
     *
     * @param subset a subset of {@code mask}
     * @return a subset of {@code mask}; 0 when {@code subset} was the last
     */
    public static long next(long subset, long mask) {
        return (subset - mask) & mask;
    }

    /**
     * Calls {@code visitor} with every subset of {@code mask}, from the empty set up to {@code mask}.
     *
     * @param mask any set of squares; each additional square doubles the work
     * @param visitor called once for each subset; once, with 0, for the empty mask
     */
    public static void forEach(long mask, LongConsumer visitor) {
        long subset = 0;
        do {
            visitor.accept(subset);
            subset = next(subset, mask);
        } while (subset != 0);
    }

    /**
     * All subsets of {@code mask}, from the empty set up to {@code mask}: 2^n subsets for n squares; only the empty set for the empty mask.
     *
     * @param mask a set of at most 24 squares
     * @throws IllegalArgumentException if {@code mask} has more than 24 squares
     */
    public static long[] all(long mask) {
        int squares = Long.bitCount(mask);
        if (squares > MOST) {
            throw new IllegalArgumentException("a list of all subsets of " + squares + " squares is too long; at most "
                    + MOST + " squares, or Subsets.forEach");
        }
        long[] subsets = new long[1 << squares];
        for (int i = 1; i < subsets.length; i++) {
            subsets[i] = next(subsets[i - 1], mask);
        }
        return subsets;
    }
}
