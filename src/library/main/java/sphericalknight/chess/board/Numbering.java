package sphericalknight.chess.board;

import sphericalknight.bits.Squares;

/**
 * Square numberings used by chess programs, named after their squares 0 and 1. This course uses {@link #A1_B1}. A set stored in another
 * numbering is a mirror image of the set in this one, which is why a {@code long} from another program often shows a board upside down.
 *
 * <pre>{@code
 *    A1_B1                     A8_B8                     H1_G1                     A1_A2
 * 8  56 57 58 59 60 61 62 63    0  1  2  3  4  5  6  7   63 62 61 60 59 58 57 56    7 15 23 31 39 47 55 63
 * 7  48 49 50 51 52 53 54 55    8  9 10 11 12 13 14 15   55 54 53 52 51 50 49 48    6 14 22 30 38 46 54 62
 * 6  40 41 42 43 44 45 46 47   16 17 18 19 20 21 22 23   47 46 45 44 43 42 41 40    5 13 21 29 37 45 53 61
 * 5  32 33 34 35 36 37 38 39   24 25 26 27 28 29 30 31   39 38 37 36 35 34 33 32    4 12 20 28 36 44 52 60
 * 4  24 25 26 27 28 29 30 31   32 33 34 35 36 37 38 39   31 30 29 28 27 26 25 24    3 11 19 27 35 43 51 59
 * 3  16 17 18 19 20 21 22 23   40 41 42 43 44 45 46 47   23 22 21 20 19 18 17 16    2 10 18 26 34 42 50 58
 * 2   8  9 10 11 12 13 14 15   48 49 50 51 52 53 54 55   15 14 13 12 11 10  9  8    1  9 17 25 33 41 49 57
 * 1   0  1  2  3  4  5  6  7   56 57 58 59 60 61 62 63    7  6  5  4  3  2  1  0    0  8 16 24 32 40 48 56
 *     a  b  c  d  e  f  g  h    a  b  c  d  e  f  g  h    a  b  c  d  e  f  g  h    a  b  c  d  e  f  g  h
 * }</pre>
 *
 * @see <a href="https://www.chessprogramming.org/Square_Mapping_Considerations">Square mapping considerations</a>
 */
public enum Numbering {
    /** Rank by rank from a1 (little-endian rank-file mapping): the numbering of this course. */
    A1_B1,
    /** In reading order, from a8: the order of a FEN string, and of pixels on a screen. */
    A8_B8,
    /** Rank by rank from h1: a number written in binary, eight digits to a line, looks like the board. */
    H1_G1,
    /** File by file from a1: each byte is a file, not a rank. */
    A1_A2;

    /**
     * The number of {@code square} in this numbering: 0 to 63.
     *
     * @param square 0 (a1) to 63 (h8), as everywhere in this course
     */
    public int number(int square) {
        return Long.numberOfTrailingZeros(word(Squares.bit(square)));
    }

    /** The square numbered {@code number} in this numbering: 0 (a1) to 63 (h8), as everywhere in this course. */
    public int square(int number) {
        return Long.numberOfTrailingZeros(set(Squares.bit(number)));
    }

    /**
     * The {@code long} that a program with this numbering stores for {@code set}: bit {@code number(square)} is 1 for every square of the
     * set.
     */
    public long word(long set) {
        return switch (this) {
            case A1_B1 -> set;
            case A8_B8 -> Mirror.topBottom(set);
            case H1_G1 -> Mirror.leftRight(set);
            case A1_A2 -> Mirror.diagonal(set);
        };
    }

    /** The set, in the numbering of this course, that a program with this numbering stores as {@code word}. */
    public long set(long word) {
        return word(word); // each of the four mirrors undoes itself
    }
}
