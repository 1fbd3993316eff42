package sphericalknight.exercises.bitboards;

import sphericalknight.exercise.Exercise;

/**
 * Exercise 1.2: add a square to a set, remove it, test for it, and compare two sets. Any sets of squares may be given; bit 0 is a1, bit 63
 * is h8. Squares are 0 to 63.
 */
@Exercise(id = "1.2", title = "Set algebra", lesson = "01-bitboards", inClass = true)
public interface SetAlgebra {
    /** {@code set} with {@code square} added. If the square is already in the set, nothing changes. */
    long with(long set, int square);

    /** {@code set} without {@code square}. If the square is not in the set, nothing changes. */
    long without(long set, int square);

    /** Whether {@code square} is in {@code set}. */
    boolean contains(long set, int square);

    /**
     * Whether every square of {@code part} is also in {@code whole}. A set is a subset of itself, and the empty set is a subset of every
     * set.
     */
    boolean isSubset(long part, long whole);
}
