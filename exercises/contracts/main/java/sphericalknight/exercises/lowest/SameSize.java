package sphericalknight.exercises.lowest;

import sphericalknight.exercise.Exercise;

/** Exercise 5.7: the next set with as many squares. */
@Exercise(id = "5.7", title = "The next set of the same size", lesson = "05-lowest-bit")
public interface SameSize {
    /**
     * The next larger number with as many ones as {@code set}, both read as unsigned numbers.
     *
     * <pre>
     * set   0 0 1 0 1 1 1 0      46, four ones
     * next  0 0 1 1 0 0 1 1      51, the next number with four ones
     * </pre>
     *
     * @param set any set of squares; bit 0 is a1, bit 63 is h8
     * @return the next set; the empty set if {@code set} is the last of its size, such as {h8} or {g8 h8}, or empty
     */
    long next(long set);
}
