package sphericalknight.solutions.endgame;

import sphericalknight.bits.Squares;
import sphericalknight.chess.attack.KingMoves;
import sphericalknight.chess.attack.KnightMoves;
import sphericalknight.chess.endgame.MatePosition;
import sphericalknight.exercise.KnownWrong;
import sphericalknight.exercises.endgame.MateOrStalemate;

/**
 * Exercise 13.2, solved: the squares that White guards, and those left for the black king. The black king does not block the bishop, so
 * that he may not step back along the line of a check; the square of a protected white piece is guarded like any other.
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

    /** The four rays of a bishop, up to the first of {@code men}. */
    private static long rays(int bishop, long men) {
        long rays = 0;
        for (int files = -1; files <= 1; files += 2) {
            for (int ranks = -1; ranks <= 1; ranks += 2) {
                int file = bishop % 8 + files;
                int rank = bishop / 8 + ranks;
                while (file >= 0 && file < 8 && rank >= 0 && rank < 8) {
                    long square = 1L << 8 * rank + file;
                    rays |= square;
                    if ((men & square) != 0) {
                        break;
                    }
                    file += files;
                    rank += ranks;
                }
            }
        }
        return rays;
    }

    private static Verdict of(int blackKing, long attacked, long guarded) {
        if ((KingMoves.attacks(Squares.bit(blackKing)) & ~guarded) != 0) {
            return Verdict.NEITHER;
        }
        return (attacked & Squares.bit(blackKing)) != 0 ? Verdict.MATE : Verdict.STALEMATE;
    }

    @KnownWrong(
            fails = "stalemate",
            says = "No move and no check is stalemate, a draw. You call every king that cannot move mated.")
    static final class StalemateTakenForMate extends MateOrStalemateSolution {
        @Override
        public Verdict verdict(int whiteKing, int bishop, int knight, int blackKing) {
            Verdict verdict = super.verdict(whiteKing, bishop, knight, blackKing);
            return verdict == Verdict.STALEMATE ? Verdict.MATE : verdict;
        }
    }

    @KnownWrong(
            fails = "capture",
            says = "Your black king never takes anything. A white man whom no other white man protects is a way out:"
                    + " that is how these games are drawn.")
    static final class CaptureForgotten extends MateOrStalemateSolution {
        @Override
        public Verdict verdict(int whiteKing, int bishop, int knight, int blackKing) {
            long men = Squares.bit(whiteKing) | Squares.bit(knight);
            long attacked = rays(bishop, men) | KnightMoves.attacks(Squares.bit(knight));
            long guarded = attacked | KingMoves.attacks(Squares.bit(whiteKing)) | men | Squares.bit(bishop);
            return of(blackKing, attacked, guarded);
        }
    }

    @KnownWrong(
            fails = "guardedMan",
            says = "Your black king takes a man whom another one protects, and would stand in check. A ray ends on"
                    + " the first man, but that man's square belongs to it.")
    static final class RayStopsBeforeBlocker extends MateOrStalemateSolution {
        @Override
        public Verdict verdict(int whiteKing, int bishop, int knight, int blackKing) {
            long men = Squares.bit(whiteKing) | Squares.bit(knight);
            long own = men | Squares.bit(bishop);
            long attacked = rays(bishop, men) | KnightMoves.attacks(Squares.bit(knight));
            long guarded = (attacked | KingMoves.attacks(Squares.bit(whiteKing))) & ~own;
            return of(blackKing, attacked, guarded);
        }
    }

    @KnownWrong(
            fails = "bishopBlocked",
            says = "Your bishop looks through his own king and knight. A ray ends on the first man it meets.")
    static final class RayPassesBlocker extends MateOrStalemateSolution {
        @Override
        public Verdict verdict(int whiteKing, int bishop, int knight, int blackKing) {
            long attacked = rays(bishop, 0) | KnightMoves.attacks(Squares.bit(knight));
            return of(blackKing, attacked, attacked | KingMoves.attacks(Squares.bit(whiteKing)));
        }
    }

    @KnownWrong(
            fails = "mate",
            says = "Mate and stalemate are exchanged: in check it is mate, without check stalemate.")
    static final class MateForStalemate extends MateOrStalemateSolution {
        @Override
        public Verdict verdict(int whiteKing, int bishop, int knight, int blackKing) {
            long men = Squares.bit(whiteKing) | Squares.bit(knight);
            long attacked = rays(bishop, men) | KnightMoves.attacks(Squares.bit(knight));
            long guarded = attacked | KingMoves.attacks(Squares.bit(whiteKing));
            long king = Squares.bit(blackKing);
            long steps = KingMoves.attacks(king);
            if ((steps & ~guarded) != 0) {
                return Verdict.NEITHER;
            }
            return (attacked & king) != 0 ? Verdict.STALEMATE : Verdict.MATE;
        }
    }

    @KnownWrong(
            fails = "mate",
            says =
                    "You say NEITHER as soon as one of the squares around the black king is guarded, instead of as soon as one is free. He can move where one is not guarded: & ~guarded.")
    static final class OneGuardedSquareIsEnough extends MateOrStalemateSolution {
        @Override
        public Verdict verdict(int whiteKing, int bishop, int knight, int blackKing) {
            long men = Squares.bit(whiteKing) | Squares.bit(knight);
            long attacked = rays(bishop, men) | KnightMoves.attacks(Squares.bit(knight));
            long guarded = attacked | KingMoves.attacks(Squares.bit(whiteKing));
            long king = Squares.bit(blackKing);
            long steps = KingMoves.attacks(king);
            if ((steps & guarded) != 0) {
                return Verdict.NEITHER;
            }
            return (attacked & king) != 0 ? Verdict.MATE : Verdict.STALEMATE;
        }
    }

    @KnownWrong(
            fails = "neither",
            says =
                    "You never look for a way out: check is mate, and no check is stalemate. First ask whether the black king has a move.")
    static final class CheckIsMate extends MateOrStalemateSolution {
        @Override
        public Verdict verdict(int whiteKing, int bishop, int knight, int blackKing) {
            long men = Squares.bit(whiteKing) | Squares.bit(knight);
            long attacked = rays(bishop, men) | KnightMoves.attacks(Squares.bit(knight));
            long guarded = attacked | KingMoves.attacks(Squares.bit(whiteKing));
            long king = Squares.bit(blackKing);
            long steps = KingMoves.attacks(king);
            return (attacked & king) != 0 ? Verdict.MATE : Verdict.STALEMATE;
        }
    }

    @KnownWrong(fails = "mate", says = "You see a check by the knight only. The bishop gives check, too.")
    static final class CheckByKnightOnly extends MateOrStalemateSolution {
        @Override
        public Verdict verdict(int whiteKing, int bishop, int knight, int blackKing) {
            long men = Squares.bit(whiteKing) | Squares.bit(knight);
            long attacked = rays(bishop, men) | KnightMoves.attacks(Squares.bit(knight));
            long guarded = attacked | KingMoves.attacks(Squares.bit(whiteKing));
            long king = Squares.bit(blackKing);
            long steps = KingMoves.attacks(king);
            if ((steps & ~guarded) != 0) {
                return Verdict.NEITHER;
            }
            return (KnightMoves.attacks(Squares.bit(knight)) & king) != 0 ? Verdict.MATE : Verdict.STALEMATE;
        }
    }

    @KnownWrong(
            fails = "randomPositions",
            says =
                    "Your black king steps beside the white one. Kings keep apart: the squares around White's are guarded, too.")
    static final class WhiteKingIgnored extends MateOrStalemateSolution {
        @Override
        public Verdict verdict(int whiteKing, int bishop, int knight, int blackKing) {
            long men = Squares.bit(whiteKing) | Squares.bit(knight);
            long attacked = rays(bishop, men) | KnightMoves.attacks(Squares.bit(knight));
            long guarded = attacked | KingMoves.attacks(Squares.bit(whiteKing));
            long king = Squares.bit(blackKing);
            long steps = KingMoves.attacks(king);
            if ((steps & ~attacked) != 0) {
                return Verdict.NEITHER;
            }
            return (attacked & king) != 0 ? Verdict.MATE : Verdict.STALEMATE;
        }
    }

    @KnownWrong(fails = "mate", says = "Your knight guards nothing. His squares are forbidden to the black king, too.")
    static final class KnightIgnored extends MateOrStalemateSolution {
        @Override
        public Verdict verdict(int whiteKing, int bishop, int knight, int blackKing) {
            long men = Squares.bit(whiteKing) | Squares.bit(knight);
            long attacked = rays(bishop, men) | KnightMoves.attacks(Squares.bit(knight));
            long guarded = attacked | KingMoves.attacks(Squares.bit(whiteKing));
            long king = Squares.bit(blackKing);
            long steps = KingMoves.attacks(king);
            long without = rays(bishop, men) | KingMoves.attacks(Squares.bit(whiteKing));
            if ((steps & ~without) != 0) {
                return Verdict.NEITHER;
            }
            return (attacked & king) != 0 ? Verdict.MATE : Verdict.STALEMATE;
        }
    }

    @KnownWrong(
            fails = "randomPositions",
            says = "Your bishop guards nothing. His rays are forbidden to the black king, too.")
    static final class BishopIgnored extends MateOrStalemateSolution {
        @Override
        public Verdict verdict(int whiteKing, int bishop, int knight, int blackKing) {
            long men = Squares.bit(whiteKing) | Squares.bit(knight);
            long attacked = rays(bishop, men) | KnightMoves.attacks(Squares.bit(knight));
            long guarded = attacked | KingMoves.attacks(Squares.bit(whiteKing));
            long king = Squares.bit(blackKing);
            long steps = KingMoves.attacks(king);
            long without = KnightMoves.attacks(Squares.bit(knight)) | KingMoves.attacks(Squares.bit(whiteKing));
            if ((steps & ~without) != 0) {
                return Verdict.NEITHER;
            }
            return (attacked & king) != 0 ? Verdict.MATE : Verdict.STALEMATE;
        }
    }

    @KnownWrong(fails = KnownWrong.RULES)
    static final class CallsTheLibrary extends MateOrStalemateSolution {
        @Override
        public Verdict verdict(int whiteKing, int bishop, int knight, int blackKing) {
            boolean check = new MatePosition(whiteKing, bishop, knight, blackKing, false).isCheck();
            return check ? Verdict.MATE : Verdict.STALEMATE;
        }
    }
}
