package sphericalknight.exercises.slider;

import sphericalknight.exercise.Exercise;

/** Exercise 9.4: search for a magic number. */
@Exercise(
        id = "9.4",
        title = "Find a magic for one square",
        lesson = "09-sliders",
        bonus = true,
        sets = false,
        uses = "sphericalknight.bits.SplitMix64")
public interface MagicFinder {
    /**
     * A magic number for one square: with {@code index = (blockers * magic) >>> (64 - n)} no two occupancies of the mask with
     * <em>different</em> attacks get the same index. Two occupancies with the same attacks may share an index.
     *
     * <pre>
     * row          blockers    attacks     index by a magic number
     * 0            none        c1 d1 e1    0
     * 1            c1          c1          3
     * 2            d1          c1 d1       2
     * 3            c1 d1       c1          3     shared with row 1: the attacks are the same
     * </pre>
     *
     * @param blockers all 2^n occupancies of n squares, in any order: the relevant squares of a slider, or only some of these, as if the
     *     others were always empty. The tests ask for n from 5 to 7; with all relevant squares, n is up to 12
     * @param attacks the attacks for each of these occupancies, in the same order; never 0. Neither array may be changed
     * @param seed the seed for your random numbers
     * @return any magic number
     */
    long magic(long[] blockers, long[] attacks, long seed);
}
