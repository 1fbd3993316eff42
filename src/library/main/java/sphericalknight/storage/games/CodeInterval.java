package sphericalknight.storage.games;

import java.math.BigInteger;
import java.util.Arrays;

/**
 * The interval of byte strings that belongs to a game and its continuations. A string is read as a fraction, whose digits after the point
 * are its bytes. The empty game has the whole interval; every move divides the interval as in {@link sphericalknight.storage.RangeEncoder},
 * so the interval of a longer game is inside that of each game it continues.
 *
 * <p>Neither an end mark nor the number of moves is stored. Each game, shorter games first, takes the first free string in its interval:
 * shorter strings come first, and among strings of equal length smaller ones.
 *
 * <pre>{@code
 * game          interval                takes
 * (no moves)    all strings             the empty one
 * e4            CCCCCC.. to D99999..    CD
 * e4 e5         D70A3D.. to D7AE14..    D70B
 * e4 e5 Nf3     D74E0A.. to D753B0..    D74F
 * }</pre>
 *
 * <p>After a forced move the interval is unchanged, and the longer game takes the next string. So no two games have the same string, and a
 * reader that follows the same moves can tell from the string when to stop.
 */
final class CodeInterval {
    private static final int TOP = 24;

    /** The lower end, as a number of {@code bytes} bytes. */
    private BigInteger low = BigInteger.ZERO;

    private int bytes = 4;

    /** The width, in units of the last byte of {@code low}: always from 2^24 to 2^32. */
    private long range = 1L << 32;

    /** The string taken by the game so far, as a number of {@code length} bytes; before the first {@link #claim}, none. */
    private BigInteger taken = BigInteger.ONE.negate();

    private int length;

    /** Creates the interval of all strings. */
    CodeInterval() {}

    /**
     * Narrows the interval to the part assigned to one move: from {@code below} to {@code below + frequency} of {@code total} units. The
     * last move also gets the remainder of the division.
     */
    void narrow(int below, int frequency, int total) {
        long unit = range / total;
        low = low.add(BigInteger.valueOf(unit * below));
        range = below + frequency == total ? range - unit * below : unit * frequency;
        while (range < 1L << TOP) {
            low = low.shiftLeft(8);
            range <<= 8;
            bytes++;
        }
    }

    /**
     * Assigns a string to the game that ends here. Shorter games took shorter strings or, among those of equal length, smaller ones: so the
     * first free string is the one after the last taken, or the first of the interval, or a longer one.
     */
    void claim() {
        taken = taken.add(BigInteger.ONE).max(first());
        while (distance(taken, length).compareTo(BigInteger.valueOf(range)) >= 0) {
            length++;
            taken = first();
        }
    }

    /** The first string of {@code length} bytes that is not below the interval: the lower end, rounded up. */
    private BigInteger first() {
        return low.negate().shiftRight(8 * (bytes - length)).negate();
    }

    /** The distance of a string from the lower end; the bytes of a longer string that the interval does not need yet are left out. */
    private BigInteger distance(BigInteger string, int size) {
        return string.shiftLeft(8 * (bytes - size)).subtract(low);
    }

    /** The string of the game that ends here. */
    byte[] code() {
        byte[] code = new byte[length];
        for (int i = 0; i < length; i++) {
            code[i] = taken.shiftRight(8 * (length - 1 - i)).byteValue();
        }
        return code;
    }

    /** Whether a string is that of the game that ends here. */
    boolean isCode(byte[] code) {
        return code.length == length && Arrays.equals(code, code());
    }

    /** The place of a string in the interval, scaled to 0 to {@code total - 1}: it says which move comes next. */
    int target(byte[] code, int total) {
        long distance = distance(new BigInteger(1, code), code.length).longValue();
        return (int) Math.min(distance / (range / total), total - 1L);
    }
}
