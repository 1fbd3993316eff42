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

    /**
     * Two keys compared through what tells them apart: the numbers of their XOR, by the things they stand for. "" when they are equal.
     *
     * @param right the right key
     * @param yours the key that came
     */
    static String difference(long right, long yours, long[] numbers) {
        long both = right ^ yours;
        if (both == 0) {
            return "";
        }
        for (int i = 0; i < numbers.length; i++) {
            if (numbers[i] == both) {
                return "Your key differs from the right one by one number: " + meaning(i)
                        + " is missing, or is in without reason.";
            }
        }
        for (int i = 0; i < numbers.length; i++) {
            for (int j = i + 1; j < numbers.length; j++) {
                if ((numbers[i] ^ numbers[j]) == both) {
                    return "Your key differs from the right one by two numbers: " + meaning(i) + ", and " + meaning(j)
                            + ". Each of them is missing, or is in without reason.";
                }
            }
        }
        return "Your key differs from the right one by more than two numbers.";
    }

    private static String meaning(int number) {
        if (number < 768) {
            return LETTERS.charAt(number / 64) + " on " + Squares.name(number % 64) + " (" + number + ")";
        }
        if (number < 772) {
            String[] rights = {"White short", "White long", "Black short", "Black long"};
            return "the castling right " + rights[number - 768] + " (" + number + ")";
        }
        return number < 780
                ? "en passant on the " + (char) ('a' + number - 772) + "-file (" + number + ")"
                : "Black to move (780)";
    }
}
