package sphericalknight.chess.position;

import static sphericalknight.chess.board.Lines.RANK_1;
import static sphericalknight.chess.board.Lines.RANK_8;

import sphericalknight.chess.attack.Path;

/**
 * The squares involved in castling. Wherever king and rook start, even in Chess960, they end side by side, on the c- and d-file or on the
 * f- and g-file.
 *
 * <pre>{@code
 *    with the left rook        with the right rook
 *    r . . . k . . .           . . . . k . . r
 *    . . k r . . . .           . . . . . r k .
 *    a b c d e f g h           a b c d e f g h
 * }</pre>
 */
final class Castling {
    private Castling() {}

    static long backRank(int side) {
        return side == Piece.WHITE ? RANK_1 : RANK_8;
    }

    /** The king's target square: on the g-file with the right rook, on the c-file with the left one. */
    static int kingTo(int king, int rook) {
        return (king & 56) + (rook > king ? 6 : 2);
    }

    /** The rook's target square: on the f-file for the right rook, on the d-file for the left one. */
    static int rookTo(int king, int rook) {
        return (king & 56) + (rook > king ? 5 : 3);
    }

    /** The squares that the king crosses or reaches, without his start square: none of them may be attacked. */
    static long kingWalk(int king, int rook) {
        return Path.to(king, kingTo(king, rook));
    }

    /** The squares that king and rook cross or reach, except their own; all of these must be empty. */
    static long mustBeEmpty(int king, int rook) {
        long walks = kingWalk(king, rook) | Path.to(rook, rookTo(king, rook));
        return walks & ~(1L << king | 1L << rook);
    }
}
