package sphericalknight.solutions.counting;

import sphericalknight.bits.ByteTableCount;
import sphericalknight.exercise.KnownWrong;
import sphericalknight.exercises.counting.TableCount;

/**
 * Exercise 4.2, solved: a number has the ones of its half plus its own lowest bit.
 *
 * <p>Other ways: 256 entries and eight look-ups, which stay in the nearest cache; the lesson measures both, warm and cold. Filling the
 * table by counting each number works as well and is done only once.
 */
public class TableCountSolution implements TableCount {
    private static final byte[] COUNTS = counts(65_536);

    private static byte[] counts(int size) {
        byte[] counts = new byte[size];
        for (int i = 1; i < size; i++) {
            counts[i] = (byte) (counts[i >>> 1] + (i & 1));
        }
        return counts;
    }

    @Override
    public byte[] table() {
        return COUNTS.clone();
    }

    @Override
    public int count(long set) {
        return lookUps(set, COUNTS);
    }

    private static int lookUps(long set, byte[] counts) {
        return counts[(int) set & 0xFFFF]
                + counts[(int) (set >>> 16) & 0xFFFF]
                + counts[(int) (set >>> 32) & 0xFFFF]
                + counts[(int) (set >>> 48)];
    }

    @KnownWrong(
            fails = "tableEnds",
            says = "Your table lacks its last entry: 65,535 is the largest number of 16 bits, and with 0 there are"
                    + " 65,536 of them. The whole board does not find its count.")
    static final class TableTooSmall extends TableCountSolution {
        private final byte[] counts = counts(0xFFFF);

        @Override
        public byte[] table() {
            return counts.clone();
        }

        @Override
        public int count(long set) {
            return lookUps(set, counts);
        }
    }

    @KnownWrong(
            fails = "highestBitOfEachQuarter",
            says = "A square on the h-file of an even rank makes your index negative: a short has a sign. Cut the 16"
                    + " bits out with & 0xFFFF, as an int.")
    static final class BytesSignExtended extends TableCountSolution {
        @Override
        public int count(long set) {
            int count = 0;
            for (int shift = 0; shift < 64; shift += 16) {
                count += COUNTS[(short) (set >>> shift)];
            }
            return count;
        }
    }

    @KnownWrong(
            fails = "highestBitOfEachQuarter",
            says = "h8 makes your last index negative: >> 48 brings copies of the sign along. Shift with >>>, or cut"
                    + " with & 0xFFFF.")
    static final class SignedShift extends TableCountSolution {
        @Override
        public int count(long set) {
            return COUNTS[(int) set & 0xFFFF]
                    + COUNTS[(int) (set >> 16) & 0xFFFF]
                    + COUNTS[(int) (set >> 32) & 0xFFFF]
                    + COUNTS[(int) (set >> 48)];
        }
    }

    @KnownWrong(
            fails = "highestBitOfEachQuarter",
            says = "The upper half of the board is not counted: an int has 32 bits, that is two look-ups of four.")
    static final class IntResult extends TableCountSolution {
        @Override
        public int count(long set) {
            int word = (int) set;
            return COUNTS[word & 0xFFFF] + COUNTS[word >>> 16];
        }
    }

    @KnownWrong(
            fails = "tableBegins",
            says = "Your table is off by one: entry i is the count of i - 1. Entry 0 is the count of 0.")
    static final class OffByOne extends TableCountSolution {
        @Override
        public byte[] table() {
            byte[] counts = new byte[65_536];
            System.arraycopy(COUNTS, 0, counts, 1, 65_535);
            return counts;
        }

        @Override
        public int count(long set) {
            return lookUps(set, table());
        }
    }

    @KnownWrong(fails = KnownWrong.RULES)
    static final class CallsTheLibrary extends TableCountSolution {
        @Override
        public byte[] table() {
            return ByteTableCount.table(16);
        }
    }
}
