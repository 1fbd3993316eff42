package sphericalknight.lessons;

import static sphericalknight.bits.Squares.bit;
import static sphericalknight.chess.board.Mirror.topBottom;

import java.util.Random;
import java.util.function.LongBinaryOperator;
import sphericalknight.chess.attack.PawnSpans;
import sphericalknight.chess.board.Shift;

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

    // region 6.agree
    static int agree(LongBinaryOperator fast, LongBinaryOperator slow) {
        Random random = new Random(6);
        int boards = 0;
        for (int i = 0; i < 10_000; i++) {
            long pawns = random.nextLong() & random.nextLong();
            long others = random.nextLong() & ~pawns;
            long answer = fast.applyAsLong(pawns, others);
            boards += answer == slow.applyAsLong(pawns, others) ? 1 : 0;
        }
        return boards;
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

    // region 6.by-table
    static long[] ways() {
        long[] ways = new long[64];
        for (int square = 0; square < 64; square++) {
            long front = PawnSpans.whiteFront(bit(square));
            ways[square] = front | Shift.east(front) | Shift.west(front);
        }
        return ways;
    }

    static long byTable(long white, long black, long[] ways) {
        long passed = white;
        for (long rest = white; rest != 0; rest &= rest - 1) {
            if ((ways[Long.numberOfTrailingZeros(rest)] & black) != 0) {
                passed &= ~(rest & -rest);
            }
        }
        return passed;
    }
    // endregion
}
