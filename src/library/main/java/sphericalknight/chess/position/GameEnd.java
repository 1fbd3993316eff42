package sphericalknight.chess.position;

import static sphericalknight.chess.position.Piece.BISHOP;
import static sphericalknight.chess.position.Piece.BLACK;
import static sphericalknight.chess.position.Piece.KNIGHT;
import static sphericalknight.chess.position.Piece.PAWN;
import static sphericalknight.chess.position.Piece.QUEEN;
import static sphericalknight.chess.position.Piece.ROOK;
import static sphericalknight.chess.position.Piece.WHITE;

/**
 * The state of a game: whether and why it is over; draws that a player would have to claim do not end it. The article numbers are those of the FIDE Laws of Chess of 2023.
 *
 * @see <a href="https://handbook.fide.com/chapter/E012023">FIDE Laws of Chess</a>
 */
public enum GameEnd {
    /** The game goes on. */
    NONE,
    /** Article 5.1.1: the side to move is in check and has no legal move; it has lost. */
    CHECKMATE,
    /** Article 5.2.1: the side to move is not in check and has no legal move; drawn. */
    STALEMATE,
    /** Article 5.2.2: no sequence of moves leads to mate (dead position); drawn. Only insufficient material is detected. */
    DEAD_POSITION,
    /** Article 9.6.1: the position is on the board for the fifth time; drawn. */
    FIVEFOLD_REPETITION,
    /** Article 9.6.2: 75 moves by each side without a capture or a pawn move; drawn. */
    SEVENTY_FIVE_MOVES;

    private static final long DARK_SQUARES = 0xAA55_AA55_AA55_AA55L;

    /**
     * Returns the first reason that applies, or {@link #NONE}: mate and stalemate come before all others.
     *
     * @param position the position reached, with the moves that led there
     */
    public static GameEnd of(Position position) {
        if (position.legalMoves().length == 0) {
            return position.inCheck() ? CHECKMATE : STALEMATE;
        }
        if (isDead(position)) {
            return DEAD_POSITION;
        }
        if (position.occurrences() >= 5) {
            return FIVEFOLD_REPETITION;
        }
        return position.halfmoveClock() >= 150 ? SEVENTY_FIVE_MOVES : NONE;
    }

    /**
     * Whether there are only kings, kings and one knight, or kings and bishops all on squares of one colour. Other dead positions, such as
     * interlocked pawns, are not recognised.
     */
    private static boolean isDead(Position position) {
        if ((both(position, PAWN) | both(position, ROOK) | both(position, QUEEN)) != 0) {
            return false;
        }
        long knights = both(position, KNIGHT);
        long bishops = both(position, BISHOP);
        if (knights != 0) {
            return bishops == 0 && Long.bitCount(knights) == 1;
        }
        return (bishops & DARK_SQUARES) == 0 || (bishops & ~DARK_SQUARES) == 0;
    }

    private static long both(Position position, int kind) {
        return position.pieces(WHITE, kind) | position.pieces(BLACK, kind);
    }
}
