package sphericalknight.exercises.counting;

import sphericalknight.exercise.Exercise;

/** Exercise 4.5: count a whole array with full adders. */
@Exercise(
        id = "4.5",
        title = "An array by carry-save adders",
        lesson = "04-counting-bits",
        bonus = true,
        forbids = Exercise.BIT_COUNTS)
public interface ArrayCount {
    /**
     * The low binary digit of a + b + c in each of the 64 columns: 1 where one or three of the bits are 1.
     *
     * <pre>
     * a      0 0 0 0 1 1 1 1
     * b      0 0 1 1 0 0 1 1
     * c      0 1 0 1 0 1 0 1
     * sum    0 1 1 0 1 0 0 1
     * carry  0 0 0 1 0 1 1 1
     * </pre>
     */
    long sum(long a, long b, long c);

    /** The high binary digit of a + b + c in each of the 64 columns: 1 where two or three of the bits are 1. */
    long carry(long a, long b, long c);

    /**
     * The number of set bits in all of {@code sets} together.
     *
     * @param sets any number of sets, possibly none; the array must not be changed
     */
    long count(long[] sets);
}
