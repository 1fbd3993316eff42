package sphericalknight.lessons;

import static sphericalknight.draw.Draw.column;
import static sphericalknight.draw.Draw.strip;

import java.util.Random;
import java.util.function.LongToIntFunction;
import sphericalknight.draw.Picture;

/** The code that lesson 04 builds step by step. Its cells show these regions, {@link Lesson04Test} tests them. */
final class Lesson04 {
    private Lesson04() {}

    /** The picture at the start of the lesson, stored in {@code notebooks/pictures/04-counting-bits.svg}. */
    static Picture opening() {
        return column(
                strip("sixteen bits, each the number of ones in itself", 0xD765).width(16),
                strip("counted in twos", 0x9655).width(16).fields(2),
                strip("counted in fours", 0x3322).width(16).fields(4),
                strip("counted in eights", 0x0604).width(16).fields(8),
                strip("counted", 0x000A).width(16).fields(16));
    }

    // region 4.naive
    static int naive(long set) {
        int count = 0;
        for (int step = 0; step < 64; step++) {
            count += set & 1;
            set >>>= 1;
        }
        return count;
    }
    // endregion

    // region 4.hasty
    static int hasty(long set) {
        int count = 0;
        while (set > 0) {
            count += set & 1;
            set >>= 1;
        }
        return count;
    }
    // endregion

    // region 4.trial
    static String trial(LongToIntFunction count, int sets) {
        Random random = new Random(4);
        int right = 0;
        for (int i = 0; i < sets; i++) {
            long set = random.nextLong();
            right += count.applyAsInt(set) == naive(set) ? 1 : 0;
        }
        return "right for %,d of %,d random sets".formatted(right, sets);
    }
    // endregion

    // region 4.table
    static byte[] table(int bits) {
        byte[] counts = new byte[1 << bits];
        for (int i = 1; i < counts.length; i++) {
            counts[i] = (byte) (counts[i / 2] + i % 2);
        }
        return counts;
    }
    // endregion

    static final byte[] COUNTS = table(8);

    // region 4.by-ranks
    static int byRanks(long set) {
        int count = 0;
        for (int shift = 0; shift < 64; shift += 8) {
            count += COUNTS[(int) (set >>> shift) & 0xFF];
        }
        return count;
    }
    // endregion

    // region 4.tight
    static int tight(long set) {
        return byRanks(set) & 0b111111;
    }
    // endregion

    // region 4.count32
    static int count32(int word) {
        word = (word & 0x55555555) + ((word >>> 1) & 0x55555555);
        word = (word & 0x33333333) + ((word >>> 2) & 0x33333333);
        word = (word & 0x0F0F0F0F) + ((word >>> 4) & 0x0F0F0F0F);
        word = (word & 0x00FF00FF) + ((word >>> 8) & 0x00FF00FF);
        return (word & 0x0000FFFF) + (word >>> 16);
    }
    // endregion
}
