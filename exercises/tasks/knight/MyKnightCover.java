package knight;

import sphericalknight.chess.attack.KnightMoves;
import sphericalknight.exercise.NotStartedYet;
import sphericalknight.exercises.knight.KnightCover;

class MyKnightCover implements KnightCover {
    @Override
    public long cover(long region) {
        // KnightMoves.attacks(set) may be used.
        throw new NotStartedYet("TODO 2.2: try no knight, one, two ...");
    }
}
