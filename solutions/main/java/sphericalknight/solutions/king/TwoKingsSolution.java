package sphericalknight.solutions.king;

import sphericalknight.exercises.king.TwoKings;

/**
 * Exercise 3.3, solved: everything but the king and its neighbours, counted for all 64 squares.
 *
 * <p>Other ways: all 64 x 63 pairs of different squares without the 420 that are a king's move apart, 4,032 - 420 = 3,612. Two loops and
 * a comparison of files and ranks give the number, but not the sets.
 */
public class TwoKingsSolution implements TwoKings {
    private static final long NOT_A = ~0x0101_0101_0101_0101L;
    private static final long NOT_H = ~0x8080_8080_8080_8080L;

    @Override
    public long places(int king) {
        long square = 1L << king;
        return ~(square | attacks(square));
    }

    @Override
    public int placements() {
        int placements = 0;
        for (int king = 0; king < 64; king++) {
            placements += Long.bitCount(places(king));
        }
        return placements;
    }

    private static long attacks(long kings) {
        long right = ((kings << 9) | (kings << 1) | (kings >>> 7)) & NOT_A;
        long left = ((kings << 7) | (kings >>> 1) | (kings >>> 9)) & NOT_H;
        long straight = (kings << 8) | (kings >>> 8);
        return right | left | straight;
    }
}
