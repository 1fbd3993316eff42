package sphericalknight.exercises.counting;

import sphericalknight.exercise.Exercise;

/** Exercise 4.1: count the squares of a set one by one, and stop in time. */
@Exercise(
        id = "4.1",
        title = "Count, and stop in time",
        lesson = "04-counting-bits",
        inClass = true,
        java = Exercise.ARITHMETIC)
public interface StepCount {
    /**
     * The number of squares in {@code set}.
     *
     * <pre>
     * 2  . . 1 . . . . .
     * 1  . 1 . . . . . 1      three squares: b1, h1 and c2
     *    a b c d e f g h
     * </pre>
     *
     * @param set any set of squares; bit 0 is a1, bit 63 is h8
     * @return 0 for the empty set, 64 for the whole board
     */
    int count(long set);
}
