package sphericalknight.solutions.slider;

import sphericalknight.exercises.slider.MagicLookup;

/**
 * Exercise 9.3, solved: an AND, a multiplication and a shift. The table is filled with the same index with which it is read.
 *
 * <p>Other ways: {@code occupied | ~mask} instead of {@code occupied & mask} saves an operation in some programs ("black magic"), with
 * different magic numbers. The same shift for all squares ("plain magic": 52 for rooks, 55 for bishops) need not be looked up, but all
 * tables of a piece are then as long as the longest, and take 2.25 MiB.
 */
public class MagicLookupSolution implements MagicLookup {
    @Override
    public int index(long occupied, long mask, long magic) {
        return (int) (((occupied & mask) * magic) >>> (64 - Long.bitCount(mask)));
    }

    @Override
    public long[] table(long mask, long magic, long[] blockers, long[] attacks) {
        long[] table = new long[1 << Long.bitCount(mask)];
        for (int way = 0; way < blockers.length; way++) {
            table[index(blockers[way], mask, magic)] = attacks[way];
        }
        return table;
    }
}
