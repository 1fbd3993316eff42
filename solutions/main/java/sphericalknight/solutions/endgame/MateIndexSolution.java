package sphericalknight.solutions.endgame;

import sphericalknight.exercises.endgame.MateIndex;

/**
 * Exercise 13.1, solved: a number with four digits in bases 64, 32, 64 and 64, read from the left.
 *
 * <p>Other ways: all bases are powers of two, so shifts and masks do the same, but are less readable. With symmetry, 20 squares of the
 * white king are enough, and there are a third as many indices.
 */
public class MateIndexSolution implements MateIndex {
    @Override
    public int index(int whiteKing, int bishop, int knight, int blackKing) {
        return ((whiteKing * 32 + bishop / 2) * 64 + knight) * 64 + blackKing;
    }

    @Override
    public int[] squares(int index) {
        int blackKing = index % 64;
        int knight = index / 64 % 64;
        int bishop = 2 * (index / 4096 % 32);
        int whiteKing = index / 131_072;
        boolean dark = (bishop / 8 + bishop % 8) % 2 == 0;
        return new int[] {whiteKing, dark ? bishop + 1 : bishop, knight, blackKing};
    }
}
