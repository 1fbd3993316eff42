package pawn;

import sphericalknight.exercise.NotStartedYet;
import sphericalknight.exercises.pawn.PawnCaptures;

class MyPawnCaptures implements PawnCaptures {
    @Override
    public long east(long pawns, long enemies) {
        // Up and to the right: what is added, and where are the ghosts?
        throw new NotStartedYet("TODO 6.2: shift, mask, enemies");
    }

    @Override
    public long west(long pawns, long enemies) {
        throw new NotStartedYet("TODO 6.2: shift, mask, enemies");
    }
}
