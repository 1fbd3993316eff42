package sphericalknight.solutions.memory;

import sphericalknight.chess.position.ZobristKeys;
import sphericalknight.exercise.KnownWrong;
import sphericalknight.exercises.memory.KeyFromScratch;

/**
 * Exercise 8.1, solved: one number for each fact that applies.
 *
 * <p>Other ways: the essay adds instead, with a number for the empty square. A strict program tests whether the en passant capture is
 * legal, not only whether a pawn is there; then positions with a pinned pawn are handled correctly, too.
 */
public class KeyFromScratchSolution implements KeyFromScratch {
    @Override
    public long key(int[] board, int side, int castling, int enPassant, long[] numbers) {
        return pieces(board, numbers)
                ^ rights(castling, numbers)
                ^ side(side, numbers)
                ^ enPassant(board, side, enPassant, numbers);
    }

    long pieces(int[] board, long[] numbers) {
        long key = 0;
        for (int square = 0; square < 64; square++) {
            key ^= board[square] == 12 ? 0 : numbers[64 * board[square] + square];
        }
        return key;
    }

    long rights(int castling, long[] numbers) {
        long key = 0;
        for (int right = 0; right < 4; right++) {
            key ^= (castling >> right & 1) == 0 ? 0 : numbers[768 + right];
        }
        return key;
    }

    long side(int side, long[] numbers) {
        return side == 0 ? 0 : numbers[780];
    }

    long enPassant(int[] board, int side, int square, long[] numbers) {
        return square >= 0 && canCapture(board, side, square) ? numbers[772 + square % 8] : 0;
    }

    boolean canCapture(int[] board, int side, int enPassant) {
        int passed = side == 0 ? enPassant - 8 : enPassant + 8;
        int pawn = side == 0 ? 0 : 6;
        return passed % 8 > 0 && board[passed - 1] == pawn || passed % 8 < 7 && board[passed + 1] == pawn;
    }

    @KnownWrong(
            fails = "sideToMove",
            says = "It makes no difference to your key whose turn it is. The same pieces with the other side to move"
                    + " are another position.")
    static final class SideToMoveIgnored extends KeyFromScratchSolution {
        @Override
        long side(int side, long[] numbers) {
            return 0;
        }
    }

    @KnownWrong(
            fails = "castlingRights",
            says = "Your key does not know who may still castle. A rook that has been away and is back looks the same"
                    + " and is not.")
    static final class CastlingIgnored extends KeyFromScratchSolution {
        @Override
        long rights(int castling, long[] numbers) {
            return 0;
        }
    }

    @KnownWrong(
            fails = "enPassantWithoutCapture",
            says = "Your key takes the en passant square in after every double push. If nobody can capture there,"
                    + " the position is the same as without it, and repetitions are missed.")
    static final class EnPassantAlwaysHashed extends KeyFromScratchSolution {
        @Override
        boolean canCapture(int[] board, int side, int enPassant) {
            return true;
        }
    }

    @KnownWrong(
            fails = "twoKings",
            says = "Your index is 12 * square + piece, as if the twelve pieces of a square stood side by side. Here"
                    + " the 64 squares of a piece do: 64 * piece + square.")
    static final class SquareBeforePiece extends KeyFromScratchSolution {
        @Override
        long pieces(int[] board, long[] numbers) {
            long key = 0;
            for (int square = 0; square < 64; square++) {
                key ^= board[square] == 12 ? 0 : numbers[12 * square + board[square]];
            }
            return key;
        }
    }

    @KnownWrong(
            fails = "enPassantBesideTheSquare",
            says = "Your key looks for a capturing pawn beside the square that was passed over. It stands beside the"
                    + " pawn that has just moved, one rank further on.")
    static final class BesideTheSquare extends KeyFromScratchSolution {
        @Override
        boolean canCapture(int[] board, int side, int enPassant) {
            int pawn = 6 * side;
            return enPassant % 8 > 0 && board[enPassant - 1] == pawn
                    || enPassant % 8 < 7 && board[enPassant + 1] == pawn;
        }
    }

    @KnownWrong(
            fails = "enPassantAtTheEdge",
            says = "Your key finds a neighbour round the edge of the board: the square before a4 is h3, and the one"
                    + " behind h4 is a5. Look at the file first.")
    static final class NoEdgeMask extends KeyFromScratchSolution {
        @Override
        boolean canCapture(int[] board, int side, int enPassant) {
            int passed = side == 0 ? enPassant - 8 : enPassant + 8;
            return board[passed - 1] == 6 * side || board[passed + 1] == 6 * side;
        }
    }

    @KnownWrong(
            fails = "enPassant",
            says =
                    "En passant never counts in your key: it is left out, or you look for the capturing pawn on a wrong square. It"
                            + " stands beside the pawn that has just moved, for White to move that is on ep - 9 or ep - 7.")
    static final class EnPassantIgnored extends KeyFromScratchSolution {
        @Override
        long enPassant(int[] board, int side, int square, long[] numbers) {
            return 0;
        }
    }

    @KnownWrong(
            fails = "twoKings",
            says = "You add up where XOR is asked. A sum is a good key, too, and the essay's; but here ^ puts the"
                    + " numbers together.")
    static final class SumForXor extends KeyFromScratchSolution {
        @Override
        public long key(int[] board, int side, int castling, int enPassant, long[] numbers) {
            long key = rights(castling, numbers) + side(side, numbers);
            for (int square = 0; square < 64; square++) {
                key += board[square] == 12 ? 0 : numbers[64 * board[square] + square];
            }
            return key + enPassant(board, side, enPassant, numbers);
        }
    }

    @KnownWrong(fails = KnownWrong.RULES)
    static final class CallsTheLibrary extends KeyFromScratchSolution {
        @Override
        public long key(int[] board, int side, int castling, int enPassant, long[] numbers) {
            return ZobristKeys.side(side);
        }
    }
}
