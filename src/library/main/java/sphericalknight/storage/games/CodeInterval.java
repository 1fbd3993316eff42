package sphericalknight.storage.games;

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
    private static final long ONE = 1L << 32;
    private static final int TOP = 24;

    /**
     * The settled bytes of the lower end, which only a carry can still change. Below them are 32 bits, {@code low}; {@code range} is the
     * width.
     */
    private byte[] settled = new byte[32];

    private int size;
    private long low;
    private long range = ONE;

    /**
     * The strings in the interval that shorter games have already taken: here the distance of each from the lower end of the interval, in
     * {@link #takenLengths} its length in bytes.
     */
    private long[] takenPlaces = new long[4];

    private int[] takenLengths = new int[4];
    private int taken;

    /** The distance from the lower end of the interval to the code string taken for this game. */
    private long place;

    private int length;

    /** Creates the interval of all strings. */
    CodeInterval() {}

    /**
     * The width of one unit if the interval is divided into {@code total} of them. The last move also gets the remainder of the division.
     */
    long unit(int total) {
        return range / total;
    }

    /**
     * Narrows the interval to the part assigned to one move: from {@code below} to {@code below + frequency}, in units of {@link #unit}.
     */
    void narrow(int below, int frequency, int total) {
        long unit = unit(total);
        long step = unit * below;
        range = below + frequency == total ? range - step : unit * frequency;
        low += step;
        if (low >= ONE) {
            low -= ONE;
            carry();
        }
        keepTaken(step);
        while (range < 1L << TOP) {
            shift();
        }
    }

    private void keepTaken(long step) {
        int kept = 0;
        for (int i = 0; i < taken; i++) {
            long moved = takenPlaces[i] - step;
            if (moved >= 0 && moved < range) {
                takenPlaces[kept] = moved;
                takenLengths[kept++] = takenLengths[i];
            }
        }
        taken = kept;
    }

    /** Settles the top byte of the lower end and scales the rest by 256. */
    private void shift() {
        if (size == settled.length) {
            settled = Arrays.copyOf(settled, 2 * size);
        }
        settled[size++] = (byte) (low >>> TOP);
        low = (low << 8) & (ONE - 1);
        range <<= 8;
        for (int i = 0; i < taken; i++) {
            takenPlaces[i] <<= 8;
        }
    }

    /** Adds one to the settled bytes, carrying as in 1999 + 1. */
    private void carry() {
        int last = size - 1;
        while (++settled[last] == 0) {
            last--;
        }
    }

    /** Assigns a code string to the game that ends here. */
    void claim() {
        if (!claimSettled()) {
            claimBehind();
        }
        if (taken == takenPlaces.length) {
            takenPlaces = Arrays.copyOf(takenPlaces, 2 * taken);
            takenLengths = Arrays.copyOf(takenLengths, 2 * taken);
        }
        takenPlaces[taken] = place;
        takenLengths[taken++] = length;
    }

    /**
     * Takes a string no longer than the settled bytes, if there is one: the shortest in the interval or, if that is taken, the same string
     * with trailing zeros. Returns false if the interval contains no such string or all of them are taken.
     */
    private boolean claimSettled() {
        long above = low == 0 ? 0 : ONE - low;
        if (above >= range) {
            return false;
        }
        byte endDigit = (byte) (low == 0 ? 0 : 0xFF);
        int shortest = size;
        while (shortest > 0 && settled[shortest - 1] == endDigit) {
            shortest--;
        }
        for (int bytes = shortest; bytes <= size; bytes++) {
            if (isFree(above, bytes)) {
                return true;
            }
        }
        return false;
    }

    /** Takes the first free string that is one byte longer than the settled bytes; if none is free, two bytes longer, and so on. */
    private void claimBehind() {
        for (int digits = 1; digits <= 4; digits++) {
            long step = 1L << 32 - 8 * digits;
            for (long above = -low & (step - 1); above < range; above += step) {
                if (isFree(above, size + digits)) {
                    return;
                }
            }
        }
        throw new AssertionError("16 million games are longer than this one and cost nothing more");
    }

    private boolean isFree(long above, int bytes) {
        for (int i = 0; i < taken; i++) {
            if (takenPlaces[i] == above && takenLengths[i] == bytes) {
                return false;
            }
        }
        place = above;
        length = bytes;
        return true;
    }

    /** Whether the code string of this game lies {@code offset} above the lower end of the interval and is {@code bytes} bytes long. */
    boolean took(long offset, int bytes) {
        return place == offset && length == bytes;
    }

    /** The number of settled bytes at the start of the string, which only a carry can still change. */
    int settledBytes() {
        return size;
    }

    /** The code string of this game; the interval cannot be used afterwards. */
    byte[] code() {
        long end = low + place;
        if (end >= ONE) {
            end -= ONE;
            carry();
        }
        byte[] code = Arrays.copyOf(settled, length);
        for (int i = size; i < length; i++) {
            code[i] = (byte) (end >>> TOP - 8 * (i - size));
        }
        return code;
    }
}
