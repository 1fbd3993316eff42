package sphericalknight.exercises.counting;

import sphericalknight.exercise.Exercise;

/** Exercise 4.3: count by taking the squares away, lowest first. */
@Exercise(
        id = "4.3",
        title = "As many steps as squares",
        lesson = "04-counting-bits",
        inClass = true,
        seconds = 2,
        forbids = {
            "java.lang.Long.bitCount",
            "java.lang.Integer.bitCount",
            "java.math.BigInteger.bitCount",
            "java.util.BitSet.cardinality"
        })
public interface SparseCount {
    /**
     * {@code set} without its lowest square. The empty set stays empty.
     *
     * <pre>
     * 2  . . 1 . . . . .      2  . . 1 . . . . .
     * 1  . 1 . . . . . 1      1  . . . . . . . 1      without b1
     *    a b c d e f g h         a b c d e f g h
     * </pre>
     *
     * @param set any set of squares
     */
    long withoutLowest(long set);

    /**
     * The number of squares in {@code set}, in as many steps.
     *
     * @param set any set of squares
     */
    int count(long set);
}
