package sphericalknight.exercises.storage;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.SplittableRandom;

/** Boards of exercise 12.1 as digits from 0 to 12, and their codes. */
final class Digits {
    private Digits() {}

    /** The start position. */
    static int[] start() {
        int[] cells = new int[64];
        int[] officers = {3, 1, 2, 4, 5, 2, 1, 3};
        Arrays.fill(cells, 12);
        for (int file = 0; file < 8; file++) {
            cells[file] = officers[file];
            cells[8 + file] = 0;
            cells[48 + file] = 6;
            cells[56 + file] = 6 + officers[file];
        }
        return cells;
    }

    /** Random digits on the squares before {@code end}, and zeros elsewhere. */
    static int[] random(SplittableRandom random, int end) {
        return Arrays.copyOf(random.ints(end, 0, 13).toArray(), 64);
    }

    /** Other digits where these are not 0. */
    static int[] other(SplittableRandom random, int[] cells) {
        return Arrays.stream(cells)
                .map(digit -> digit == 0 ? 0 : random.nextInt(1, 13))
                .toArray();
    }

    /** The code by its definition, in hexadecimal, so that an answer cannot choose the code it has to unpack. */
    static String code(int[] cells) {
        BigInteger number = BigInteger.ZERO;
        for (int square = 63; square >= 0; square--) {
            number = number.multiply(BigInteger.valueOf(13)).add(BigInteger.valueOf(cells[square]));
        }
        return String.format("%060x", number);
    }
}
