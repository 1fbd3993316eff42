package sphericalknight.lessons;

import static sphericalknight.bits.Squares.set;
import static sphericalknight.draw.Draw.board;
import static sphericalknight.draw.Draw.row;

import sphericalknight.bits.DeBruijn;
import sphericalknight.draw.Picture;

/** The code that lesson 05 builds step by step. Its cells show these regions, {@link Lesson05Test} tests them. */
final class Lesson05 {
    private Lesson05() {}

    /** The picture at the start of the lesson, stored in {@code notebooks/pictures/05-lowest-bit.svg}. */
    static Picture opening() {
        long x = set("c3 f3 d5 b6 g7");
        return row(
                board("x", x).small(),
                board("x & -x", x & -x).small(),
                board("x & (x - 1)", x & (x - 1)).small(),
                board("x ^ (x - 1)", x ^ (x - 1)).small());
    }

    // region 5.walk
    static int walk(long set) {
        int square = 0;
        while (square < 64 && (set >>> square & 1) == 0) {
            square++;
        }
        return square;
    }
    // endregion

    // region 5.smallest-modulus
    static boolean separates(int modulus, long[] numbers) {
        boolean[] taken = new boolean[modulus];
        for (long number : numbers) {
            int remainder = (int) Long.remainderUnsigned(number, modulus);
            if (taken[remainder]) {
                return false;
            }
            taken[remainder] = true;
        }
        return true;
    }

    static int smallestModulus(long[] numbers) {
        int modulus = 1;
        while (!separates(modulus, numbers)) {
            modulus++;
        }
        return modulus;
    }
    // endregion

    // region 5.table
    static int[] table(int modulus, long[] numbers) {
        int[] table = new int[modulus];
        for (int i = 0; i < numbers.length; i++) {
            table[(int) Long.remainderUnsigned(numbers[i], modulus)] = i;
        }
        return table;
    }
    // endregion

    /** A ring of 32 bits in which each pattern of five bits occurs once: the colours of a deck, red = 1. */
    static final int RING = (int) DeBruijn.smallest(5);

    // region 5.card
    static int window(int place) {
        return Integer.rotateLeft(RING, place) >>> 27;
    }

    static String card(int place) {
        int five = window(place);
        String rank = "7 8 9 10 J Q K A".split(" ")[five & 7];
        return rank + "♠♣♥♦".charAt(five >>> 3);
    }
    // endregion

    // region 5.halving
    static int halving(long set) {
        long bit = set & -set;
        int index = 63;
        if ((bit & 0x00000000FFFFFFFFL) != 0) index -= 32;
        if ((bit & 0x0000FFFF0000FFFFL) != 0) index -= 16;
        if ((bit & 0x00FF00FF00FF00FFL) != 0) index -= 8;
        if ((bit & 0x0F0F0F0F0F0F0F0FL) != 0) index -= 4;
        if ((bit & 0x3333333333333333L) != 0) index -= 2;
        if ((bit & 0x5555555555555555L) != 0) index -= 1;
        return index;
    }
    // endregion

    // region 5.smear
    static long smear(long set) {
        set |= set >>> 1;
        set |= set >>> 2;
        set |= set >>> 4;
        set |= set >>> 8;
        set |= set >>> 16;
        set |= set >>> 32;
        return set;
    }
    // endregion

    // region 5.next
    static long next(long subset, long mask) {
        return (subset - mask) & mask;
    }
    // endregion
}
