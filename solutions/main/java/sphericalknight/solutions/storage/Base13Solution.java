package sphericalknight.solutions.storage;

import java.math.BigInteger;
import sphericalknight.exercises.storage.Base13;

/**
 * Exercise 12.1, solved: from h8 down to a1, multiply the number so far by 13 and add the next digit (Horner's rule). The way back is
 * repeated division.
 *
 * <p>Other ways: long multiplication over an array of bytes, as on paper, needs no BigInteger and is a good exercise in carries. If speed
 * matters, split the board: 16 digits fit in 60 bits, so four {@code long} values are enough, at the cost of three bits.
 */
public class Base13Solution implements Base13 {
    private static final BigInteger BASE = BigInteger.valueOf(13);

    @Override
    public byte[] pack(int[] cells) {
        BigInteger number = BigInteger.ZERO;
        for (int square = 63; square >= 0; square--) {
            number = number.multiply(BASE).add(BigInteger.valueOf(cells[square]));
        }
        byte[] code = new byte[30];
        for (int i = 29; i >= 0; i--) {
            code[i] = number.byteValue();
            number = number.shiftRight(8);
        }
        return code;
    }

    @Override
    public int[] unpack(byte[] code) {
        BigInteger number = new BigInteger(1, code);
        int[] cells = new int[64];
        for (int square = 0; square < 64; square++) {
            BigInteger[] parts = number.divideAndRemainder(BASE);
            cells[square] = parts[1].intValue();
            number = parts[0];
        }
        return cells;
    }
}
