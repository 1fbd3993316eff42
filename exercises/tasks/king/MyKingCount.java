package king;

import sphericalknight.exercise.NotStartedYet;
import sphericalknight.exercises.king.KingCount;

class MyKingCount implements KingCount {
    @Override
    public int moves(int square) {
        // KingMoves.attacks (import sphericalknight.chess.attack.KingMoves) may be used, Long.bitCount too.
        throw new NotStartedYet("TODO 3.2: square to bit, bit to set of targets, set to number");
    }
}
