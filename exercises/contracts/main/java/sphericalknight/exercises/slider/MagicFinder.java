package sphericalknight.exercises.slider;

import sphericalknight.exercise.Exercise;

/** Exercise 9.4: search for a magic number. */
@Exercise(
        id = "9.4",
        title = "Find a magic for one square",
        lesson = "09-sliders",
        bonus = true,
        seconds = 10,
        uses = {"sphericalknight.bits.Squares", "sphericalknight.bits.SplitMix64", "sphericalknight.draw.*"})
public interface MagicFinder {
    /**
     * A magic number for one square: with {@code index = (blockers * magic) >>> (64 - n)} no two ways to occupy the mask that have
     * <em>different</em> attacks get the same index. Two ways with the same attacks may share one.
     *
     * <pre>
     * way          blockers    attacks     index by a magic number
     * 0            none        c1 d1 e1    0
     * 1            c1          c1          3
     * 2            d1          c1 d1       2
     * 3            c1 d1       c1          3     shared with way 1: the attacks are the same
     * </pre>
     *
     * @param blockers all 2^n ways to occupy the n relevant squares of a slider, n from 5 to 12; sometimes a few of its squares are missing, as
     *     if nothing ever stood there
     * @param attacks what the slider attacks then, in the same order; never 0
     * @param seed what your random numbers are made from
     * @return any magic number
     */
    long magic(long[] blockers, long[] attacks, long seed);
}
