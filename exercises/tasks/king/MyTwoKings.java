package king;

import sphericalknight.exercise.NotStartedYet;
import sphericalknight.exercises.king.TwoKings;

class MyTwoKings implements TwoKings {
    @Override
    public long places(int king) {
        // KingMoves.attacks (import sphericalknight.chess.attack.KingMoves) may be used.
        throw new NotStartedYet("TODO 3.3: take the king's square and its attacks away from the whole board");
    }

    @Override
    public int placements() {
        throw new NotStartedYet("TODO 3.3: for each square of the first king, count the places of the second");
    }
}
