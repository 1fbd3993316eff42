package bitboards;

import sphericalknight.exercise.NotStartedYet;
import sphericalknight.exercises.bitboards.Mirrors;

class MyMirrors implements Mirrors {
    private static final long FILES_ACEG = 0x5555555555555555L;
    private static final long FILES_ABEF = 0x3333333333333333L;
    private static final long FILES_ABCD = 0x0F0F0F0F0F0F0F0FL;

    @Override
    public long leftRight(long set) {
        // The lesson took the first step, swapNeighbours.
        // Two more are needed, with the other two masks.
        throw new NotStartedYet("TODO 1.4: swap files, then pairs, halves");
    }

    @Override
    public long topBottom(long set) {
        throw new NotStartedYet("TODO 1.4: the same with ranks, by 8 places");
    }

    @Override
    public long quarterTurn(long set) {
        throw new NotStartedYet("TODO 1.4: mirror across a1-h8, then flip");
    }
}
