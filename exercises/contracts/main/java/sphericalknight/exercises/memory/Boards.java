package sphericalknight.exercises.memory;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import sphericalknight.bits.SplitMix64;
import sphericalknight.bits.Squares;
import sphericalknight.draw.Board;
import sphericalknight.draw.Draw;

/** Boards of 64 numbers for the tests, random numbers for keys, and tables of counts as text. */
final class Boards {
    static final int EMPTY = 12;
    private static final String LETTERS = "PNBRQKpnbrqk";
    private static final String[] NAMES = {"pawn", "knight", "bishop", "rook", "queen", "king"};
    private static final String[] RIGHTS = {"White short", "White long", "Black short", "Black long"};

    private Boards() {}

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
        long taken = 0;
        for (int square = 0; square < 64; square++) {
            taken |= board[square] == EMPTY ? 0 : 1L << square;
        }
        return taken;
    }

    /** Whether a pawn of the side to move stands beside the pawn that just made a double push on this file; not if {@code file} < 0. */
    static boolean canCapture(int[] board, int side, int file) {
        int passed = side == 0 ? 32 + file : 24 + file;
        return file > 0 && board[passed - 1] == 6 * side || file >= 0 && file < 7 && board[passed + 1] == 6 * side;
    }

    static long[] numbers() {
        SplitMix64 random = new SplitMix64(1970);
        long[] numbers = new long[781];
        Arrays.setAll(numbers, i -> random.next());
        return numbers;
    }

    /** The random numbers of {@link #numbers()}, each with its bits in reverse order: the key from them is the other key, reversed. */
    static long[] otherNumbers() {
        return Arrays.stream(numbers()).map(Long::reverse).toArray();
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

        /**
         * The position after a double push on {@code file}, with kings and one more piece, {@code ahead} ranks before the pawn for the side
         * to move, and on a file beside it; for a pawn at the edge on the other edge. Piece 0 to 5 is that side's, 6 to 11 the other's.
         */
        static Question afterPush(SplittableRandom random, int file, int ahead, int piece) {
            int side = random.nextInt(2);
            int up = side == 0 ? 8 : -8;
            int pawn = side == 0 ? 32 + file : 24 + file;
            int right = file == 0 ? 7 : 1;
            int left = file == 7 ? -7 : -1;
            int[] board = Boards.board("Ke1 ke8");
            board[pawn] = 6 - 6 * side;
            board[pawn + ahead * up + (random.nextBoolean() ? right : left)] = (piece + 6 * side) % 12;
            return new Question(board, side, 0, pawn + up);
        }

        /** A position with two pieces. */
        static Question two(int square, int piece, int otherSquare, int otherPiece, int side) {
            int[] board = new int[64];
            Arrays.fill(board, EMPTY);
            board[square] = piece;
            board[otherSquare] = otherPiece;
            return new Question(board, side, 0);
        }

        /** A random position, half of the time after a double push. */
        static Question drawn(SplittableRandom random) {
            int side = random.nextInt(2);
            int castling = random.nextInt(16);
            int file = random.nextInt(-8, 8);
            int square = file < 0 ? -1 : side == 0 ? 40 + file : 16 + file;
            return new Question(Boards.board(random, side, file), side, castling, square);
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
        /** A random move of this side, which takes a piece or not, on a board with kings and nobody else. */
        static Move drawn(SplittableRandom random, int side, boolean takes) {
            int[] board = Boards.board("Ke1 ke8");
            int from = anEmptySquare(random, board);
            board[from] = random.nextInt(5) + 6 * side;
            int to = anEmptySquare(random, board);
            board[to] = takes ? random.nextInt(5) + 6 - 6 * side : EMPTY;
            return new Move(board, from, to);
        }

        private static int anEmptySquare(SplittableRandom random, int[] board) {
            int square = random.nextInt(64);
            return board[square] == EMPTY ? square : anEmptySquare(random, board);
        }

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
     * Describes the difference between two keys: the random numbers that are missing in {@code yours}, and those that do not belong in it;
     * "" if the keys are equal. Says so if {@code yours} is made from the numbers of an earlier call ({@link #otherNumbers}). Looks for one
     * or two of the 781 numbers, then for three or four that do not stand for pieces.
     *
     * @param right the right key
     * @param yours the learner's key
     */
    static String difference(long right, long yours, long[] numbers, Question asked) {
        long both = right ^ yours;
        if (both == 0) {
            return "";
        }
        if (yours == Long.reverse(right)) {
            return "Your key consists of the numbers of an earlier call: take them from the array that is given now.";
        }
        for (int size = 1; size <= 4; size++) {
            List<Integer> found = fromHere(both, 0, size, numbers);
            if (!found.isEmpty()) {
                return sentence(found, asked);
            }
        }
        return "Your key differs from the right one by more than four of the numbers: perhaps one is not joined with"
                + " ^, or is not at the index that the exercise gives.";
    }

    private static String sentence(List<Integer> found, Question asked) {
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

    /**
     * The indices, none below {@code first}, of {@code size} numbers whose XOR is {@code both}; empty if there are no such numbers. If
     * {@code size} is 3 or more, the numbers of the pieces, with indices 0 to 767, are not tried.
     */
    private static List<Integer> fromHere(long both, int first, int size, long[] numbers) {
        for (int i = size > 2 ? Math.max(first, 768) : first; i < numbers.length; i++) {
            if (size == 1 && numbers[i] == both) {
                return List.of(i);
            }
            List<Integer> others = size == 1 ? List.of() : fromHere(both ^ numbers[i], i + 1, size - 1, numbers);
            if (!others.isEmpty()) {
                List<Integer> all = new ArrayList<>(List.of(i));
                all.addAll(others);
                return all;
            }
        }
        return List.of();
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

    /** Stores an entry in a table of counts, as exercise 8.5 asks: in its slot, unless the entry there has a greater depth. */
    static void put(long[] table, long key, int depth, long count) {
        int at = 3 * Math.floorMod(key, table.length / 3);
        if (depth >= table[at + 1]) {
            System.arraycopy(new long[] {key, depth, count}, 0, table, at, 3);
        }
    }

    /** A table of counts with one entry. */
    static long[] table(int slots, long key, int depth, long count) {
        long[] table = new long[3 * slots];
        put(table, key, depth, count);
        return table;
    }

    /** The count in a table of counts for this key and this depth, which is above 0; -1 if it is not there. */
    static long count(long[] table, long key, int depth) {
        int at = 3 * Math.floorMod(key, table.length / 3);
        return table[at] == key && table[at + 1] == depth ? table[at + 2] : -1;
    }

    /**
     * Describes a table of counts: its number of slots, then a line for each slot that is not empty. If {@code table} is null or its length
     * is not a multiple of 3, says only that.
     */
    static String slots(long[] table) {
        if (table == null || table.length % 3 != 0) {
            return table == null ? "no table" : "an array of " + table.length + " numbers";
        }
        StringBuilder lines = new StringBuilder("a table of " + table.length / 3 + " slots");
        for (int at = 0; at < table.length; at += 3) {
            if (table[at] != 0 || table[at + 1] != 0 || table[at + 2] != 0) {
                lines.append("\n  slot ").append(at / 3).append(": key ").append(key(table[at]));
                lines.append(", depth ")
                        .append(table[at + 1])
                        .append(", count ")
                        .append(table[at + 2]);
            }
        }
        return lines.toString();
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
