package sphericalknight.exercises.mailbox;

import sphericalknight.exercise.Exercise;

/** Exercise 7.3: knight moves on the 0x88 board. */
@Exercise(id = "7.3", title = "Knight moves on 0x88", lesson = "07-0x88", uses = "sphericalknight.chess.mailbox.Cells")
public interface KnightSteps {
    /**
     * The squares to which a knight can move: empty squares, and squares of the other side's pieces.
     *
     * <pre>
     * 6  . . x . x . . .
     * 5  . x . . . x . .
     * 4  . . . N . . . .     the knight (N) on cell 0x33
     * 3  . x . . . x . .
     * 2  . . x . x . . .
     *    a b c d e f g h
     * </pre>
     *
     * @param board 128 cells: 0 is empty, a positive number one of White's pieces, a negative number one of Black's; the array must not be
     *     changed
     * @param from the cell of the knight, which may be White's or Black's
     * @return the squares as a set: bit 0 is a1, bit 63 is h8
     */
    long moves(int[] board, int from);
}
