package endgame;

import sphericalknight.chess.attack.RayWalk;
import sphericalknight.exercise.NotStartedYet;
import sphericalknight.exercises.endgame.MateOrStalemate;

class MyMateOrStalemate implements MateOrStalemate {
    @Override
    public Verdict verdict(
            int whiteKing, int bishop, int knight, int blackKing) {
        // new RayWalk().bishop(square, men):
        // the squares that a bishop attacks, with men in its way.
        throw new NotStartedYet("TODO 13.2: which squares are guarded?");
    }
}
