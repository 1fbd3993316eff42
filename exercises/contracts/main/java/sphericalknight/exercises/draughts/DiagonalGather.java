package sphericalknight.exercises.draughts;

import sphericalknight.exercise.Exercise;

/** Exercise 11.3: find one constant that gathers the men of every rising diagonal. */
@Exercise(
        id = "11.3",
        title = "One constant for seven diagonals",
        lesson = "11-draughts",
        uses = "sphericalknight.draughts.Numbering")
public interface DiagonalGather {
    /**
     * A constant for all seven rising diagonals: a7-b8, a5-d8, a3-f8, a1-h8, c1-h6, e1-h4 and g1-h2. Take the men on one of them, as bits
     * in numbering B, multiply by the constant (modulo 2^32), and keep the highest eight bits: different men give different numbers. Which
     * numbers they are does not matter.
     *
     * <pre>
     *   men        . . 1 . . . 1 .     any men on one diagonal
     *   product    1 . . 1 . 1 1 .     times the constant
     *   index      1 . .               the highest bits (of 32, the highest eight)
     * </pre>
     */
    int constant();
}
