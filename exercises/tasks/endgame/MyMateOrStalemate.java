package endgame;

import sphericalknight.exercise.NotStartedYet;
import sphericalknight.exercises.endgame.MateOrStalemate;

class MyMateOrStalemate implements MateOrStalemate {
    @Override
    public Verdict verdict(int whiteKing, int bishop, int knight, int blackKing) {
        // You may call KingMoves and KnightMoves; walk the bishop yourself.
        throw new NotStartedYet("TODO 13.2: which squares are guarded?");
    }
}
