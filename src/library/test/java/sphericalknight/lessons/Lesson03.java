package sphericalknight.lessons;

import static sphericalknight.bits.Squares.bit;
import static sphericalknight.bits.Squares.file;
import static sphericalknight.bits.Squares.rank;
import static sphericalknight.lessons.Lesson02.where;

import java.util.stream.IntStream;
import sphericalknight.chess.attack.KingMoves;

/** The code that lesson 03 builds step by step. Its cells show these regions, {@link Lesson03Test} tests them. */
final class Lesson03 {
    private Lesson03() {}

    // region 3.patient
    static long patient(int square) {
        return where(
                to -> to != square && Math.abs(file(to) - file(square)) <= 1 && Math.abs(rank(to) - rank(square)) <= 1);
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
                int files = Math.abs(file(white) - file(black));
                int ranks = Math.abs(rank(white) - rank(black));
                pairs += Math.max(files, ranks) > 1 ? 1 : 0;
            }
        }
        return pairs;
    }
    // endregion

    // region 3.table
    static final long[] TABLE =
            IntStream.range(0, 64).mapToLong(s -> KingMoves.attacks(bit(s))).toArray();
    // endregion
}
