package bitboards;

import sphericalknight.exercise.NotStartedYet;
import sphericalknight.exercises.bitboards.SquareLines;

class MySquareLines implements SquareLines {
    private static final long FILE_A = 0x0101010101010101L;
    private static final long RANK_1 = 0x00000000000000FFL;
    private static final long A1_TO_H8 = 0x8040201008040201L;
    private static final long H1_TO_A8 = 0x0102040810204080L;

    @Override
    public long file(int square) {
        throw new NotStartedYet("TODO 1.3: shift the a-file to the file");
    }

    @Override
    public long rank(int square) {
        throw new NotStartedYet("TODO 1.3: shift the first rank to the rank");
    }

    @Override
    public long rising(int square) {
        throw new NotStartedYet("TODO 1.3: how many ranks up from a1-h8?");
    }

    @Override
    public long falling(int square) {
        throw new NotStartedYet("TODO 1.3: the same, where rank + file is 7");
    }
}
