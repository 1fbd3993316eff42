package sphericalknight.solutions.pawn;

import sphericalknight.chess.attack.PawnMoves;
import sphericalknight.chess.attack.PawnStructure;
import sphericalknight.exercise.KnownWrong;
import sphericalknight.exercises.pawn.BlackPawns;

/**
 * Exercise 6.4, solved: flip the arguments, use White's code, flip the result.
 *
 * <p>Other ways: a second set of methods with {@code >>>} for {@code <<}, as the library has, saves the flips. Engines often keep the
 * whole board flipped while Black is to move, so that only White's code exists; {@code Long.reverseBytes} is one instruction.
 */
public class BlackPawnsSolution implements BlackPawns {
    @Override
    public long pushes(long pawns, long empty) {
        return flip(PawnMoves.whitePushes(flip(pawns), flip(empty)));
    }

    @Override
    public long doublePushes(long pawns, long empty) {
        return flip(PawnMoves.whiteDoublePushes(flip(pawns), flip(empty)));
    }

    @Override
    public long east(long pawns, long enemies) {
        return flip(PawnMoves.whiteAttacksEast(flip(pawns))) & enemies;
    }

    @Override
    public long west(long pawns, long enemies) {
        return flip(PawnMoves.whiteAttacksWest(flip(pawns))) & enemies;
    }

    @Override
    public long passed(long white, long black) {
        return flip(PawnStructure.whitePassed(flip(black), flip(white)));
    }

    private static long flip(long set) {
        return Long.reverseBytes(set);
    }

    @KnownWrong(
            fails = "pushes",
            says = "Your black pawns move up the board, like white ones. Flip the board first, and flip the answer"
                    + " back.")
    static final class BlackShiftsLikeWhite extends BlackPawnsSolution {
        @Override
        public long pushes(long pawns, long empty) {
            return PawnMoves.whitePushes(pawns, empty);
        }

        @Override
        public long doublePushes(long pawns, long empty) {
            return PawnMoves.whiteDoublePushes(pawns, empty);
        }

        @Override
        public long east(long pawns, long enemies) {
            return PawnMoves.whiteAttacksEast(pawns) & enemies;
        }

        @Override
        public long west(long pawns, long enemies) {
            return PawnMoves.whiteAttacksWest(pawns) & enemies;
        }
    }

    @KnownWrong(
            fails = "captures",
            says =
                    "East and west have changed places. Flipping the board exchanges the ranks only, as Long.reverseBytes does;"
                            + " Long.reverse turns it, and exchanges left and right, too.")
    static final class HalfTurn extends BlackPawnsSolution {
        @Override
        public long east(long pawns, long enemies) {
            return super.west(pawns, enemies);
        }

        @Override
        public long west(long pawns, long enemies) {
            return super.east(pawns, enemies);
        }
    }

    @KnownWrong(fails = "pushes", says = "The answer is still upside down: flip it back before you return it.")
    static final class NotFlippedBack extends BlackPawnsSolution {
        @Override
        public long pushes(long pawns, long empty) {
            return flip(super.pushes(pawns, empty));
        }

        @Override
        public long doublePushes(long pawns, long empty) {
            return flip(super.doublePushes(pawns, empty));
        }
    }

    @KnownWrong(
            fails = "pushes",
            says = "You flipped the pawns, but not the empty squares: the pieces in their way stand on the wrong"
                    + " ranks.")
    static final class EmptyNotFlipped extends BlackPawnsSolution {
        @Override
        public long pushes(long pawns, long empty) {
            return flip(PawnMoves.whitePushes(flip(pawns), empty));
        }

        @Override
        public long doublePushes(long pawns, long empty) {
            return flip(PawnMoves.whiteDoublePushes(flip(pawns), empty));
        }
    }

    @KnownWrong(fails = KnownWrong.RULES)
    static final class ShiftDown extends BlackPawnsSolution {
        @Override
        public long pushes(long pawns, long empty) {
            return (pawns >>> 8) & empty;
        }
    }

    @KnownWrong(
            fails = "pushes",
            says = "The answer of pushes() is still upside down: flip it back before you return it.")
    static final class PushesNotFlippedBack extends BlackPawnsSolution {
        @Override
        public long pushes(long pawns, long empty) {
            return flip(super.pushes(pawns, empty));
        }
    }

    @KnownWrong(
            fails = "doublePushes",
            says = "The answer of doublePushes() is still upside down: flip it back before you return it.")
    static final class UpsideDownDoublePushes extends BlackPawnsSolution {
        @Override
        public long doublePushes(long pawns, long empty) {
            return flip(super.doublePushes(pawns, empty));
        }
    }

    @KnownWrong(
            fails = "pushes",
            says =
                    "In pushes() you flipped the pawns, but not the empty squares: the pieces in their way stand on the wrong ranks.")
    static final class EmptyNotFlippedInPushes extends BlackPawnsSolution {
        @Override
        public long pushes(long pawns, long empty) {
            return flip(PawnMoves.whitePushes(flip(pawns), empty));
        }
    }

    @KnownWrong(
            fails = "doublePushes",
            says =
                    "In doublePushes() you flipped the pawns, but not the empty squares: the pieces in their way stand on the wrong ranks.")
    static final class EmptyNotFlippedInDoublePushes extends BlackPawnsSolution {
        @Override
        public long doublePushes(long pawns, long empty) {
            return flip(PawnMoves.whiteDoublePushes(flip(pawns), empty));
        }
    }

    @KnownWrong(
            fails = "pushes",
            says = "You flipped the empty squares, but not the pawns: they push from the wrong ranks.")
    static final class PawnsNotFlipped extends BlackPawnsSolution {
        @Override
        public long pushes(long pawns, long empty) {
            return flip(PawnMoves.whitePushes(pawns, flip(empty)));
        }

        @Override
        public long doublePushes(long pawns, long empty) {
            return flip(PawnMoves.whiteDoublePushes(pawns, flip(empty)));
        }
    }

    @KnownWrong(fails = "doublePushes", says = "doublePushes() makes single pushes: use whiteDoublePushes.")
    static final class SinglePushForDouble extends BlackPawnsSolution {
        @Override
        public long doublePushes(long pawns, long empty) {
            return super.pushes(pawns, empty);
        }
    }

    @KnownWrong(
            fails = "doublePushes",
            says =
                    "Two single pushes are no double push from every rank: it begins on the seventh. whiteDoublePushes knows it.")
    static final class PushedTwice extends BlackPawnsSolution {
        @Override
        public long doublePushes(long pawns, long empty) {
            return super.pushes(super.pushes(pawns, empty), empty);
        }
    }

    @KnownWrong(fails = "pushes", says = "pushes() makes double pushes: use whitePushes.")
    static final class DoublePushForSingle extends BlackPawnsSolution {
        @Override
        public long pushes(long pawns, long empty) {
            return super.doublePushes(pawns, empty);
        }
    }

    @KnownWrong(
            fails = "captures",
            says =
                    "The attacks and the enemies that you compare do not stand the same way up: one of the two is flipped, the other is not. Flip the attacks back first, then & enemies.")
    static final class EnemiesFlipped extends BlackPawnsSolution {
        @Override
        public long east(long pawns, long enemies) {
            return flip(PawnMoves.whiteAttacksEast(flip(pawns))) & flip(enemies);
        }

        @Override
        public long west(long pawns, long enemies) {
            return flip(PawnMoves.whiteAttacksWest(flip(pawns))) & flip(enemies);
        }
    }

    @KnownWrong(
            fails = "captures",
            says =
                    "The attacks are still upside down: flip them back before you compare them with the enemies and return them.")
    static final class CapturesNotFlippedBack extends BlackPawnsSolution {
        @Override
        public long east(long pawns, long enemies) {
            return PawnMoves.whiteAttacksEast(flip(pawns)) & enemies;
        }

        @Override
        public long west(long pawns, long enemies) {
            return PawnMoves.whiteAttacksWest(flip(pawns)) & enemies;
        }
    }

    @KnownWrong(fails = "captures", says = "The answer is still upside down: flip it back before you return it.")
    static final class CapturesUpsideDown extends BlackPawnsSolution {
        @Override
        public long east(long pawns, long enemies) {
            return flip(super.east(pawns, enemies));
        }

        @Override
        public long west(long pawns, long enemies) {
            return flip(super.west(pawns, enemies));
        }
    }

    @KnownWrong(
            fails = "randomBoards",
            says = "These are the attacked squares, captured or not. A capture needs an enemy there: & enemies.")
    static final class EnemiesForgotten extends BlackPawnsSolution {
        @Override
        public long east(long pawns, long enemies) {
            return flip(PawnMoves.whiteAttacksEast(flip(pawns)));
        }

        @Override
        public long west(long pawns, long enemies) {
            return flip(PawnMoves.whiteAttacksWest(flip(pawns)));
        }
    }

    @KnownWrong(
            fails = "passed",
            says =
                    "whitePassed wants the pawns that are asked for first: these are Black's, flipped, and then White's, flipped.")
    static final class ColoursNotExchanged extends BlackPawnsSolution {
        @Override
        public long passed(long white, long black) {
            return flip(PawnStructure.whitePassed(flip(white), flip(black)));
        }
    }

    @KnownWrong(
            fails = "passed",
            says = "The answer of passed() is still upside down: flip it back before you return it.")
    static final class PassedNotFlippedBack extends BlackPawnsSolution {
        @Override
        public long passed(long white, long black) {
            return flip(super.passed(white, black));
        }
    }

    @KnownWrong(
            fails = "passed",
            says = "passed() does not flip the board: it asks which black pawns would be passed if they moved up.")
    static final class PassedUpwards extends BlackPawnsSolution {
        @Override
        public long passed(long white, long black) {
            return PawnStructure.whitePassed(black, white);
        }
    }

    @KnownWrong(
            fails = "passed",
            says =
                    "These are White's passed pawns; asked are Black's. Flip both sets and exchange them, then flip the answer back.")
    static final class WhitePassed extends BlackPawnsSolution {
        @Override
        public long passed(long white, long black) {
            return PawnStructure.whitePassed(white, black);
        }
    }

    @KnownWrong(
            fails = "passed",
            says = "You flipped Black's pawns, but not White's: the two do not stand on the same board.")
    static final class WhiteNotFlipped extends BlackPawnsSolution {
        @Override
        public long passed(long white, long black) {
            return flip(PawnStructure.whitePassed(flip(black), white));
        }
    }

    @KnownWrong(
            fails = "passed",
            says = "You flipped White's pawns, but not Black's: the two do not stand on the same board.")
    static final class BlackNotFlipped extends BlackPawnsSolution {
        @Override
        public long passed(long white, long black) {
            return flip(PawnStructure.whitePassed(black, flip(white)));
        }
    }

    @KnownWrong(fails = KnownWrong.RULES)
    static final class CallsTheLibrary extends BlackPawnsSolution {
        @Override
        public long pushes(long pawns, long empty) {
            return PawnMoves.blackPushes(pawns, empty);
        }
    }
}
