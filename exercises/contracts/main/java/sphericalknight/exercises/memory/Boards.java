package sphericalknight.exercises.memory;

import java.util.Arrays;
import java.util.SplittableRandom;
import sphericalknight.bits.SplitMix64;
import sphericalknight.bits.Squares;

/** Boards of 64 numbers for the tests, and random numbers to make keys of. */
final class Boards {
    static final int EMPTY = 12;
    private static final String LETTERS = "PNBRQKpnbrqk";

    private Boards() {}

    /** {@code "Ra1 ke8"} is a white rook and a black king. */
    static int[] board(String words) {
        int[] board = new int[64];
        Arrays.fill(board, EMPTY);
        for (String word : words.split(" ")) {
            board[Squares.square(word.substring(1))] = LETTERS.indexOf(word.charAt(0));
        }
        return board;
    }

    /** About one square in three taken. */
    static int[] board(SplittableRandom random) {
        int[] board = new int[64];
        Arrays.setAll(board, square -> random.nextInt(3) == 0 ? random.nextInt(12) : EMPTY);
        return board;
    }

    /** The squares that are taken. */
    static long taken(int[] board) {
        long taken = 0;
        for (int square = 0; square < 64; square++) {
            taken |= board[square] == EMPTY ? 0 : 1L << square;
        }
        return taken;
    }

    static long[] numbers() {
        SplitMix64 random = new SplitMix64(1970);
        long[] numbers = new long[781];
        Arrays.setAll(numbers, i -> random.next());
        return numbers;
    }
}
