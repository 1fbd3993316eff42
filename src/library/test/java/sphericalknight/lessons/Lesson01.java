package sphericalknight.lessons;

import static sphericalknight.bits.Squares.bit;
import static sphericalknight.bits.Squares.file;
import static sphericalknight.bits.Squares.rank;
import static sphericalknight.bits.Squares.set;
import static sphericalknight.chess.board.Lines.FILE_A;
import static sphericalknight.chess.board.Lines.FILE_C;
import static sphericalknight.chess.board.Lines.FILE_E;
import static sphericalknight.chess.board.Lines.FILE_G;
import static sphericalknight.chess.board.Lines.NOT_A;
import static sphericalknight.draw.Draw.board;
import static sphericalknight.draw.Draw.row;

import java.util.function.LongUnaryOperator;
import sphericalknight.draw.Picture;

/** The code that lesson 01 builds step by step. Its cells show these regions, {@link Lesson01Test} tests them. */
final class Lesson01 {
    private Lesson01() {}

    /** The picture at the start of the lesson, stored in {@code notebooks/pictures/01-bitboards.svg}. */
    static Picture opening() {
        return row(
                board("the white pawns", 0x000000000000FF00L),
                board("where a knight on d4 can go", 0x0000142200221400L).piece('N', set("d4")),
                board("a number in a good mood", 0x00242400423C0000L));
    }

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
