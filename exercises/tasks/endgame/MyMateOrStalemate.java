package endgame;

import sphericalknight.exercise.NotStartedYet;
import sphericalknight.exercises.endgame.MateOrStalemate;

class MyMateOrStalemate implements MateOrStalemate {
    @Override
    public Verdict verdict(int whiteKing, int bishop, int knight, int blackKing) {
        // KingMoves and KnightMoves you may call; the bishop you walk.
        throw new NotStartedYet("TODO 13.2: which squares are guarded?");
    }
}
