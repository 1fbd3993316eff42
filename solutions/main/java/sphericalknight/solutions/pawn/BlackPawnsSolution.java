package sphericalknight.solutions.pawn;

import sphericalknight.chess.attack.PawnMoves;
import sphericalknight.chess.attack.PawnStructure;
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
}
