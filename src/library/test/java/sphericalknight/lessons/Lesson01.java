package sphericalknight.lessons;

import static sphericalknight.bits.Squares.bit;
import static sphericalknight.bits.Squares.file;
import static sphericalknight.bits.Squares.rank;
import static sphericalknight.chess.board.Lines.FILE_A;
import static sphericalknight.chess.board.Lines.FILE_C;
import static sphericalknight.chess.board.Lines.FILE_E;
import static sphericalknight.chess.board.Lines.FILE_G;
import static sphericalknight.chess.board.Lines.NOT_A;

import java.util.function.LongUnaryOperator;

/** The code that lesson 01 builds step by step. Its cells show these regions, {@link Lesson01Test} tests them. */
final class Lesson01 {
    private Lesson01() {}

    // region 1.east
    static long east(long set) {
        return (set << 1) & NOT_A;
    }

    static long slowEast(long set) {
        long moved = 0;
        for (int square = 0; square < 64; square++) {
            if ((set & bit(square)) != 0 && file(square) < 7) {
                moved |= bit(square + 1);
            }
        }
        return moved;
    }
    // endregion

    // region 1.disagreement
    static long disagreement(LongUnaryOperator fast, LongUnaryOperator slow) {
        long squares = 0;
        for (int square = 0; square < 64; square++) {
            if (fast.applyAsLong(bit(square)) != slow.applyAsLong(bit(square))) {
                squares |= bit(square);
            }
        }
        return squares;
    }
    // endregion

    // region 1.slow-mirror
    static long slowMirror(long set) {
        long mirrored = 0;
        for (int square = 0; square < 64; square++) {
            if ((set & bit(square)) != 0) {
                mirrored |= bit(8 * rank(square) + (7 - file(square)));
            }
        }
        return mirrored;
    }
    // endregion

    // region 1.neighbours
    static final long FILES_ACEG = FILE_A | FILE_C | FILE_E | FILE_G;

    static long swapNeighbours(long set) {
        long toTheRight = (set & FILES_ACEG) << 1;
        long toTheLeft = (set >>> 1) & FILES_ACEG;
        return toTheRight | toTheLeft;
    }
    // endregion
}
