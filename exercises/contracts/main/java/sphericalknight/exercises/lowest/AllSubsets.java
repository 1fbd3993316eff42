package sphericalknight.exercises.lowest;

import sphericalknight.exercise.Exercise;

/** Exercise 5.5: all subsets of a set. */
@Exercise(id = "5.5", title = "All subsets", lesson = "05-lowest-bit", inClass = true)
public interface AllSubsets {
    /**
     * All subsets of {@code mask}, in ascending order as unsigned numbers: the empty set comes first, {@code mask} last.
     *
     * <pre>
     * mask     {b2 f2 c3}
     * subsets  {}  {b2}  {f2}  {b2 f2}  {c3}  {b2 c3}  {f2 c3}  {b2 f2 c3}
     * </pre>
     *
     * @param mask a set of at most 12 squares
     * @return 2^n sets for a mask of n squares; one set, the empty one, for the empty mask
     */
    long[] subsets(long mask);
}
