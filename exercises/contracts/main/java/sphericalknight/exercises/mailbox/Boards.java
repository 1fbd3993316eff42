package sphericalknight.exercises.mailbox;

import java.util.SplittableRandom;

/** 0x88 boards for the tests, from text and at random. */
final class Boards {
    private static final String LETTERS = "PNBRQK";

    private Boards() {}

    /** The cell of a square by its name: "d4" is 0x33. */
    static int cell(String name) {
        return 16 * (name.charAt(1) - '1') + name.charAt(0) - 'a';
    }

    /** 128 numbers from words: {@code "Rd4 pa7"} is a white rook and a black pawn. PNBRQK are 1 to 6, pnbrqk -1 to -6. */
    static int[] board(String words) {
        int[] board = new int[128];
        for (String word : words.split(" ")) {
            int kind = 1 + LETTERS.indexOf(Character.toUpperCase(word.charAt(0)));
            board[cell(word.substring(1))] = Character.isUpperCase(word.charAt(0)) ? kind : -kind;
        }
        return board;
    }

    /** A board with about one square in four taken, by pieces of both sides. */
    static int[] board(SplittableRandom random) {
        int[] board = new int[128];
        long taken = random.nextLong() & random.nextLong();
        for (int square = 0; square < 64; square++) {
            if ((taken >>> square & 1) != 0) {
                board[16 * (square / 8) + square % 8] =
                        random.nextBoolean() ? 1 + random.nextInt(6) : -1 - random.nextInt(6);
            }
        }
        return board;
    }

    /** The squares whose piece has this sign. */
    static long squares(int[] board, int sign) {
        long squares = 0;
        for (int square = 0; square < 64; square++) {
            if (Integer.signum(board[16 * (square / 8) + square % 8]) == sign) {
                squares |= 1L << square;
            }
        }
        return squares;
    }

    /** A remark where an answer has the bits of cells instead of squares. */
    static String asCells(long right, long yours) {
        long cells = 0;
        for (long rest = right; rest != 0; rest &= rest - 1) {
            int square = Long.numberOfTrailingZeros(rest);
            cells |= 1L << 16 * (square / 8) + square % 8;
        }
        return yours == cells && yours != right
                ? "; yours are the bits of the cells, 1L << cell, where the bits of the squares are asked"
                : "";
    }
}
