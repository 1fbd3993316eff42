package sphericalknight.exercises.mailbox;

import sphericalknight.exercise.Exercise;

/** Exercise 7.4: attacks by difference. */
@Exercise(
        id = "7.4",
        title = "Does this piece attack that square?",
        lesson = "07-0x88",
        uses = "sphericalknight.chess.mailbox.Cells")
public interface AttackByDifference {
    /**
     * Whether the piece on one cell attacks another cell, which may be empty or occupied by a piece of either side. The difference between
     * the two cell numbers tells which pieces could attack; a slider also needs a clear path.
     *
     * <pre>
     * 5  . . . n . . . .
     * 4  . . . . p . . .     the rook (R) attacks d4 and d5, but not d6: n is in the way
     * 3  . . . R . . . .     the pawn (p) is Black's, so it attacks d3 and f3
     *    a b c d e f g h
     * </pre>
     *
     * @param board 128 cells: 0 is empty, 1 to 6 are White's pawn, knight, bishop, rook, queen and king, -1 to -6 Black's; the array must
     *     not be changed
     * @param from the cell of a piece, or an empty one
     * @param to another cell on the board
     * @return false if {@code from} is empty
     */
    boolean attacks(int[] board, int from, int to);
}
