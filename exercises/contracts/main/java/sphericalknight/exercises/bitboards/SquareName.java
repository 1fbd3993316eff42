package sphericalknight.exercises.bitboards;

import sphericalknight.exercise.Exercise;

/** Exercise 1.1: from the name of a square to its number, and back. */
@Exercise(id = "1.1", title = "Square and name", lesson = "01-bitboards", inClass = true, boards = false)
public interface SquareName {
    /**
     * The number of the square called {@code name}: 8 · rank + file, both counted from 0.
     *
     * <pre>
     * 8  56 57 58 59 60 61 62 63
     * 7  48 49 50 51 52 53 54 55
     *    ...
     * 2   8  9 10 11 12 13 14 15
     * 1   0  1  2  3  4  5  6  7
     *     a  b  c  d  e  f  g  h
     * </pre>
     *
     * @param name a letter from a to h and a digit from 1 to 8, for example {@code "e6"}; never anything else
     */
    int square(String name);

    /**
     * The name of {@code square}, for example {@code "e6"} for 44.
     *
     * @param square 0 to 63
     */
    String name(int square);
}
