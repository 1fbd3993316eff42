package sphericalknight.exercises.memory;

import static sphericalknight.exercise.contract.Contract.squaresWhere;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import sphericalknight.bits.SplitMix64;
import sphericalknight.bits.Squares;
import sphericalknight.draw.Board;
import sphericalknight.draw.Draw;

/** PieceNumbers of 64 numbers and keys for the tests, and words for them. */
final class PieceNumbers {
    static final int EMPTY = 12;
    private static final String LETTERS = "PNBRQKpnbrqk";
    private static final String[] NAMES = {"pawn", "knight", "bishop", "rook", "queen", "king"};
    private static final String[] RIGHTS = {"White short", "White long", "Black short", "Black long"};

    private PieceNumbers() {}

    /**
     * A board of 64 numbers from words: {@code "Ra1 ke8"} is a white rook and a black king. PNBRQK are 0 to 5, pnbrqk 6 to 11, an empty
     * square is 12.
     */
    static int[] board(String words) {
        int[] board = new int[64];
        Arrays.fill(board, EMPTY);
        for (String word : words.split(" ")) {
            board[Squares.square(word.substring(1))] = LETTERS.indexOf(word.charAt(0));
        }
        return board;
    }

    /** A random board of 64 numbers, with about one square in three occupied. */
    static int[] board(SplittableRandom random) {
        int[] board = new int[64];
        Arrays.setAll(board, square -> random.nextInt(3) == 0 ? random.nextInt(12) : EMPTY);
        return board;
    }

    /**
     * A random board on which a pawn of the other side has just made a double push on this file, half of the time beside another pawn; any
     * random board if {@code file} < 0.
     */
    static int[] board(SplittableRandom random, int side, int file) {
        int[] board = board(random);
        if (file >= 0) {
            int passed = side == 0 ? 32 + file : 24 + file;
            int up = side == 0 ? 8 : -8;
            board[passed + 2 * up] = EMPTY;
            board[passed + up] = EMPTY;
            if (random.nextBoolean()) {
                board[file == 0 || file < 7 && random.nextBoolean() ? passed + 1 : passed - 1] = 6 * random.nextInt(2);
            }
            board[passed] = 6 - 6 * side;
        }
        return board;
    }

    /** The set of occupied squares; bit 0 is a1. */
    static long taken(int[] board) {
        return squaresWhere(square -> board[square] != EMPTY);
    }

    /** Whether a pawn of the side to move stands beside the pawn that just made a double push on this file; not if {@code file} < 0. */
    static boolean canCapture(int[] board, int side, int file) {
        int passed = side == 0 ? 32 + file : 24 + file;
        return file > 0 && board[passed - 1] == 6 * side || file >= 0 && file < 7 && board[passed + 1] == 6 * side;
    }

    /** The 781 random numbers of a seed. */
    static long[] numbers(long seed) {
        SplitMix64 random = new SplitMix64(seed);
        long[] numbers = new long[781];
        Arrays.setAll(numbers, i -> random.next());
        return numbers;
    }

    /**
     * A position for which a key is tested.
     *
     * @param board 64 numbers
     * @param side 0 for White to move, 1 for Black
     * @param castling bit i is set if castling right i remains: 0 White short, 1 White long, 2 Black short, 3 Black long
     * @param enPassant the square over which a pawn has just made a double push, or -1
     */
    record Question(int[] board, int side, int castling, int enPassant) {
        /** A position without an en passant square. */
        Question(int[] board, int side, int castling) {
            this(board, side, castling, -1);
        }

        /** A random position, half of the time after a double push. */
        static Question drawn(SplittableRandom random) {
            int side = random.nextInt(2);
            int castling = random.nextInt(16);
            int file = random.nextInt(-8, 8);
            int square = file < 0 ? -1 : side == 0 ? 40 + file : 16 + file;
            return new Question(PieceNumbers.board(random, side, file), side, castling, square);
        }

        /** The right key of this position. */
        long key(long[] numbers) {
            long key = 0;
            for (int number = 0; number < numbers.length; number++) {
                key ^= has(number) ? numbers[number] : 0;
            }
            return key;
        }

        /** The call of exercise 8.1 with this position, in words and as a picture. */
        String call() {
            String square = enPassant < 0 ? "none" : Squares.name(enPassant);
            return "The call: key(board, " + side + ", " + castling + ", " + enPassant + ", numbers)\n"
                    + (side == 0 ? "White" : "Black") + " to move; castling rights: " + rights(castling)
                    + "; en passant square: " + square + "\n" + picture(board);
        }

        private boolean has(int number) {
            if (number < 768) {
                return board[number % 64] == number / 64;
            }
            if (number < 772) {
                return (castling >> number - 768 & 1) != 0;
            }
            return number == 780
                    ? side == 1
                    : enPassant >= 0 && number == 772 + enPassant % 8 && canCapture(board, side, enPassant % 8);
        }
    }

    /** A move after which a key is tested, and the board of 64 numbers before it. */
    record Move(int[] board, int from, int to) {
        Question before() {
            return new Question(board, board[from] / 6, 0);
        }

        Question after() {
            int[] after = board.clone();
            after[to] = board[from];
            after[from] = EMPTY;
            return new Question(after, 1 - board[from] / 6, 0);
        }

        /** The move for a message, such as {@code white knight b1-c3, takes p}. */
        String words() {
            return (board[from] < 6 ? "white " : "black ") + NAMES[board[from] % 6] + " " + Squares.name(from) + "-"
                    + Squares.name(to) + (board[to] == EMPTY ? "" : ", takes " + LETTERS.charAt(board[to]));
        }

        /** The call of exercise 8.2 for this move with a key of 0 or another one, and the board before it as a picture. */
        String call(long key) {
            return "The call: after(" + (key == 0 ? "0" : "key") + ", board, " + from + " (" + Squares.name(from)
                    + "), " + to + " (" + Squares.name(to) + "), numbers)\n" + picture(board);
        }
    }

    private static String picture(int[] board) {
        Board picture = Draw.board();
        for (int square = 0; square < 64; square++) {
            if (board[square] != EMPTY) {
                picture = picture.piece(LETTERS.charAt(board[square]), 1L << square);
            }
        }
        return picture.toString();
    }

    private static String rights(int castling) {
        List<String> rights = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            if ((castling >> i & 1) != 0) {
                rights.add(RIGHTS[i]);
            }
        }
        return rights.isEmpty() ? "none" : String.join(", ", rights);
    }

    /**
     * Describes the difference between two keys: one or two random numbers that are missing in {@code yours}, or do not belong in it; "" if
     * the keys are equal.
     *
     * @param right the right key
     * @param yours the learner's key
     */
    static String difference(long right, long yours, long[] numbers, Question asked) {
        long both = right ^ yours;
        for (int i = 0; i < numbers.length; i++) {
            if (numbers[i] == both) {
                return sentence(asked, i);
            }
            for (int j = i + 1; j < numbers.length; j++) {
                if ((numbers[i] ^ numbers[j]) == both) {
                    return sentence(asked, i, j);
                }
            }
        }
        return both == 0
                ? ""
                : "Your key differs from the right one by more than two of the numbers: perhaps one is not joined with"
                        + " ^, or is not at the index that the exercise gives.";
    }

    private static String sentence(Question asked, int... found) {
        List<String> missing = new ArrayList<>();
        List<String> tooMuch = new ArrayList<>();
        for (int number : found) {
            (asked.has(number) ? missing : tooMuch).add(meaning(number));
        }
        return (missing.isEmpty() ? "" : "Missing in your key: " + String.join(", ", missing) + ".")
                + (missing.isEmpty() || tooMuch.isEmpty() ? "" : " ")
                + (tooMuch.isEmpty()
                        ? ""
                        : "In your key, but not in the right one: " + String.join(", ", tooMuch) + ".");
    }

    /** One of the 67 numbers of a position for a message, such as {@code p (6)} or {@code empty (12)} for a square. */
    private static String value(int at, int value) {
        if (at == 64 && value >= 0 && value < 16) {
            return rights(value) + " (" + value + ")";
        }
        if (at == 65 && value >= -1 && value < 64) {
            return (value < 0 ? "none" : Squares.name(value)) + " (" + value + ")";
        }
        if (at >= 64 || value < 0 || value > EMPTY) {
            return String.valueOf(value);
        }
        return (value == EMPTY ? "empty" : LETTERS.substring(value, value + 1)) + " (" + value + ")";
    }

    /**
     * Describes the first of the 67 numbers of a position that is not restored correctly. If {@code actual} is null or differs only in its
     * length, says that 67 numbers are expected.
     */
    static String restored(int[] expected, int[] actual) {
        int at = actual == null ? 0 : Arrays.mismatch(expected, actual);
        if (at < 0 || actual == null || at >= Math.min(67, actual.length)) {
            return "67 numbers are expected";
        }
        String place =
                at < 64 ? Squares.name(at) : new String[] {"castling", "the en passant square", "the clock"}[at - 64];
        return place + " was " + value(at, expected[at]) + ", but you restore " + value(at, actual[at]);
    }

    /** A key that fits in an int in decimal, any other in hexadecimal. */
    static String key(long key) {
        if (key == (int) key) {
            return String.valueOf(key);
        }
        String digits =
                Long.toHexString(key).toUpperCase(Locale.ROOT); // String.format would be slow for thousands of tables
        return "0x" + "0".repeat(16 - digits.length()) + digits;
    }

    private static String meaning(int number) {
        if (number < 768) {
            return LETTERS.charAt(number / 64) + " on " + Squares.name(number % 64) + " (" + number + ")";
        }
        if (number < 772) {
            return "the castling right " + RIGHTS[number - 768] + " (" + number + ")";
        }
        return number < 780
                ? "en passant on the " + (char) ('a' + number - 772) + "-file (" + number + ")"
                : "Black to move (780)";
    }
}
