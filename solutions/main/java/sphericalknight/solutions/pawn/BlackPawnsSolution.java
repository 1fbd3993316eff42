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

    @KnownWrong(fails = KnownWrong.RULES)
    static final class CallsTheLibrary extends BlackPawnsSolution {
        @Override
        public long pushes(long pawns, long empty) {
            return PawnMoves.blackPushes(pawns, empty);
        }
    }
}
