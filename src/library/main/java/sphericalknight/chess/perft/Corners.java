package sphericalknight.chess.perft;

import static sphericalknight.chess.board.Lines.RANK_1;

/**
 * Castling in ordinary chess. The corner squares of the rights are the rooks that may still castle; the king is then on e1 or e8.
 *
 * <pre>{@code
 *    . . . . k . . .      walk of the king: e f g, or c d e: none attacked
 *    a b c d e f g h      empty: f g, or b c d
 * }</pre>
 */
final class Corners {
    /** The part of the rights that speaks of castling; the rest is an en passant square. */
    static final long ALL = 0x8100_0000_0000_0081L;

    private static final long RIGHT_ROOK = 0x80;
    private static final long RIGHT_EMPTY = 0x60;
    private static final long RIGHT_WALK = 0x70;
    private static final long LEFT_ROOK = 0x01;
    private static final long LEFT_EMPTY = 0x0E;
    private static final long LEFT_WALK = 0x1C;

    private Corners() {}

    /** The squares the king walks over in castling to the right, his own included; the empty set where rook or way is missing. */
    static long rightWalk(long rights, long occupied, int up) {
        int back = back(up);
        boolean possible = (rights >>> back & RIGHT_ROOK) != 0 && (occupied >>> back & RIGHT_EMPTY) == 0;
        return possible ? RIGHT_WALK << back : 0;
    }

    /** The same to the left. */
    static long leftWalk(long rights, long occupied, int up) {
        int back = back(up);
        boolean possible = (rights >>> back & LEFT_ROOK) != 0 && (occupied >>> back & LEFT_EMPTY) == 0;
        return possible ? LEFT_WALK << back : 0;
    }

    /** Castling rights after the king has moved: the corners of the other side. */
    static long withoutOwn(long rights, int up) {
        return rights & ALL & ~(RANK_1 << back(up));
    }

    /** The bit where the back rank starts: 0 for White, 56 for Black. */
    private static int back(int up) {
        return up == Forward.WHITE ? 0 : 56;
    }
}
