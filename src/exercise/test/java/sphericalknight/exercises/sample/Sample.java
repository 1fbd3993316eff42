package sphericalknight.exercises.sample;

import sphericalknight.exercise.Exercise;

/** An exercise for the tests of the machinery. */
@Exercise(
        id = "99.1",
        title = "Sample",
        lesson = "99-sample",
        forbids = {
            "java.lang.Long.bitCount",
            "java.math.BigInteger.bitCount java.util.BitSet.cardinality",
            "sphericalknight.bits.Squares.parse"
        })
public interface Sample {
    /** The number of squares in {@code set}. */
    int count(long set);

    /** The square one to the north of each. */
    long north(long set);
}
