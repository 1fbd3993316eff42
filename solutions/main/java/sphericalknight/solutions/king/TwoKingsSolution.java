package sphericalknight.solutions.king;

import sphericalknight.chess.attack.KingPlacements;
import sphericalknight.exercise.KnownWrong;
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

    @KnownWrong(
            fails = "middle",
            says = "Both kings on one square: you take the attacks away, but not the square of the first king itself.")
    static final class OwnSquareIncluded extends TwoKingsSolution {
        @Override
        public long places(int king) {
            return ~attacks(1L << king);
        }
    }

    @KnownWrong(
            fails = "placements",
            says = "1,806 counts every pair once, as if both kings had the same colour. White on a1 and Black on h8"
                    + " is another placement than Black on a1 and White on h8.")
    static final class PairsCountedOnce extends TwoKingsSolution {
        @Override
        public int placements() {
            return super.placements() / 2;
        }
    }

    @KnownWrong(
            fails = "placements",
            says = "3,520 is 64 x 55: you count as if every king took nine squares. At the edge it takes six, in a"
                    + " corner four.")
    static final class NineSquaresEverywhere extends TwoKingsSolution {
        @Override
        public int placements() {
            return 64 * 55;
        }
    }

    @KnownWrong(fails = "corner", says = "From h4 upwards something breaks: 1 << king is an int. Write 1L << king.")
    static final class IntShift extends TwoKingsSolution {
        @Override
        public long places(int king) {
            long square = 1 << king;
            return ~(square | attacks(square));
        }
    }

    @KnownWrong(
            fails = "middle",
            says =
                    "These are the squares that the first king takes; the other one may stand on all the rest. A complement ~ is missing.")
    static final class TakenForFree extends TwoKingsSolution {
        @Override
        public long places(int king) {
            return ~super.places(king);
        }
    }

    @KnownWrong(
            fails = "middle",
            says =
                    "These are the squares that the first king attacks. The other one may stand on neither these nor his square, but on all the rest.")
    static final class AttacksForPlaces extends TwoKingsSolution {
        @Override
        public long places(int king) {
            return attacks(1L << king);
        }
    }

    @KnownWrong(
            fails = "placements",
            says =
                    "4,032 is 64 · 63: all pairs of different squares. Those side by side do not count: add up how many places are left for each square.")
    static final class TouchingCounted extends TwoKingsSolution {
        @Override
        public int placements() {
            return 64 * 63;
        }
    }

    @KnownWrong(
            fails = "placements",
            says =
                    "4,096 is 64 · 64: all pairs of squares. Two kings cannot stand on the same square, nor side by side: add up how many places are left for each square.")
    static final class AllPairsCounted extends TwoKingsSolution {
        @Override
        public int placements() {
            return 64 * 64;
        }
    }

    @KnownWrong(
            fails = "placements",
            says = "420 are the placements in which the kings do touch. Asked are all the others.")
    static final class TouchingOnly extends TwoKingsSolution {
        @Override
        public int placements() {
            return 420;
        }
    }

    @KnownWrong(
            fails = "placements",
            says = "3,676 is 64 too many: the pairs in which both stand on the same square are counted.")
    static final class PairsOnOneSquare extends TwoKingsSolution {
        @Override
        public int placements() {
            return 3_676;
        }
    }

    @KnownWrong(
            fails = "placements",
            says = "60 is the number of places for one king in a corner. Add up all 64 squares: +=, not =.")
    static final class LastKingOnly extends TwoKingsSolution {
        @Override
        public int placements() {
            return 60;
        }
    }

    @KnownWrong(
            fails = "placements",
            says =
                    "Not every king leaves as many places: 55 in the middle, 58 at the edge, 60 in a corner. Add up all 64 squares.")
    static final class MiddleKingCounted extends TwoKingsSolution {
        @Override
        public int placements() {
            return 55;
        }
    }

    @KnownWrong(fails = KnownWrong.RULES)
    static final class CallsTheLibrary extends TwoKingsSolution {
        @Override
        public long places(int king) {
            return KingPlacements.places(king);
        }
    }
}
