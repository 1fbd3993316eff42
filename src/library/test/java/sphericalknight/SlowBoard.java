package sphericalknight;

import java.util.Random;
import java.util.function.IntBinaryOperator;
import java.util.function.LongConsumer;

/** The reference for operations on sets: a board of 8 by 8 truth values, moved square by square with files and ranks. */
public final class SlowBoard {
    private static final int RANDOM_SETS = 100_000;

    private SlowBoard() {}

    /** Calls {@code test} with every single square, then with 100,000 random sets, sparse and dense, the same in every run. */
    public static void everySquareAndRandomSets(LongConsumer test) {
        for (int square = 0; square < 64; square++) {
            test.accept(1L << square);
        }
        Random random = new Random(20261120);
        for (int i = 0; i < RANDOM_SETS; i++) {
            long set = random.nextLong();
            test.accept(
                    switch (i % 3) {
                        case 0 -> set;
                        case 1 -> set & random.nextLong() & random.nextLong();
                        default -> set | random.nextLong() | random.nextLong();
                    });
        }
    }

    /**
     * Moves each square of {@code set} to the file and the rank that the two functions of (file, rank) return; squares that leave the board
     * are dropped.
     */
    public static long move(long set, IntBinaryOperator toFile, IntBinaryOperator toRank) {
        boolean[][] from = board(set);
        boolean[][] to = new boolean[8][8];
        for (int file = 0; file < 8; file++) {
            for (int rank = 0; rank < 8; rank++) {
                int newFile = toFile.applyAsInt(file, rank);
                int newRank = toRank.applyAsInt(file, rank);
                if (from[file][rank] && newFile >= 0 && newFile < 8 && newRank >= 0 && newRank < 8) {
                    to[newFile][newRank] = true;
                }
            }
        }
        return set(to);
    }

    /** The truth values of a set, indexed by file and rank. */
    public static boolean[][] board(long set) {
        boolean[][] board = new boolean[8][8];
        String digits = "0".repeat(Long.numberOfLeadingZeros(set)) + (set == 0 ? "" : Long.toBinaryString(set));
        for (int square = 0; square < 64; square++) {
            board[square % 8][square / 8] = digits.charAt(63 - square) == '1';
        }
        return board;
    }

    /** The set for these truth values, which are indexed by file and rank. */
    public static long set(boolean[][] board) {
        StringBuilder digits = new StringBuilder();
        for (int square = 63; square >= 0; square--) {
            digits.append(board[square % 8][square / 8] ? '1' : '0');
        }
        return Long.parseUnsignedLong(digits.toString(), 2);
    }
}
