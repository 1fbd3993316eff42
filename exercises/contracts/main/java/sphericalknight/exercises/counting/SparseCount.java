package sphericalknight.exercises.counting;

import sphericalknight.exercise.Exercise;

/** Exercise 4.3: count by removing the squares, lowest first, and stop as soon as the answer is known. */
@Exercise(
        id = "4.3",
        title = "As many steps as squares",
        lesson = "04-counting-bits",
        inClass = true,
        java = Exercise.ARITHMETIC)
public interface SparseCount {
    /** The number of squares in {@code set}, in one step for each square. */
    int count(long set);

    /**
     * Whether {@code set} has at least {@code number} squares, in at most {@code number} steps.
     *
     * <pre>
     * 2  . . 1 . . . . .
     * 1  . 1 . . . . . 1      at least 2: true, at least 3: true, at least 4: false
     *    a b c d e f g h
     * </pre>
     *
     * @param set any set of squares
     * @param number 0 to 65; every set has at least 0 squares, none has 65
     */
    boolean atLeast(long set, int number);
}
