package endgame;

import sphericalknight.exercise.NotStartedYet;
import sphericalknight.exercises.endgame.MateOrStalemate;

class MyMateOrStalemate implements MateOrStalemate {
    @Override
    public Verdict verdict(int whiteKing, int bishop, int knight, int blackKing) {
        // KingMoves.attacks(set) and KnightMoves.attacks(set) are yours; the bishop's rays you walk.
        throw new NotStartedYet("TODO 13.2: which squares are guarded, and where can the black king go?");
    }
}
