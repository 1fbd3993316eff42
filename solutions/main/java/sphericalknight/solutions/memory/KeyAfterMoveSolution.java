package sphericalknight.solutions.memory;

import sphericalknight.chess.undo.AdditiveKey;
import sphericalknight.exercise.KnownWrong;
import sphericalknight.exercises.memory.KeyAfterMove;

/**
 * Exercise 8.2, solved: three XORs, four with a capture.
 *
 * <p>Other ways: a thirteenth number for the empty square removes the test for captures but adds two operations. Computing the key from
 * scratch takes 64 look-ups, which is acceptable only in tests.
 */
public class KeyAfterMoveSolution implements KeyAfterMove {
    @Override
    public long after(long key, int[] board, int from, int to, long[] numbers) {
        long captured = board[to] == 12 ? 0 : numbers[64 * board[to] + to];
        return key ^ numbers[64 * board[from] + from] ^ captured ^ numbers[64 * board[from] + to] ^ numbers[780];
    }

    @KnownWrong(
            fails = "plainMove",
            says = "Your piece arrives, but it never left: its number for the old square is still in the key. XOR it"
                    + " once more.")
    static final class XorTwiceForgotten extends KeyAfterMoveSolution {
        @Override
        public long after(long key, int[] board, int from, int to, long[] numbers) {
            return super.after(key, board, from, to, numbers) ^ numbers[64 * board[from] + from];
        }
    }

    @KnownWrong(
            fails = "capture",
            says = "The captured piece is still in your key. It has to be taken out on the square of arrival.")
    static final class CaptureForgotten extends KeyAfterMoveSolution {
        @Override
        public long after(long key, int[] board, int from, int to, long[] numbers) {
            return key ^ numbers[64 * board[from] + from] ^ numbers[64 * board[from] + to] ^ numbers[780];
        }
    }

    @KnownWrong(
            fails = "plainMove",
            says = "After the move it is still the same side's turn in your key. The number for Black goes in and"
                    + " out, move by move.")
    static final class SideToMoveIgnored extends KeyAfterMoveSolution {
        @Override
        public long after(long key, int[] board, int from, int to, long[] numbers) {
            return super.after(key, board, from, to, numbers) ^ numbers[780];
        }
    }

    @KnownWrong(
            fails = "plainMove",
            says = "Your code plays the move on the board that it was given, and whoever asked for the key still"
                    + " needs it. Read the two squares and leave the board as it is.")
    static final class PlaysTheMove extends KeyAfterMoveSolution {
        @Override
        public long after(long key, int[] board, int from, int to, long[] numbers) {
            long after = super.after(key, board, from, to, numbers);
            board[to] = board[from];
            board[from] = 12;
            return after;
        }
    }

    @KnownWrong(
            fails = "blackMoves",
            says = "You put the number for Black in after White's moves only. After Black's it must come out, which"
                    + " is the same XOR.")
    static final class BlackNeverLeaves extends KeyAfterMoveSolution {
        @Override
        public long after(long key, int[] board, int from, int to, long[] numbers) {
            long after = super.after(key, board, from, to, numbers);
            return board[from] < 6 ? after : after ^ numbers[780];
        }
    }

    @KnownWrong(
            fails = "plainMove",
            says = "Your piece leaves its square and arrives nowhere: its number for the new square is missing.")
    static final class ArrivalForgotten extends KeyAfterMoveSolution {
        @Override
        public long after(long key, int[] board, int from, int to, long[] numbers) {
            return super.after(key, board, from, to, numbers) ^ numbers[64 * board[from] + to];
        }
    }

    @KnownWrong(
            fails = "capture",
            says =
                    "You take the captured piece out on the square that your own piece leaves. It stood where your piece arrives: 64 * piece + to.")
    static final class CapturedOnFrom extends KeyAfterMoveSolution {
        @Override
        public long after(long key, int[] board, int from, int to, long[] numbers) {
            long captured = board[to] == 12 ? 0 : numbers[64 * board[to] + to] ^ numbers[64 * board[to] + from];
            return super.after(key, board, from, to, numbers) ^ captured;
        }
    }

    @KnownWrong(
            fails = "randomMoves",
            says = "A captured white pawn stays in your key. Its number is 0, which is a piece; an empty square is 12.")
    static final class WhitePawnsNotTaken extends KeyAfterMoveSolution {
        @Override
        public long after(long key, int[] board, int from, int to, long[] numbers) {
            return super.after(key, board, from, to, numbers) ^ (board[to] == 0 ? numbers[to] : 0);
        }
    }

    @KnownWrong(
            fails = "plainMove",
            says =
                    "You change the number for Black after Black's moves only. After White's it must come in, which is the same XOR.")
    static final class BlackNeverComes extends KeyAfterMoveSolution {
        @Override
        public long after(long key, int[] board, int from, int to, long[] numbers) {
            long after = super.after(key, board, from, to, numbers);
            return board[from] >= 6 ? after : after ^ numbers[780];
        }
    }

    @KnownWrong(
            fails = "plainMove",
            says = "Your key holds only what the move changes. It begins with the key before the move: key ^ ...")
    static final class FromZero extends KeyAfterMoveSolution {
        @Override
        public long after(long key, int[] board, int from, int to, long[] numbers) {
            return super.after(0, board, from, to, numbers);
        }
    }

    @KnownWrong(
            fails = "plainMove",
            says =
                    "You add and subtract where XOR is asked. A sum is a good key, too, and the essay's; but here ^ takes a number out and puts it in.")
    static final class SumForXor extends KeyAfterMoveSolution {
        @Override
        public long after(long key, int[] board, int from, int to, long[] numbers) {
            long captured = board[to] == 12 ? 0 : numbers[64 * board[to] + to];
            long moved = key - numbers[64 * board[from] + from] - captured + numbers[64 * board[from] + to];
            return board[from] < 6 ? moved + numbers[780] : moved - numbers[780];
        }
    }

    @KnownWrong(
            fails = "plainMove",
            says =
                    "You add and subtract the numbers of the piece that moves. Here XOR takes a number out and puts it in: ^ for both.")
    static final class SumForXorOfMover extends KeyAfterMoveSolution {
        @Override
        public long after(long key, int[] board, int from, int to, long[] numbers) {
            long captured = board[to] == 12 ? 0 : numbers[64 * board[to] + to];
            return key - numbers[64 * board[from] + from] + numbers[64 * board[from] + to] ^ captured ^ numbers[780];
        }
    }

    @KnownWrong(fails = KnownWrong.RULES)
    static final class CallsTheLibrary extends KeyAfterMoveSolution {
        @Override
        public long after(long key, int[] board, int from, int to, long[] numbers) {
            return key + AdditiveKey.number(to, board[from]);
        }
    }
}
