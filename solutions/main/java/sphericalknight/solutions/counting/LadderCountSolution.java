package sphericalknight.solutions.counting;

import sphericalknight.exercises.counting.LadderCount;

/**
 * Exercise 4.4, solved: three rungs and a multiplication.
 *
 * <p>Other ways: three more rungs instead of the multiplication, as the essay's routine for 32 bits does; the first rung with one
 * fewer mask, {@code set - ((set >>> 1) & 0x5555...)}: it subtracts the upper bit from each pair, so that 11 becomes 10 (two ones), 10
 * becomes 01, and 01 and 00 stay as they are. The course library's version is what {@code Long.bitCount} does on a processor without an
 * instruction for it.
 */
public class LadderCountSolution implements LadderCount {
    @Override
    public long pairs(long set) {
        return (set & 0x5555_5555_5555_5555L) + ((set >>> 1) & 0x5555_5555_5555_5555L);
    }

    @Override
    public long nibbles(long pairs) {
        return (pairs & 0x3333_3333_3333_3333L) + ((pairs >>> 2) & 0x3333_3333_3333_3333L);
    }

    @Override
    public long bytes(long nibbles) {
        return (nibbles + (nibbles >>> 4)) & 0x0F0F_0F0F_0F0F_0F0FL;
    }

    @Override
    public int sum(long bytes) {
        return (int) ((bytes * 0x0101_0101_0101_0101L) >>> 56);
    }

    @Override
    public int count(long set) {
        return sum(bytes(nibbles(pairs(set))));
    }
}
