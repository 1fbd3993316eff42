package sphericalknight.exercises.mailbox;

import sphericalknight.exercise.Exercise;

/** Exercise 7.2: rook and bishop moves by walking. */
@Exercise(
        id = "7.2",
        title = "Rook and bishop walk",
        lesson = "07-0x88",
        inClass = true,
        uses = "sphericalknight.chess.mailbox.Cells")
public interface SliderWalk {
    /**
     * The squares to which a rook can move: along ranks and files up to the edge, up to a piece of its own side, or onto the first piece of
     * the other side.
     *
     * <pre>
     * 5  . . . p . . . .
     * 4  . . . x . . . .
     * 3  x x x R x P . .     the rook (R) may take p, and stops before P
     * 2  . . . x . . . .
     * 1  . . . x . . . .
     *    a b c d e f g h
     * </pre>
     *
     * @param board 128 cells: 0 is empty, a positive number one of White's pieces, a negative number one of Black's; the array must not be
     *     changed
     * @param from the cell of the rook, which may be White's or Black's
     * @return the squares as a set: bit 0 is a1, bit 63 is h8
     */
    long rook(int[] board, int from);

    /**
     * The squares to which a bishop can move: along diagonals up to the edge, up to a piece of its own side, or onto the first piece of the
     * other side.
     *
     * @param board 128 cells: 0 is empty, a positive number one of White's pieces, a negative number one of Black's; the array must not be
     *     changed
     * @param from the cell of the bishop, which may be White's or Black's
     * @return the squares as a set: bit 0 is a1, bit 63 is h8
     */
    long bishop(int[] board, int from);
}
