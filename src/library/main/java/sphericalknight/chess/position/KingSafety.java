package sphericalknight.chess.position;

import static sphericalknight.chess.position.Piece.BISHOP;
import static sphericalknight.chess.position.Piece.QUEEN;
import static sphericalknight.chess.position.Piece.ROOK;

import sphericalknight.chess.attack.Path;
import sphericalknight.chess.attack.Sliders;

/**
 * What the enemy's pieces mean for the king of the side to move, as three sets. With them every move is legal from the start, and nothing
 * has to be tried and taken back.
 *
 * <pre>{@code
 *    position           danger             targets            pinned
 * 5  . . . . r . . .    x x x x . x x x    . . . . x . . .    . . . . . . . .
 * 4  . . . . . . . b    . . . . x . . .    . . . . x . . .    . . . . . . . .
 * 3  . . . . . . . .    . . . . x . x .    . . . . x . . .    . . . . . . . .
 * 2  . N . . . N . .    . . . . x x . .    . . . . x . . .    . . . . . x . .
 * 1  . . . . K . . .    . . . . x . . .    . . . . . . . .    . . . . . . . .
 *    a b c d e f g h    a b c d e f g h    a b c d e f g h    a b c d e f g h
 * }</pre>
 *
 * @param danger squares the king may not step on: attacked by the enemy while the king is lifted off the board, because behind his back a
 *     slider looks on
 * @param targets squares where any other piece has to go: everywhere without a check; the checker and the squares between in check; nowhere
 *     in double check
 * @param pinned own pieces that stand alone between the king and an enemy slider: they move on that line or not at all
 */
record KingSafety(long danger, long targets, long pinned) {
    private static final long EVERYWHERE = -1L;

    /** For pseudo-legal moves: nobody cares. */
    static final KingSafety IGNORED = new KingSafety(0, EVERYWHERE, 0);

    static KingSafety of(Board board, Sliders sliders, Attackers attackers) {
        int side = board.side;
        int enemy = 1 - side;
        int king = board.kingSquare(side);
        long occupied = board.occupied();

        long danger = attackers.attackedBy(board, enemy, occupied & ~(1L << king));

        long targets = EVERYWHERE;
        long checkers = attackers.of(board, king, enemy, occupied);
        for (long rest = checkers; rest != 0; rest &= rest - 1) {
            int checker = Long.numberOfTrailingZeros(rest);
            targets &= 1L << checker | Path.between(king, checker);
        }

        long queens = board.pieces(enemy, QUEEN);
        long snipers = sliders.rook(king, 0) & (board.pieces(enemy, ROOK) | queens)
                | sliders.bishop(king, 0) & (board.pieces(enemy, BISHOP) | queens);
        long pinned = 0;
        for (long rest = snipers; rest != 0; rest &= rest - 1) {
            long between = Path.between(king, Long.numberOfTrailingZeros(rest)) & occupied;
            if (Long.bitCount(between) == 1) {
                pinned |= between & board.pieces(side);
            }
        }
        return new KingSafety(danger, targets, pinned);
    }
}
