package sphericalknight.exercises.mailbox;

import sphericalknight.exercise.Exercise;

/** Exercise 7.3: the forks of a knight on the 0x88 board. */
@Exercise(id = "7.3", title = "Forks of a knight", lesson = "07-0x88", uses = "sphericalknight.chess.mailbox.Cells")
public interface KnightForks {
    /**
     * The squares from which a knight forks after one move. The knight may move to an empty square, or to one with a piece of the other
     * side, which it captures; it forks there if it attacks two or more pieces of the other side.
     *
     * <pre>
     * 8  r . . . k . . .
     * 7  . . x . . . . .     from c7 (x) the knight (N) would attack a8 and e8
     * 6  . . . . . . . .
     * 5  . . . N . . . .
     *    a b c d e f g h
     * </pre>
     *
     * @param board 128 cells: 0 is empty, a positive number one of White's pieces, a negative number one of Black's; the array must not be
     *     changed
     * @param from the cell of the knight, which may be White's or Black's
     * @return the squares as a set: bit 0 is a1, bit 63 is h8; 0 if there is no fork
     */
    long forks(int[] board, int from);
}
