package sphericalknight.exercises.bitboards;

import sphericalknight.exercise.Exercise;

/** Exercise 1.2: add a square to a set, remove it, test for it, and compare two sets. */
@Exercise(id = "1.2", title = "Set algebra", lesson = "01-bitboards", inClass = true)
public interface SetAlgebra {
    /**
     * {@code set} with {@code square} added. If the square is already in the set, nothing changes.
     *
     * @param set any set of squares; bit 0 is a1, bit 63 is h8
     * @param square 0 to 63
     */
    long with(long set, int square);

    /**
     * {@code set} without {@code square}. If the square is not in the set, nothing changes.
     *
     * @param set any set of squares
     * @param square 0 to 63
     */
    long without(long set, int square);

    /**
     * Whether {@code square} is in {@code set}.
     *
     * @param set any set of squares
     * @param square 0 to 63
     */
    boolean contains(long set, int square);

    /**
     * Whether every square of {@code part} is also in {@code whole}. A set is a subset of itself, and the empty set is a subset of every
     * set.
     *
     * @param part any set of squares
     * @param whole any set of squares
     */
    boolean isSubset(long part, long whole);
}
