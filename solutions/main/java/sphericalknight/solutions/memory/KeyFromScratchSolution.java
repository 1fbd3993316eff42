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

    @KnownWrong(
            fails = "castlingRights",
            says =
                    "You take one number for all castling rights together, numbers[768 + castling]. Each right that is left has a number of its own: 768, 769, 770, 771.")
    static final class CastlingAsOneNumber extends KeyFromScratchSolution {
        @Override
        long rights(int castling, long[] numbers) {
            return numbers[768 + castling];
        }
    }

    @KnownWrong(
            fails = "castlingRights",
            says =
                    "You take one number for all castling rights together, numbers[768 + castling]. Each right that is left has a number of its own: 768, 769, 770, 771.")
    static final class CastlingAsOneNumberIfAny extends KeyFromScratchSolution {
        @Override
        long rights(int castling, long[] numbers) {
            return castling == 0 ? 0 : numbers[768 + castling];
        }
    }

    @KnownWrong(
            fails = "castlingRights",
            says =
                    "Your castling rights are in the reverse order: bit 0, White short, belongs to number 768, bit 3 to 771.")
    static final class RightsReversed extends KeyFromScratchSolution {
        @Override
        long rights(int castling, long[] numbers) {
            return super.rights(Integer.reverse(castling) >>> 28, numbers);
        }
    }

    @KnownWrong(
            fails = "enPassant",
            says =
                    "You look for a capturing pawn on one side only, to the left of the pawn that has just moved. One to its right can take as well.")
    static final class LeftNeighbourOnly extends KeyFromScratchSolution {
        @Override
        boolean canCapture(int[] board, int side, int enPassant) {
            int passed = side == 0 ? enPassant - 8 : enPassant + 8;
            int pawn = 6 * side;
            boolean left = passed % 8 > 0 && board[passed - 1] == pawn;
            boolean right = passed % 8 < 7 && board[passed + 1] == pawn;
            return left;
        }
    }

    @KnownWrong(
            fails = "enPassant",
            says =
                    "You look for a capturing pawn on one side only, to the right of the pawn that has just moved. One to its left can take as well.")
    static final class RightNeighbourOnly extends KeyFromScratchSolution {
        @Override
        boolean canCapture(int[] board, int side, int enPassant) {
            int passed = side == 0 ? enPassant - 8 : enPassant + 8;
            int pawn = 6 * side;
            boolean left = passed % 8 > 0 && board[passed - 1] == pawn;
            boolean right = passed % 8 < 7 && board[passed + 1] == pawn;
            return right;
        }
    }

    @KnownWrong(
            fails = "enPassant",
            says = "Your en passant number needs a capturing pawn on both sides. One is enough: || between the two.")
    static final class BothNeighboursNeeded extends KeyFromScratchSolution {
        @Override
        boolean canCapture(int[] board, int side, int enPassant) {
            int passed = side == 0 ? enPassant - 8 : enPassant + 8;
            int pawn = 6 * side;
            boolean left = passed % 8 > 0 && board[passed - 1] == pawn;
            boolean right = passed % 8 < 7 && board[passed + 1] == pawn;
            return left && right;
        }
    }

    @KnownWrong(
            fails = "enPassant",
            says =
                    "Where two pawns can capture in passing, the en passant number is missing: put in once for each of them, it is out again. One number for the file, however many can capture.")
    static final class NeighboursCancel extends KeyFromScratchSolution {
        @Override
        boolean canCapture(int[] board, int side, int enPassant) {
            int passed = side == 0 ? enPassant - 8 : enPassant + 8;
            int pawn = 6 * side;
            boolean left = passed % 8 > 0 && board[passed - 1] == pawn;
            boolean right = passed % 8 < 7 && board[passed + 1] == pawn;
            return left != right;
        }
    }

    @KnownWrong(
            fails = "enPassant",
            says =
                    "En passant counts for White to move only. Black captures in passing, too: then the pawn that has just moved is on ep + 8.")
    static final class EnPassantForWhiteOnly extends KeyFromScratchSolution {
        @Override
        boolean canCapture(int[] board, int side, int enPassant) {
            int passed = side == 0 ? enPassant - 8 : enPassant + 8;
            int pawn = 6 * side;
            boolean left = passed % 8 > 0 && board[passed - 1] == pawn;
            boolean right = passed % 8 < 7 && board[passed + 1] == pawn;
            return side == 0 && (left || right);
        }
    }

    @KnownWrong(
            fails = "enPassant",
            says =
                    "En passant counts for Black to move only. White captures in passing, too: then the pawn that has just moved is on ep - 8.")
    static final class EnPassantForBlackOnly extends KeyFromScratchSolution {
        @Override
        boolean canCapture(int[] board, int side, int enPassant) {
            int passed = side == 0 ? enPassant - 8 : enPassant + 8;
            int pawn = 6 * side;
            boolean left = passed % 8 > 0 && board[passed - 1] == pawn;
            boolean right = passed % 8 < 7 && board[passed + 1] == pawn;
            return side == 1 && (left || right);
        }
    }

    @KnownWrong(
            fails = "enPassant",
            says =
                    "You look for pawns of the side that has just moved. The one that captures belongs to the side to move: 0 (P) for White, 6 (p) for Black.")
    static final class OtherSidesPawn extends KeyFromScratchSolution {
        @Override
        boolean canCapture(int[] board, int side, int enPassant) {
            int passed = side == 0 ? enPassant - 8 : enPassant + 8;
            int pawn = 6 - 6 * side;
            return passed % 8 > 0 && board[passed - 1] == pawn || passed % 8 < 7 && board[passed + 1] == pawn;
        }
    }

    @KnownWrong(
            fails = "enPassantWithoutCapture",
            says =
                    "Anybody beside the pawn makes your en passant number count. Only a pawn of the side to move can capture in passing.")
    static final class AnyNeighbour extends KeyFromScratchSolution {
        @Override
        boolean canCapture(int[] board, int side, int enPassant) {
            int passed = side == 0 ? enPassant - 8 : enPassant + 8;
            return passed % 8 > 0 && board[passed - 1] != 12 || passed % 8 < 7 && board[passed + 1] != 12;
        }
    }

    @KnownWrong(
            fails = "enPassantWithoutCapture",
            says =
                    "A pawn of either side beside the one that moved makes your en passant number count. Only one of the side to move can capture.")
    static final class AnyPawnBeside extends KeyFromScratchSolution {
        @Override
        boolean canCapture(int[] board, int side, int enPassant) {
            int passed = side == 0 ? enPassant - 8 : enPassant + 8;
            return passed % 8 > 0 && board[passed - 1] % 6 == 0 && board[passed - 1] != 12
                    || passed % 8 < 7 && board[passed + 1] % 6 == 0 && board[passed + 1] != 12;
        }
    }

    @KnownWrong(
            fails = "enPassantAtTheEdge",
            says =
                    "Your key finds a neighbour round the edge: beside a4 it looks at the square before it, which is h3. A pawn on the a-file has no left neighbour.")
    static final class NoEdgeMaskLeft extends KeyFromScratchSolution {
        @Override
        boolean canCapture(int[] board, int side, int enPassant) {
            int passed = side == 0 ? enPassant - 8 : enPassant + 8;
            return board[passed - 1] == 6 * side || passed % 8 < 7 && board[passed + 1] == 6 * side;
        }
    }

    @KnownWrong(
            fails = "enPassantAtTheEdge",
            says =
                    "Your key finds a neighbour round the edge: beside h4 it looks at the square behind it, which is a5. A pawn on the h-file has no right neighbour.")
    static final class NoEdgeMaskRight extends KeyFromScratchSolution {
        @Override
        boolean canCapture(int[] board, int side, int enPassant) {
            int passed = side == 0 ? enPassant - 8 : enPassant + 8;
            return passed % 8 > 0 && board[passed - 1] == 6 * side || board[passed + 1] == 6 * side;
        }
    }

    @KnownWrong(
            fails = "enPassant",
            says =
                    "You take the rank of the en passant square for its file. The number is numbers[772 + file], and the file is square % 8.")
    static final class RankForFile extends KeyFromScratchSolution {
        @Override
        long enPassant(int[] board, int side, int square, long[] numbers) {
            return square >= 0 && canCapture(board, side, square) ? numbers[772 + square / 8] : 0;
        }
    }

    @KnownWrong(
            fails = "twoKings",
            says = "Number 780 goes into your key when White is to move. It stands for Black: side is 1 then.")
    static final class SideReversed extends KeyFromScratchSolution {
        @Override
        long side(int side, long[] numbers) {
            return side == 0 ? numbers[780] : 0;
        }
    }

    @KnownWrong(
            fails = "randomBoards",
            says = "White's pawns are not in your key. Their number is 0, and an empty square is 12, not 0.")
    static final class WhitePawnsLeftOut extends KeyFromScratchSolution {
        @Override
        long pieces(int[] board, long[] numbers) {
            long key = 0;
            for (int square = 0; square < 64; square++) {
                key ^= board[square] == 12 || board[square] == 0 ? 0 : numbers[64 * board[square] + square];
            }
            return key;
        }
    }

    @KnownWrong(fails = "corners", says = "The piece on a1 is not in your key. The loop begins with square 0.")
    static final class FirstSquareLeftOut extends KeyFromScratchSolution {
        @Override
        long pieces(int[] board, long[] numbers) {
            return super.pieces(board, numbers) ^ (board[0] == 12 ? 0 : numbers[64 * board[0]]);
        }
    }

    @KnownWrong(fails = "corners", says = "The piece on h8 is not in your key. The loop goes on to square 63.")
    static final class LastSquareLeftOut extends KeyFromScratchSolution {
        @Override
        long pieces(int[] board, long[] numbers) {
            return super.pieces(board, numbers) ^ (board[63] == 12 ? 0 : numbers[64 * board[63] + 63]);
        }
    }

    @KnownWrong(
            fails = "randomBoards",
            says =
                    "You join the numbers with OR where XOR is asked. OR merges the bits of two numbers and loses what tells them apart: write ^.")
    static final class OrForXor extends KeyFromScratchSolution {
        @Override
        public long key(int[] board, int side, int castling, int enPassant, long[] numbers) {
            long key = side(side, numbers);
            for (int square = 0; square < 64; square++) {
                key |= board[square] == 12 ? 0 : numbers[64 * board[square] + square];
            }
            for (int right = 0; right < 4; right++) {
                key |= (castling >> right & 1) == 0 ? 0 : numbers[768 + right];
            }
            return key | enPassant(board, side, enPassant, numbers);
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
