package king;

import sphericalknight.exercise.NotStartedYet;
import sphericalknight.exercises.king.TwoKings;

class MyTwoKings implements TwoKings {
    @Override
    public long places(int king) {
        // You may use KingMoves.attacks;
        // it needs: import sphericalknight.chess.attack.KingMoves;
        throw new NotStartedYet("TODO 3.3: which squares are left?");
    }

    @Override
    public int placements() {
        throw new NotStartedYet("TODO 3.3: add up all 64 squares");
    }
}
