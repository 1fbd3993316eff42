package sphericalknight.exercises.draughts;

import sphericalknight.exercise.Exercise;

/** Exercise 11.3: bring the men of a scattered diagonal together by one multiplication. */
@Exercise(
        id = "11.3",
        title = "Gather the great diagonal",
        lesson = "11-draughts",
        uses = "sphericalknight.draughts.Numbering",
        forbids = {"java.lang.Integer.compress", "java.lang.Long.compress"})
public interface DiagonalGather {
    /**
     * The index of a diagonal: the highest n bits of the product of its men and a constant (modulo 2^32), where n is the number of its
     * squares.
     *
     * <pre>
     *   occupied   1 . 1 1 . . 1 .     men anywhere
     *   diagonal   . . 1 . . 1 1 .     three squares, so n = 3
     *   together   . . 1 . . . 1 .     times the constant: the highest three bits are the index, 0 to 7
     * </pre>
     *
     * @param occupied all men, in numbering B
     * @param diagonal the squares of the diagonal, 2 to 8 of them, in numbering B
     * @param constant the factor
     * @return 0 to 2^n - 1
     */
    int index(int occupied, int diagonal, int constant);

    /**
     * A constant for the long diagonal a1 b2 c3 d4 e5 f6 g7 h8, bits 0 7 14 21 28 3 10 17, that gives all 256 arrangements of men on it
     * different indices. The order of the indices does not matter.
     */
    int constant();
}
