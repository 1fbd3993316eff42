package sphericalknight.exercises.slider;

import sphericalknight.exercise.Exercise;

/** Exercise 9.3: fill a table with a given magic number, and look up attacks in it. */
@Exercise(id = "9.3", title = "Lookup by a given magic", lesson = "09-sliders", sets = false)
public interface MagicLookup {
    /**
     * The table index of a board: the top n bits of the product of the occupied squares of the mask and the magic number, where n is the
     * number of squares in the mask.
     *
     * <pre>
     * mask     b1 c1 d1: bits 1, 2, 3        n = 3
     * magic    1L << 60                      carries them to bits 61, 62, 63
     * index    0 to 7: c1 and d1 give 6      the top three bits of the product
     * </pre>
     *
     * @param occupied all occupied squares, on the mask or not
     * @param mask the relevant squares, 1 to 12 of them
     * @param magic a magic number for this mask
     * @return 0 to 2^n - 1
     */
    int index(long occupied, long mask, long magic);

    /**
     * The table of one square: the entry at the index of each occupancy of the mask is the set of squares that the slider then attacks.
     *
     * @param mask the relevant squares, 1 to 12 of them
     * @param magic a magic number for this mask
     * @param blockers all 2^n occupancies of the mask, in any order; the array must not be changed
     * @param attacks the attacks for each of these occupancies, in the same order; the array must not be changed
     * @return 2^n entries; entries that no occupancy uses are 0
     */
    long[] table(long mask, long magic, long[] blockers, long[] attacks);
}
