package sphericalknight.exercises.counting;

import sphericalknight.exercise.Exercise;

/** Exercise 4.2: count by looking up, two ranks at a time. */
@Exercise(
        id = "4.2",
        title = "Two ranks at a time",
        lesson = "04-counting-bits",
        millions = 200,
        forbids = Exercise.BIT_COUNTS)
public interface TableCount {
    /**
     * A table with the number of set bits of every 16-bit number.
     *
     * <pre>
     * entry  0  1  2  3  4  5  6  7  8 ...  65535
     * count  0  1  1  2  1  2  2  3  1 ...     16
     * </pre>
     *
     * @return 65,536 numbers: entry i is the number of bits set in i
     */
    byte[] table();

    /**
     * The number of squares in {@code set}, by four look-ups.
     *
     * @param set any set of squares
     */
    int count(long set);
}
