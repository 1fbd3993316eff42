package sphericalknight.solutions.bitboards;

import sphericalknight.exercises.bitboards.SquareName;

/**
 * Exercise 1.1, solved: 8 · rank + file, and back by shift and mask.
 *
 * <p>Other ways: {@code square / 8} and {@code square % 8} give the same results for 0 to 63 and are just as fast. A table of 64 names
 * works just as well from number to name; from name to number it needs a search or a map.
 */
public class SquareNameSolution implements SquareName {
    @Override
    public int square(String name) {
        int file = name.charAt(0) - 'a';
        int rank = name.charAt(1) - '1';
        return 8 * rank + file;
    }

    @Override
    public String name(int square) {
        char file = (char) ('a' + (square & 7));
        char rank = (char) ('1' + (square >>> 3));
        return "" + file + rank;
    }
}
