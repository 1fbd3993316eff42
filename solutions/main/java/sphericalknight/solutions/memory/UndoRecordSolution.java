package sphericalknight.solutions.memory;

import sphericalknight.chess.position.Position;
import sphericalknight.exercise.KnownWrong;
import sphericalknight.exercises.memory.UndoRecord;

/**
 * Exercise 8.4, solved: seven numbers.
 *
 * <p>Other ways: a stack of whole boards saves all 67 numbers and cannot forget any; it is simple, and fine if there is enough memory. Real
 * programs keep the key in the record as well.
 */
public class UndoRecordSolution implements UndoRecord {
    private static final int EMPTY = 12;

    @Override
    public int[] remember(int[] before, int from, int to) {
        return new int[] {from, to, before[from], before[to], before[64], before[65], before[66]};
    }

    @Override
    public int[] restore(int[] after, int[] record) {
        int[] before = after.clone();
        int from = record[0];
        int to = record[1];
        before[from] = record[2];
        before[to] = record[3];
        System.arraycopy(record, 4, before, 64, 3);
        boolean pawn = record[2] % 6 == 0;
        boolean king = record[2] % 6 == 5;
        if (pawn && (to - from) % 8 != 0 && record[3] == EMPTY) {
            before[from / 8 * 8 + to % 8] = 6 - record[2];
        }
        if (king && Math.abs(to - from) == 2) {
            before[to > from ? from + 3 : from - 4] = record[2] - 2;
            before[(from + to) / 2] = EMPTY;
        }
        return before;
    }

    @KnownWrong(
            fails = "capture",
            says = "What was captured stays away: an empty square is left behind. Who stood on the square of arrival"
                    + " belongs in the record, and back on the board.")
    static final class CaptureForgotten extends UndoRecordSolution {
        @Override
        public int[] restore(int[] after, int[] record) {
            int[] before = super.restore(after, record);
            before[record[1]] = EMPTY;
            return before;
        }
    }

    @KnownWrong(
            fails = "castlingRights",
            says = "Castling rights that a move took away stay away. They cannot be worked out backwards: write them"
                    + " down.")
    static final class CastlingIgnored extends UndoRecordSolution {
        @Override
        public int[] restore(int[] after, int[] record) {
            int[] before = super.restore(after, record);
            before[64] = after[64];
            return before;
        }
    }

    @KnownWrong(
            fails = "enPassantSquare",
            says = "The en passant square is not what it was. It lives for one move only, so every move destroys it:"
                    + " write it down.")
    static final class EnPassantForgotten extends UndoRecordSolution {
        @Override
        public int[] restore(int[] after, int[] record) {
            int[] before = super.restore(after, record);
            before[65] = -1;
            return before;
        }
    }

    @KnownWrong(
            fails = "enPassant",
            says = "The pawn captured in passing does not come back. It did not stand where the capture ended but"
                    + " beside where it began.")
    static final class VictimForgotten extends UndoRecordSolution {
        @Override
        public int[] restore(int[] after, int[] record) {
            int[] before = super.restore(after, record);
            if (record[2] % 6 == 0 && record[3] == EMPTY && (record[1] - record[0]) % 8 != 0) {
                before[record[0] / 8 * 8 + record[1] % 8] = EMPTY;
            }
            return before;
        }
    }

    @KnownWrong(
            fails = "promotion",
            says = "A queen walks back to the seventh rank, where a pawn had left. Write down who moved, not only"
                    + " where to.")
    static final class PromotedStaysQueen extends UndoRecordSolution {
        @Override
        public int[] restore(int[] after, int[] record) {
            int[] before = super.restore(after, record);
            before[record[0]] = after[record[1]];
            return before;
        }
    }

    @KnownWrong(
            fails = "shortRecord",
            says = "Your record is the whole board. That restores everything, but this exercise asks for ten numbers"
                    + " at most.")
    static final class WholeBoard extends UndoRecordSolution {
        @Override
        public int[] remember(int[] before, int from, int to) {
            return before.clone();
        }

        @Override
        public int[] restore(int[] after, int[] record) {
            return record;
        }
    }

    @KnownWrong(fails = KnownWrong.RULES)
    static final class CallsTheLibrary extends UndoRecordSolution {
        @Override
        public int[] remember(int[] before, int from, int to) {
            return new int[] {Position.start().side()};
        }
    }
}
