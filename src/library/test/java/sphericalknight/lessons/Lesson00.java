package sphericalknight.lessons;

import static sphericalknight.bits.Squares.bit;
import static sphericalknight.draw.Draw.board;
import static sphericalknight.draw.Draw.row;

import sphericalknight.chess.attack.KingMoves;
import sphericalknight.draw.Picture;

/** The code of lesson 00. Its cells show this region, {@link Lesson00Test} tests it. */
final class Lesson00 {
    static final long HELLO = 0x0000752527257500L;

    private Lesson00() {}

    /** The picture at the start of the lesson, stored in {@code notebooks/pictures/00-start.svg}. */
    static Picture opening() {
        return row(
                board("hello", HELLO),
                board("three steps later", after(3, HELLO)),
                board("seven steps later", after(7, HELLO)));
    }

    /** The world after {@code steps} steps. */
    static long after(int steps, long world) {
        return steps == 0 ? world : after(steps - 1, next(world));
    }

    // region 0.life
    static long next(long world) {
        long after = 0;
        for (int square = 0; square < 64; square++) {
            int neighbours = Long.bitCount(world & KingMoves.attacks(bit(square)));
            boolean isFilled = (world & bit(square)) != 0;
            if (neighbours == 3 || (neighbours == 2 && isFilled)) {
                after |= bit(square);
            }
        }
        return after;
    }
    // endregion
}
