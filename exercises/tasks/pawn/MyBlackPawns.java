package pawn;

import sphericalknight.chess.attack.PawnMoves;
import sphericalknight.chess.board.Mirror;
import sphericalknight.exercise.NotStartedYet;
import sphericalknight.exercises.pawn.BlackPawns;

class MyBlackPawns implements BlackPawns {
    @Override
    public long pushes(long pawns, long empty) {
        // You may use White's half of PawnMoves, and
        // PawnStructure.whitePassed (import it first).
        long upsideDown = Mirror.topBottom(pawns);
        long all = PawnMoves.whitePushes(upsideDown, -1L);
        throw new NotStartedYet("TODO 6.4: flip, push, flip back");
    }

    @Override
    public long doublePushes(long pawns, long empty) {
        throw new NotStartedYet("TODO 6.4: flip, push twice, flip back");
    }

    @Override
    public long east(long pawns, long enemies) {
        throw new NotStartedYet("TODO 6.4: is east still east?");
    }

    @Override
    public long west(long pawns, long enemies) {
        throw new NotStartedYet("TODO 6.4: is west still west?");
    }

    @Override
    public long passed(long white, long black) {
        throw new NotStartedYet("TODO 6.4: who is White now?");
    }
}
