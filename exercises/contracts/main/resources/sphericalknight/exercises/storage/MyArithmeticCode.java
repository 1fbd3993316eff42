package storage;

import sphericalknight.exercise.NotStartedYet;
import sphericalknight.exercises.storage.ArithmeticCode;

class MyArithmeticCode implements ArithmeticCode {
    @Override
    public String encode(int[] weights, int[] message) {
        // A fraction is two java.math.BigInteger; a double runs out of digits after some fifty bits.
        throw new NotStartedYet("TODO 12.4: narrow the interval symbol by symbol, then find the shortest number in it");
    }

    @Override
    public int[] decode(int[] weights, String code, int length) {
        throw new NotStartedYet("TODO 12.4: find the symbol whose part holds the number, and stretch that part to 0..1");
    }
}
