package sphericalknight.chess.position;

/**
 * A board from the point of view of the side to move: nine sets, in which this side is always White. If Black is to move, the board is
 * turned upside down, so that pawns move up for both sides and every rule is written once.
 *
 * <pre>{@code
 *    Black to move      turned             own                pawns
 * 8  . . . . . . k .    . K . . . . . .    . . . . . . . .    . . . . . . . .
 * 7  . . . . . p . .    . . P . . . . .    . . . . . . . .    . . x . . . . .
 *    ...                ...                ...                ...
 * 2  . . P . . . . .    . . . . . p . .    . . . . . x . .    . . . . . x . .
 * 1  . K . . . . . .    . . . . . . k .    . . . . . . x .    . . . . . . . .
 *    a b c d e f g h    a b c d e f g h    a b c d e f g h    a b c d e f g h
 * }</pre>
 *
 * <p>The fields are public because perft writes all nine for every position it visits.
 */
public class RelativeBoard {
    /** The pieces of the side to move. */
    public long own;
    /** The pieces of the other side. */
    public long enemy;
    /** The pawns of both sides. */
    public long pawns;
    /** The knights of both sides. */
    public long knights;
    /** The bishops and queens of both sides. */
    public long diagonal;
    /** The rooks and queens of both sides. */
    public long straight;
    /** Both kings. */
    public long kings;
    /** The rooks of both sides that may still castle. */
    public long castling;
    /** The square that a pawn of the other side has just passed over in a double push, as a set; the empty set if there is none. */
    public long enPassant;

    /** Creates an empty board. */
    public RelativeBoard() {}

    /**
     * Makes this board a copy of another, as seen by the other side and without an en passant square.
     *
     * @param board the board to copy; must not be this object
     */
    public final void turn(RelativeBoard board) {
        own = Long.reverseBytes(board.enemy);
        enemy = Long.reverseBytes(board.own);
        pawns = Long.reverseBytes(board.pawns);
        knights = Long.reverseBytes(board.knights);
        diagonal = Long.reverseBytes(board.diagonal);
        straight = Long.reverseBytes(board.straight);
        kings = Long.reverseBytes(board.kings);
        castling = Long.reverseBytes(board.castling);
        enPassant = 0;
    }

    /** Copies another board into this one. */
    public final void copy(RelativeBoard board) {
        own = board.own;
        enemy = board.enemy;
        pawns = board.pawns;
        knights = board.knights;
        diagonal = board.diagonal;
        straight = board.straight;
        kings = board.kings;
        castling = board.castling;
        enPassant = board.enPassant;
    }
}
