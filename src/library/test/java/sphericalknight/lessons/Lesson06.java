package sphericalknight.lessons;

import static sphericalknight.bits.Squares.bit;
import static sphericalknight.chess.board.Lines.RANK_8;
import static sphericalknight.chess.board.Mirror.topBottom;

import java.util.function.LongBinaryOperator;
import java.util.function.LongUnaryOperator;
import sphericalknight.chess.attack.KingMoves;

/** The code that lesson 06 builds step by step. Its cells show these regions, {@link Lesson06Test} tests them. */
final class Lesson06 {
    private Lesson06() {}

    // region 6.push
    static long push(long pawns, long empty) {
        return (pawns << 8) & empty;
    }
    // endregion

    // region 6.patient
    static long patientPush(long pawns, long empty) {
        long targets = 0;
        for (int from = 0; from < 56; from++) {
            boolean pawn = (pawns & bit(from)) != 0;
            boolean free = (empty & bit(from + 8)) != 0;
            if (pawn && free) {
                targets |= bit(from + 8);
            }
        }
        return targets;
    }
    // endregion

    // region 6.cases
    static int cases(LongBinaryOperator fast, LongBinaryOperator slow, LongUnaryOperator step) {
        int equal = 0;
        for (int square = 0; square < 64; square++) {
            long pawn = bit(square);
            long target = step.applyAsLong(pawn);
            for (long empty : new long[] {target, ~target}) {
                equal += fast.applyAsLong(pawn, empty) == slow.applyAsLong(pawn, empty) ? 1 : 0;
            }
        }
        return equal;
    }
    // endregion

    // region 6.black-push
    static long blackPush(long pawns, long empty) {
        long upsideDown = push(topBottom(pawns), topBottom(empty));
        return topBottom(upsideDown);
    }
    // endregion

    // region 6.up
    static long up(long set) {
        set |= set << 8;
        set |= set << 16;
        return set | (set << 32);
    }
    // endregion

    // region 6.catches
    static boolean catches(long king, long pawn) {
        while ((pawn & RANK_8) == 0) {
            pawn <<= 8;
            king |= KingMoves.attacks(king);
            if ((king & pawn) != 0) {
                return true;
            }
        }
        return false;
    }
    // endregion

    // region 6.catchers
    static long catchers(long pawn) {
        long kings = 0;
        for (int square = 0; square < 64; square++) {
            if (catches(bit(square), pawn)) {
                kings |= bit(square);
            }
        }
        return kings;
    }
    // endregion
}
