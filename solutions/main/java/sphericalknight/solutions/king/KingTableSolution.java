package sphericalknight.solutions.king;

import sphericalknight.exercises.king.KingTable;

/**
 * Exercise 3.4, solved: store 64 answers, and look up one for each piece.
 *
 * <p>Other ways: walk the set bits with {@code pieces & (pieces - 1)} (lesson 05) and save the 64 tests. The table wins for one piece at a
 * time and for answers that are expensive to compute; the shifts of 3.1 win for many kings, and need no memory.
 */
public class KingTableSolution implements KingTable {
    private static final long NOT_A = ~0x0101_0101_0101_0101L;
    private static final long NOT_H = ~0x8080_8080_8080_8080L;

    @Override
    public long[] table() {
        long[] table = new long[64];
        for (int square = 0; square < 64; square++) {
            table[square] = kingAttacks(1L << square);
        }
        return table;
    }

    @Override
    public long attacks(long[] table, long pieces) {
        long attacks = 0;
        for (int square = 0; square < 64; square++) {
            if ((pieces & (1L << square)) != 0) {
                attacks |= table[square];
            }
        }
        return attacks;
    }

    private static long kingAttacks(long kings) {
        long right = ((kings << 9) | (kings << 1) | (kings >>> 7)) & NOT_A;
        long left = ((kings << 7) | (kings >>> 1) | (kings >>> 9)) & NOT_H;
        long straight = (kings << 8) | (kings >>> 8);
        return right | left | straight;
    }
}
