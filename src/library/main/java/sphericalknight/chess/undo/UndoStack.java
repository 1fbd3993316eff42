package sphericalknight.chess.undo;

/** Plays moves on a {@link PlainBoard} and takes them back. */
public interface UndoStack {
    /**
     * Plays a move.
     *
     * @param move a legal move of the board; castling as in ordinary chess, not Chess960
     */
    void make(int move);

    /**
     * Takes the last move back.
     *
     * @throws java.util.EmptyStackException if there is no move to take back
     */
    void undo();

    /**
     * The current board.
     *
     * @return the board itself, not a copy; it must not be changed
     */
    PlainBoard board();

    /** The memory used by all stored moves: the size of their contents in bytes, without Java's overhead for each object. */
    long bytes();
}
