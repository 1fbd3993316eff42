package sphericalknight.exercises.lowest;

import sphericalknight.exercise.Exercise;

/** Exercise 5.5: all subsets of a set. */
@Exercise(id = "5.5", title = "All subsets", lesson = "05-lowest-bit", seconds = 2)
public interface AllSubsets {
    /**
     * All subsets of {@code mask}, in the order of the lesson: the empty set first, {@code mask} last, and in counting order between them.
     *
     * <pre>
     * mask     {b2 f2 c3}
     * subsets  {}  {b2}  {f2}  {b2 f2}  {c3}  {b2 c3}  {f2 c3}  {b2 f2 c3}
     * </pre>
     *
     * @param mask a set of at most 12 squares
     * @return 2 to the power of n subsets for n squares; one, the empty set, for the empty mask
     */
    long[] subsets(long mask);
}
