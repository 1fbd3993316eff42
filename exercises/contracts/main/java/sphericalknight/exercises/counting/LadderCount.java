package sphericalknight.exercises.counting;

import sphericalknight.exercise.Exercise;

/** Exercise 4.4: count by adding fields, all of them at once. */
@Exercise(
        id = "4.4",
        title = "The ladder for 64 bits",
        lesson = "04-counting-bits",
        sets = false,
        java = Exercise.ARITHMETIC)
public interface LadderCount {
    /**
     * The first rung: 32 fields of two bits, each containing the number of squares (0 to 2) in the same two bits of {@code set}.
     *
     * <pre>
     * set    1 1 | 0 1 | 0 1 | 1 1
     * pairs  1 0 | 0 1 | 0 1 | 1 0      2, 1, 1, 2
     * </pre>
     *
     * @param set any set of squares
     */
    long pairs(long set);

    /** The second rung: 16 fields of four bits, each the sum (0 to 4) of two neighbouring fields of a result of {@link #pairs}. */
    long nibbles(long pairs);

    /** The third rung: eight fields of eight bits, each the sum (0 to 8) of two neighbouring fields of a result of {@link #nibbles}. */
    long bytes(long nibbles);

    /** The sum, 0 to 64, of all eight bytes of a result of {@link #bytes}. */
    int sum(long bytes);

    /** The number of squares in {@code set}, counted with the four steps above. */
    int count(long set);
}
