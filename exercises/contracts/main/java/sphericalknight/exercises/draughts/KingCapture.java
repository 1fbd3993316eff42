package sphericalknight.exercises.draughts;

import sphericalknight.exercise.Exercise;

/** Exercise 11.4: all captures of one flying king. */
@Exercise(
        id = "11.4",
        title = "A flying king's capture",
        lesson = "11-draughts",
        bonus = true,
        uses = {"sphericalknight.draughts.Numbering", "sphericalknight.draughts.Diagonals"})
public interface KingCapture {
    /**
     * The results of all captures of one king, under the Russian rules. The king captures an enemy at any distance with an empty square
     * directly behind it, lands on any of the empty squares there, and continues as long as it can: if it can continue from one of these
     * squares, it must land on such a square. Captured pieces stay on the board as obstacles until the end and cannot be captured twice.
     * The start square counts as empty during the capture.
     *
     * <pre>
     * 6  . . . . . d . .      K on c1: takes b2, ends on a3;
     * 5  . . . . . . 1 .      or takes e3, stops on g5 (1) to capture again,
     * 4  . . . . . . . .      takes f6, and ends on e7 or d8.
     * 3  x . . . d . . .
     * 2  . d . . . . . .
     * 1  . . K . . . . .
     *    a b c d e f g h
     * </pre>
     *
     * @param king the king's square, 0 to 31 in numbering B
     * @param own the other pieces of its side, men and kings, in numbering B
     * @param enemies the pieces of the other side, men and kings
     * @return each result once, in ascending order; bits 0 to 31 are the set of captured pieces, bits 32 to 36 the number of the square
     *     where the king ends
     */
    long[] captures(int king, int own, int enemies);
}
