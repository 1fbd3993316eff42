package storage;

import sphericalknight.exercise.NotStartedYet;
import sphericalknight.exercises.storage.ArithmeticCode;

class MyArithmeticCode implements ArithmeticCode {
    @Override
    public String encode(int[] weights, int[] message) {
        // A fraction is two java.math.BigInteger; a double runs out of digits
        // after some fifty bits.
        // Narrow the interval symbol by symbol,
        // then find the shortest number in it.
        throw new NotStartedYet("TODO 12.4: narrow it symbol by symbol");
    }

    @Override
    public int[] decode(int[] weights, String code, int length) {
        // Find the symbol whose part holds the number,
        // and stretch that part to 0..1.
        throw new NotStartedYet("TODO 12.4: whose part holds the number?");
    }
}
