package sphericalknight.solutions.endgame;

import sphericalknight.bits.Squares;
import sphericalknight.chess.attack.KingMoves;
import sphericalknight.chess.attack.KnightMoves;
import sphericalknight.chess.attack.RayWalk;
import sphericalknight.exercises.endgame.MateOrStalemate;

/**
 * Exercise 13.2, solved: the squares that White guards, and those left for the black king. The black king does not block the bishop, so
 * he may not step back along the line of a check; the square of a protected white piece is guarded like any other.
 *
 * <p>Other ways: make each of the eight king moves and test whether the king is then in check. That needs no special care about lines, but
 * eight times the work.
 */
public class MateOrStalemateSolution implements MateOrStalemate {
    @Override
    public Verdict verdict(int whiteKing, int bishop, int knight, int blackKing) {
        long attacked =
                rays(bishop, Squares.bit(whiteKing) | Squares.bit(knight)) | KnightMoves.attacks(Squares.bit(knight));
        long guarded = attacked | KingMoves.attacks(Squares.bit(whiteKing));
        return of(blackKing, attacked, guarded);
    }

    /** The four rays of a bishop, each up to and including the first of {@code men}. */
    private static long rays(int bishop, long men) {
        return new RayWalk().bishop(bishop, men);
    }

    private static Verdict of(int blackKing, long attacked, long guarded) {
        if ((KingMoves.attacks(Squares.bit(blackKing)) & ~guarded) != 0) {
            return Verdict.NEITHER;
        }
        return (attacked & Squares.bit(blackKing)) != 0 ? Verdict.MATE : Verdict.STALEMATE;
    }
}
