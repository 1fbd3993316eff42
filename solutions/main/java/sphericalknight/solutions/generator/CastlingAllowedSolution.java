package sphericalknight.solutions.generator;

import sphericalknight.chess.position.Position;
import sphericalknight.exercise.KnownWrong;
import sphericalknight.exercises.generator.CastlingAllowed;

/**
 * Exercise 10.1, solved: two masks for each castling, one for what must be empty and one for what must not be attacked. Black's are White's,
 * seven ranks up.
 *
 * <p>Other ways: a loop over the squares of the path. Chess960 needs this, because kings and rooks may start anywhere; the library computes
 * the two masks from the squares of king and rook, see {@code Castling}.
 */
public class CastlingAllowedSolution implements CastlingAllowed {
    private static final long B1 = 1L << 1;
    private static final long C1 = 1L << 2;
    private static final long D1 = 1L << 3;
    private static final long E1 = 1L << 4;
    private static final long F1 = 1L << 5;
    private static final long G1 = 1L << 6;

    @Override
    public int allowed(int rights, int side, long occupied, long attacked) {
        long pieces = occupied >>> 56 * side;
        long attacks = attacked >>> 56 * side;
        int allowed = 0;
        if ((pieces & shortEmpty()) == 0 && (attacks & shortSafe()) == 0) {
            allowed |= 1;
        }
        if ((pieces & longEmpty()) == 0 && (attacks & longSafe()) == 0) {
            allowed |= 2;
        }
        return rights & allowed << 2 * side;
    }

    long shortEmpty() {
        return F1 | G1;
    }

    long longEmpty() {
        return B1 | C1 | D1;
    }

    long shortSafe() {
        return E1 | F1 | G1;
    }

    long longSafe() {
        return C1 | D1 | E1;
    }

    @KnownWrong(
            fails = "inCheck",
            says =
                    "You never look at the attacks. A king may not castle out of check, through check or into check: three squares"
                            + " must be free of them.")
    static final class AttacksIgnored extends CastlingAllowedSolution {
        @Override
        long shortSafe() {
            return 0;
        }

        @Override
        long longSafe() {
            return 0;
        }
    }

    @KnownWrong(
            fails = "occupied",
            says =
                    "Short and long are exchanged: bit 0 is White's short castling (K, to g1), bit 1 his long one (Q, to c1), and"
                            + " the same for Black in bits 2 and 3.")
    static final class ShortForLong extends CastlingAllowedSolution {
        @Override
        public int allowed(int rights, int side, long occupied, long attacked) {
            int allowed = super.allowed(15, side, occupied, attacked);
            return rights & ((allowed & 5) << 1 | allowed >> 1 & 5);
        }
    }

    @KnownWrong(
            fails = "throughCheck",
            says = "The king castles through check: an attack on the square he passes over, f1 or d1, forbids"
                    + " castling.")
    static final class CastlingThroughCheck extends CastlingAllowedSolution {
        @Override
        long shortSafe() {
            return E1 | G1;
        }

        @Override
        long longSafe() {
            return E1 | C1;
        }
    }

    @KnownWrong(
            fails = "inCheck",
            says = "The king castles out of check. An attack on his own square forbids both castlings.")
    static final class CastlingOutOfCheck extends CastlingAllowedSolution {
        @Override
        long shortSafe() {
            return F1 | G1;
        }

        @Override
        long longSafe() {
            return C1 | D1;
        }
    }

    @KnownWrong(
            fails = "intoCheck",
            says = "The king castles into check: his last square, g1 or c1, must not be attacked either.")
    static final class CastlingIntoCheck extends CastlingAllowedSolution {
        @Override
        long shortSafe() {
            return E1 | F1;
        }

        @Override
        long longSafe() {
            return D1 | E1;
        }
    }

    @KnownWrong(
            fails = "onlyTheRookPasses",
            says = "An attack on b1 stops your long castling. Only the rook passes there, and rooks fear nothing.")
    static final class RookFearsAttack extends CastlingAllowedSolution {
        @Override
        long longSafe() {
            return B1 | super.longSafe();
        }
    }

    @KnownWrong(
            fails = "occupied",
            says = "Your long castling jumps over a piece on b1. The rook passes there; the square must be empty.")
    static final class RookJumps extends CastlingAllowedSolution {
        @Override
        long longEmpty() {
            return C1 | D1;
        }
    }

    @KnownWrong(
            fails = "sideToMove",
            says = "You give the castlings of both sides. Keep those of the side to move: bits 0 and 1, or 2 and 3.")
    static final class SideToMoveIgnored extends CastlingAllowedSolution {
        @Override
        public int allowed(int rights, int side, long occupied, long attacked) {
            return super.allowed(rights, 0, occupied, attacked) | super.allowed(rights, 1, occupied, attacked);
        }
    }

    @KnownWrong(
            fails = "black",
            says = "Black castles by White's squares: you look at rank 1 for both. Black's ranks lie 56 bits higher.")
    static final class BlackLooksAtRankOne extends CastlingAllowedSolution {
        @Override
        public int allowed(int rights, int side, long occupied, long attacked) {
            return super.allowed(rights >>> 2 * side, 0, occupied, attacked) << 2 * side & 15;
        }
    }

    @KnownWrong(
            fails = "rights",
            says = "You castle without the right to. Whoever has moved king or rook may not, wherever they stand now.")
    static final class RightsIgnored extends CastlingAllowedSolution {
        @Override
        public int allowed(int rights, int side, long occupied, long attacked) {
            return super.allowed(15, side, occupied, attacked);
        }
    }

    @KnownWrong(
            fails = "black",
            says =
                    "Black's castlings are put in with White's bits, 1 and 2. Black's are bit 2 (4, k) and bit 3 (8, q).")
    static final class BlackOnWhitesBits extends CastlingAllowedSolution {
        @Override
        public int allowed(int rights, int side, long occupied, long attacked) {
            int allowed = super.allowed(rights, side, occupied, attacked);
            return side == 0 ? allowed : allowed >> 2;
        }
    }

    @KnownWrong(
            fails = "black",
            says =
                    "Black castles with White's bits and White's rights, 1 and 2. Black's are bit 2 (4, k) and bit 3 (8, q).")
    static final class BlackOnWhitesRights extends CastlingAllowedSolution {
        @Override
        public int allowed(int rights, int side, long occupied, long attacked) {
            int allowed = super.allowed(15, side, occupied, attacked);
            return rights & (side == 0 ? allowed : allowed >> 2);
        }
    }

    @KnownWrong(
            fails = "black",
            says = "Black never castles. His rights are bits 2 and 3, his squares those of rank 8.")
    static final class WhiteOnly extends CastlingAllowedSolution {
        @Override
        public int allowed(int rights, int side, long occupied, long attacked) {
            return side == 0 ? super.allowed(rights, side, occupied, attacked) : 0;
        }
    }

    @KnownWrong(fails = "occupied", says = "You never look whether the squares between king and rook are empty.")
    static final class OccupiedIgnored extends CastlingAllowedSolution {
        @Override
        long shortEmpty() {
            return 0;
        }

        @Override
        long longEmpty() {
            return 0;
        }
    }

    @KnownWrong(
            fails = "occupied",
            says =
                    "Your short castling jumps over a piece on f1 or f8. Both squares between king and rook must be empty.")
    static final class ShortJumpsF extends CastlingAllowedSolution {
        @Override
        long shortEmpty() {
            return G1;
        }
    }

    @KnownWrong(
            fails = "occupied",
            says =
                    "Your short castling does not ask whether g1 or g8 is empty. Both squares between king and rook must be.")
    static final class ShortJumpsG extends CastlingAllowedSolution {
        @Override
        long shortEmpty() {
            return F1;
        }
    }

    @KnownWrong(
            fails = "occupied",
            says =
                    "Your long castling does not ask whether c1 or c8 is empty. All three squares between king and rook must be.")
    static final class LongJumpsC extends CastlingAllowedSolution {
        @Override
        long longEmpty() {
            return B1 | D1;
        }
    }

    @KnownWrong(
            fails = "occupied",
            says =
                    "Your long castling does not ask whether d1 or d8 is empty. All three squares between king and rook must be.")
    static final class LongJumpsD extends CastlingAllowedSolution {
        @Override
        long longEmpty() {
            return B1 | C1;
        }
    }

    @KnownWrong(
            fails = "bothSides",
            says =
                    "No castling is ever allowed in your answer. Do you ask that a square be empty where king or rook stand? For short castling only f1 and g1 must be empty, for long b1, c1 and d1.")
    static final class NeverAllowed extends CastlingAllowedSolution {
        @Override
        long shortEmpty() {
            return E1 | F1 | G1;
        }

        @Override
        long longEmpty() {
            return B1 | C1 | D1 | E1;
        }
    }

    @KnownWrong(
            fails = "bothSides",
            says =
                    "Short castling is never allowed in your answer. Do you ask that a square be empty where king or rook stand? Only f1 and g1 must be.")
    static final class ShortNeverAllowed extends CastlingAllowedSolution {
        @Override
        long shortEmpty() {
            return E1 | F1 | G1;
        }
    }

    @KnownWrong(
            fails = "bothSides",
            says =
                    "Long castling is never allowed in your answer. Do you ask that a square be empty where king or rook stand? Only b1, c1 and d1 must be.")
    static final class LongNeverAllowed extends CastlingAllowedSolution {
        @Override
        long longEmpty() {
            return B1 | C1 | D1 | E1;
        }
    }

    @KnownWrong(
            fails = "throughCheck",
            says = "Short castling goes through check: an attack on f1 or f8, which the king passes over, forbids it.")
    static final class ThroughCheckShort extends CastlingAllowedSolution {
        @Override
        long shortSafe() {
            return E1 | G1;
        }
    }

    @KnownWrong(
            fails = "throughCheck",
            says = "Long castling goes through check: an attack on d1 or d8, which the king passes over, forbids it.")
    static final class ThroughCheckLong extends CastlingAllowedSolution {
        @Override
        long longSafe() {
            return E1 | C1;
        }
    }

    @KnownWrong(fails = "intoCheck", says = "Short castling ends in check: an attack on g1 or g8 forbids it.")
    static final class IntoCheckShort extends CastlingAllowedSolution {
        @Override
        long shortSafe() {
            return E1 | F1;
        }
    }

    @KnownWrong(fails = "intoCheck", says = "Long castling ends in check: an attack on c1 or c8 forbids it.")
    static final class IntoCheckLong extends CastlingAllowedSolution {
        @Override
        long longSafe() {
            return E1 | D1;
        }
    }

    @KnownWrong(
            fails = "inCheck",
            says =
                    "Short castling leads out of check: an attack on the king's own square forbids it, as it forbids the long one.")
    static final class OutOfCheckShort extends CastlingAllowedSolution {
        @Override
        long shortSafe() {
            return F1 | G1;
        }
    }

    @KnownWrong(
            fails = "inCheck",
            says =
                    "Long castling leads out of check: an attack on the king's own square forbids it, as it forbids the short one.")
    static final class OutOfCheckLong extends CastlingAllowedSolution {
        @Override
        long longSafe() {
            return C1 | D1;
        }
    }

    @KnownWrong(
            fails = "onlyTheRookPasses",
            says =
                    "An attack on a rook stops your castling. Rooks fear nothing: only the three squares of the king must be free of attacks.")
    static final class RookFearsAttackOnItself extends CastlingAllowedSolution {
        @Override
        long shortSafe() {
            return E1 | F1 | G1 | 1L << 7;
        }

        @Override
        long longSafe() {
            return 1L | C1 | D1 | E1;
        }
    }

    @KnownWrong(
            fails = "onlyTheRookPasses",
            says =
                    "An attack on b1 or on the rook's square stops your long castling. Only the rook passes there, and rooks fear nothing.")
    static final class AllBetweenMustBeSafe extends CastlingAllowedSolution {
        @Override
        long longSafe() {
            return 1L | B1 | C1 | D1 | E1;
        }
    }

    @KnownWrong(
            fails = "bothSides",
            says = "You answer for the side that is not to move. side is 0 for White, who has bits 0 and 1.")
    static final class OtherSidesCastlings extends CastlingAllowedSolution {
        @Override
        public int allowed(int rights, int side, long occupied, long attacked) {
            return super.allowed(rights, 1 - side, occupied, attacked);
        }
    }

    @KnownWrong(
            fails = "occupied",
            says =
                    "One empty square is enough for your castling. All squares between king and rook must be empty: (occupied & mask) == 0, not != mask.")
    static final class OneSquareIsEnough extends CastlingAllowedSolution {
        @Override
        public int allowed(int rights, int side, long occupied, long attacked) {
            long rest = occupied >>> 56 * side;
            long kept = (rest & shortEmpty()) == shortEmpty() ? shortEmpty() : 0;
            long other = (rest & longEmpty()) == longEmpty() ? longEmpty() : 0;
            return super.allowed(rights, side, (kept | other) << 56 * side, attacked);
        }
    }

    @KnownWrong(
            fails = "occupied",
            says =
                    "For short castling one empty square is enough for you. Both f1 and g1 must be empty: (occupied & mask) == 0, not != mask.")
    static final class OneSquareIsEnoughShort extends CastlingAllowedSolution {
        @Override
        public int allowed(int rights, int side, long occupied, long attacked) {
            long way = shortEmpty() << 56 * side;
            long rest = (occupied & way) == way ? occupied : occupied & ~way;
            return super.allowed(rights, side, rest, attacked);
        }
    }

    @KnownWrong(fails = KnownWrong.RULES)
    static final class CallsTheLibrary extends CastlingAllowedSolution {
        @Override
        public int allowed(int rights, int side, long occupied, long attacked) {
            return Position.start().legalMoves().length;
        }
    }
}
