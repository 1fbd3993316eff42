package sphericalknight.solutions.memory;

import sphericalknight.exercises.memory.KeyFromScratch;

/**
 * Exercise 8.1, solved: one number for each fact that applies.
 *
 * <p>Other ways: the founding essay adds the numbers instead of taking their XOR, and has numbers for empty squares, too. A strict program
 * tests whether the en passant capture is legal, not only whether a pawn is there; then positions with a pinned pawn are handled correctly,
 * too.
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
}
