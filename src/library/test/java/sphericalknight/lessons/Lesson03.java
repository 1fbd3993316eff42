package sphericalknight.lessons;

import static sphericalknight.bits.Squares.bit;
import static sphericalknight.bits.Squares.file;
import static sphericalknight.bits.Squares.rank;
import static sphericalknight.lessons.Lesson02.where;

import sphericalknight.chess.attack.KingMoves;

/** The code that lesson 03 builds step by step. Its cells show these regions, {@link Lesson03Test} tests them. */
final class Lesson03 {
    private Lesson03() {}

    // region 3.patient
    static int distance(int from, int to) {
        int files = Math.abs(file(from) - file(to));
        int ranks = Math.abs(rank(from) - rank(to));
        return Math.max(files, ranks);
    }

    static long patient(int square) {
        return where(to -> distance(square, to) == 1);
    }
    // endregion

    // region 3.eight-steps
    static long eightSteps(long kings) {
        long up = (kings << 7) | (kings << 8) | (kings << 9);
        long sideways = (kings >>> 1) | (kings << 1);
        long down = (kings >>> 9) | (kings >>> 8) | (kings >>> 7);
        return up | sideways | down;
    }
    // endregion

    // region 3.pairs
    static int pairs() {
        int pairs = 0;
        for (int white = 0; white < 64; white++) {
            for (int black = 0; black < 64; black++) {
                pairs += distance(white, black) > 1 ? 1 : 0;
            }
        }
        return pairs;
    }
    // endregion

    // region 3.table
    static long[] table() {
        long[] sets = new long[64];
        for (int square = 0; square < 64; square++) {
            sets[square] = KingMoves.attacks(bit(square));
        }
        return sets;
    }
    // endregion
}
