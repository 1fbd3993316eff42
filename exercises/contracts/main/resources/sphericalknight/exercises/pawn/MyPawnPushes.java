package pawn;

import static sphericalknight.chess.board.Lines.*;

import sphericalknight.exercise.NotStartedYet;
import sphericalknight.exercises.pawn.PawnPushes;

class MyPawnPushes implements PawnPushes {
    @Override
    public long pushes(long pawns, long empty) {
        throw new NotStartedYet("TODO 6.1: one shift, one mask");
    }

    @Override
    public long doublePushes(long pawns, long empty) {
        // Both squares must be empty,
        // and only pawns on the second rank push twice.
        throw new NotStartedYet("TODO 6.1: a push after a push");
    }
}
