package sphericalknight;

import java.util.Random;
import java.util.function.IntBinaryOperator;
import java.util.function.LongConsumer;

/** The oracle of the set operations: a board as 8 by 8 truth values, moved square by square by file and rank. */
public final class SlowBoard {
    private static final int RANDOM_SETS = 100_000;

    private SlowBoard() {}

    /** Every single square and then 100,000 random sets, thin and thick, the same in every run. */
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
     * Sends each square of {@code set} to the file and rank the two functions of (file, rank) say; what leaves the board is gone.
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

    /** The set as truth values, [file][rank]. */
    public static boolean[][] board(long set) {
        boolean[][] board = new boolean[8][8];
        String digits = "0".repeat(Long.numberOfLeadingZeros(set)) + (set == 0 ? "" : Long.toBinaryString(set));
        for (int square = 0; square < 64; square++) {
            board[square % 8][square / 8] = digits.charAt(63 - square) == '1';
        }
        return board;
    }

    /** The truth values, [file][rank], as a set. */
    public static long set(boolean[][] board) {
        StringBuilder digits = new StringBuilder();
        for (int square = 63; square >= 0; square--) {
            digits.append(board[square % 8][square / 8] ? '1' : '0');
        }
        return Long.parseUnsignedLong(digits.toString(), 2);
    }
}
