package sphericalknight.solutions.slider;

import sphericalknight.bits.SplitMix64;
import sphericalknight.exercises.slider.MagicFinder;

/**
 * Exercise 9.4, solved: take random numbers with few bits, fill a table with each, and keep the first that never needs one entry for two
 * different attack sets.
 *
 * <p>Other ways: remember in a second array which candidate wrote an entry; then the table need not be cleared. The library's
 * {@code MagicSearch} does this. A quick test before the table is filled: the highest byte of {@code mask * magic} should have six bits or
 * more. Numbers with all bits at random work for bishops, and take very long for rooks.
 */
public class MagicFinderSolution implements MagicFinder {
    @Override
    public long magic(long[] blockers, long[] attacks, long seed) {
        SplitMix64 random = new SplitMix64(seed);
        int shift = 64 - Integer.numberOfTrailingZeros(blockers.length);
        while (true) {
            long candidate = random.next() & random.next() & random.next();
            if (isMagic(candidate, shift, blockers, attacks)) {
                return candidate;
            }
        }
    }

    /** Whether {@code magic} separates all different attack sets. These are never empty, so 0 marks a free entry. */
    boolean isMagic(long magic, int shift, long[] blockers, long[] attacks) {
        long[] table = new long[2 * blockers.length];
        for (int way = 0; way < blockers.length; way += step()) {
            int index = (int) ((blockers[way] * magic) >>> shift);
            if (table[index] != 0 && table[index] != attacks[way]) {
                return false;
            }
            table[index] = attacks[way];
        }
        return true;
    }

    int step() {
        return 1;
    }
}
