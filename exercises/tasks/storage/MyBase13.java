package storage;

import sphericalknight.exercise.NotStartedYet;
import sphericalknight.exercises.storage.Base13;

class MyBase13 implements Base13 {
    @Override
    public byte[] pack(int[] cells) {
        // java.math.BigInteger multiplies and adds numbers of any length.
        // From h8 down to a1, times 13, plus the cell.
        throw new NotStartedYet("TODO 12.1: times 13 plus cell, from h8 down");
    }

    @Override
    public int[] unpack(byte[] code) {
        // new BigInteger(1, code) reads bytes as a number that is not negative.
        // The remainder by 13 is a1; divide, and go on.
        throw new NotStartedYet("TODO 12.1: the remainder is a1; divide");
    }
}
