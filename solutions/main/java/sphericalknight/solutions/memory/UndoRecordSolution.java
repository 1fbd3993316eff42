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
        if (inPassing(record)) {
            before[from / 8 * 8 + to % 8] = 6 - record[2];
        }
        if (castles(record)) {
            before[rookFrom(record)] = record[2] - 2;
            before[rookTo(record)] = EMPTY;
        }
        return before;
    }

    private static boolean castles(int[] record) {
        return record[2] % 6 == 5 && Math.abs(record[1] - record[0]) == 2;
    }

    private static int rookFrom(int[] record) {
        return record[1] > record[0] ? record[0] + 3 : record[0] - 4;
    }

    private static int rookTo(int[] record) {
        return (record[0] + record[1]) / 2;
    }

    private static boolean inPassing(int[] record) {
        return record[2] % 6 == 0 && record[3] == EMPTY && (record[1] - record[0]) % 8 != 0;
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
            if (inPassing(record)) {
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

    @KnownWrong(
            fails = "plainMove",
            says =
                    "The clock is not what it was: after the move back it still says what it said after the move. A capture sets it to 0, so write it down.")
    static final class ClockForgotten extends UndoRecordSolution {
        @Override
        public int[] restore(int[] after, int[] record) {
            int[] before = super.restore(after, record);
            before[66] = after[66];
            return before;
        }
    }

    @KnownWrong(
            fails = "capture",
            says =
                    "You count the clock back by one. A capture or a pawn move had set it to 0, and what it was before cannot be worked out: write it down.")
    static final class ClockDecremented extends UndoRecordSolution {
        @Override
        public int[] restore(int[] after, int[] record) {
            int[] before = super.restore(after, record);
            before[66] = after[66] - 1;
            return before;
        }
    }

    @KnownWrong(
            fails = "castling",
            says =
                    "After castling the king goes home and the rook stays. Take it off the square beside the king and put it back into its corner.")
    static final class RookForgotten extends UndoRecordSolution {
        @Override
        public int[] restore(int[] after, int[] record) {
            int[] before = super.restore(after, record);
            if (castles(record)) {
                before[rookTo(record)] = record[2] - 2;
                before[rookFrom(record)] = EMPTY;
            }
            return before;
        }
    }

    @KnownWrong(
            fails = "castling",
            says =
                    "After castling there is one rook too many: it is back in its corner, and still beside the king. The square that it leaves becomes empty.")
    static final class RookTwice extends UndoRecordSolution {
        @Override
        public int[] restore(int[] after, int[] record) {
            int[] before = super.restore(after, record);
            if (castles(record)) {
                before[rookTo(record)] = record[2] - 2;
            }
            return before;
        }
    }

    @KnownWrong(
            fails = "castling",
            says =
                    "After castling long there is one rook too many: it is back in its corner, and still beside the king. The square that it leaves becomes empty.")
    static final class LongRookTwice extends UndoRecordSolution {
        @Override
        public int[] restore(int[] after, int[] record) {
            int[] before = super.restore(after, record);
            if (castles(record) && record[1] < record[0]) {
                before[rookTo(record)] = record[2] - 2;
            }
            return before;
        }
    }

    @KnownWrong(
            fails = "castling",
            says =
                    "After castling short there is one rook too many: it is back in its corner, and still beside the king. The square that it leaves becomes empty.")
    static final class ShortRookTwice extends UndoRecordSolution {
        @Override
        public int[] restore(int[] after, int[] record) {
            int[] before = super.restore(after, record);
            if (castles(record) && record[1] > record[0]) {
                before[rookTo(record)] = record[2] - 2;
            }
            return before;
        }
    }

    @KnownWrong(
            fails = "castling",
            says =
                    "After castling the rook is gone: it is taken off the square beside the king, and not put back into its corner.")
    static final class RookLost extends UndoRecordSolution {
        @Override
        public int[] restore(int[] after, int[] record) {
            int[] before = super.restore(after, record);
            if (castles(record)) {
                before[rookFrom(record)] = EMPTY;
            }
            return before;
        }
    }

    @KnownWrong(
            fails = "castling",
            says = "Castling long is not undone: the rook stays on d1 or d8. It came from a1 or a8.")
    static final class LongForgotten extends UndoRecordSolution {
        @Override
        public int[] restore(int[] after, int[] record) {
            int[] before = super.restore(after, record);
            if (castles(record) && record[1] < record[0]) {
                before[rookTo(record)] = record[2] - 2;
                before[rookFrom(record)] = EMPTY;
            }
            return before;
        }
    }

    @KnownWrong(
            fails = "castling",
            says = "Castling short is not undone: the rook stays on f1 or f8. It came from h1 or h8.")
    static final class ShortForgotten extends UndoRecordSolution {
        @Override
        public int[] restore(int[] after, int[] record) {
            int[] before = super.restore(after, record);
            if (castles(record) && record[1] > record[0]) {
                before[rookTo(record)] = record[2] - 2;
                before[rookFrom(record)] = EMPTY;
            }
            return before;
        }
    }

    @KnownWrong(
            fails = "castling",
            says =
                    "Castling long sends the rook back to the b-file. It came from the a-file, four files from the king's square.")
    static final class LongRookOnTheBFile extends UndoRecordSolution {
        @Override
        public int[] restore(int[] after, int[] record) {
            int[] before = super.restore(after, record);
            if (castles(record) && record[1] < record[0]) {
                before[rookFrom(record)] = EMPTY;
                before[record[0] - 3] = record[2] - 2;
            }
            return before;
        }
    }

    @KnownWrong(
            fails = "enPassant",
            says =
                    "The pawn that comes back after a capture in passing has the capturer's colour. The victim is the other side's: 6 where White captured, 0 where Black did.")
    static final class VictimOfOwnColour extends UndoRecordSolution {
        @Override
        public int[] restore(int[] after, int[] record) {
            int[] before = super.restore(after, record);
            if (inPassing(record)) {
                before[record[0] / 8 * 8 + record[1] % 8] = record[2];
            }
            return before;
        }
    }

    @KnownWrong(
            fails = "enPassant",
            says =
                    "The pawn captured in passing comes back on the square where the capture ended. It stood beside the square where the capturer came from.")
    static final class VictimOnTarget extends UndoRecordSolution {
        @Override
        public int[] restore(int[] after, int[] record) {
            int[] before = super.restore(after, record);
            if (inPassing(record)) {
                before[record[0] / 8 * 8 + record[1] % 8] = EMPTY;
                before[record[1]] = 6 - record[2];
            }
            return before;
        }
    }

    @KnownWrong(
            fails = "enPassant",
            says =
                    "Black's captures in passing are not undone: the white pawn does not come back. It stood on rank 4, beside the capturer.")
    static final class BlacksVictimForgotten extends UndoRecordSolution {
        @Override
        public int[] restore(int[] after, int[] record) {
            int[] before = super.restore(after, record);
            if (inPassing(record) && record[2] == 6) {
                before[record[0] / 8 * 8 + record[1] % 8] = EMPTY;
            }
            return before;
        }
    }

    @KnownWrong(
            fails = "enPassant",
            says =
                    "White's captures in passing are not undone: the black pawn does not come back. It stood on rank 5, beside the capturer.")
    static final class WhitesVictimForgotten extends UndoRecordSolution {
        @Override
        public int[] restore(int[] after, int[] record) {
            int[] before = super.restore(after, record);
            if (inPassing(record) && record[2] == 0) {
                before[record[0] / 8 * 8 + record[1] % 8] = EMPTY;
            }
            return before;
        }
    }

    @KnownWrong(
            fails = "enPassant",
            says =
                    "The pawn captured in passing always comes back as a black one. Where Black captured, the victim is white.")
    static final class VictimAlwaysBlack extends UndoRecordSolution {
        @Override
        public int[] restore(int[] after, int[] record) {
            int[] before = super.restore(after, record);
            if (inPassing(record)) {
                before[record[0] / 8 * 8 + record[1] % 8] = 6;
            }
            return before;
        }
    }

    @KnownWrong(
            fails = "capture",
            says =
                    "Every capture by a pawn is undone as if it were in passing: a pawn appears beside the capturer. In passing means that the square of arrival was empty.")
    static final class VictimAfterEveryCapture extends UndoRecordSolution {
        @Override
        public int[] restore(int[] after, int[] record) {
            int[] before = super.restore(after, record);
            if (record[2] % 6 == 0 && (record[1] - record[0]) % 8 != 0) {
                before[record[0] / 8 * 8 + record[1] % 8] = 6 - record[2];
            }
            return before;
        }
    }

    @KnownWrong(
            fails = "promotion",
            says = "After a promotion a white pawn comes back, whoever promoted. Black's pawn is 6.")
    static final class PromotedTurnsWhite extends UndoRecordSolution {
        @Override
        public int[] restore(int[] after, int[] record) {
            int[] before = super.restore(after, record);
            if (record[2] == 6 && record[1] < 8) {
                before[record[0]] = 0;
            }
            return before;
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
