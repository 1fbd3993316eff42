package sphericalknight.exercises.memory;

import sphericalknight.exercise.Exercise;

/** Exercise 8.4: an undo record that restores everything. */
@Exercise(id = "8.4", title = "Undo record that restores everything", lesson = "08-zobrist")
public interface UndoRecord {
    /**
     * The information about a position that must be saved before a move so that the move can be undone. A position is 67 numbers:
     *
     * <pre>
     * 0 to 63   the squares, a1 first: PNBRQK are 0 to 5, pnbrqk 6 to 11, an empty square is 12
     * 64        castling rights, one bit each
     * 65        the square over which a pawn has just made a double push, or -1
     * 66        plies since the last capture or pawn move, 0 to 150
     * </pre>
     *
     * @param before the position before the move; the array must not be changed
     * @param from the start square of the move; in castling the king's
     * @param to the target square; in castling the king's, two files to the side
     * @return at most ten numbers of your choice
     */
    int[] remember(int[] before, int from, int to);

    /**
     * The position before the move. The method is called on a different object, which has never seen that position, so the record must be
     * sufficient.
     *
     * @param after the 67 numbers after the move; a pawn that reached the last rank is now a queen, and castling has also moved the rook
     * @param record the result of {@link #remember} before the move
     * @return the 67 numbers before it
     */
    int[] restore(int[] after, int[] record);
}
