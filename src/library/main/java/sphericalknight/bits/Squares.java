package sphericalknight.bits;

import java.util.Locale;

/**
 * Squares as numbers and sets of squares as {@code long}s. Bit {@code i} is square {@code i}: a1 = 0, b1 = 1, ... h8 = 63
 * (little-endian rank-file mapping, LERF). Every {@code long} is a valid set.
 *
 * <pre>{@code
 * 8  56 57 58 59 60 61 62 63
 * 7  48 49 50 51 52 53 54 55
 * 6  40 41 42 43 44 45 46 47
 * 5  32 33 34 35 36 37 38 39
 * 4  24 25 26 27 28 29 30 31
 * 3  16 17 18 19 20 21 22 23
 * 2   8  9 10 11 12 13 14 15
 * 1   0  1  2  3  4  5  6  7
 *     a  b  c  d  e  f  g  h
 * }</pre>
 *
 * @see <a href="https://www.chessprogramming.org/Square_Mapping_Considerations">Square mapping considerations</a>
 */
public final class Squares {
    private Squares() {}

    /**
     * The number of the square called {@code name}: a1 is 0, b1 is 1, h8 is 63.
     *
     * @param name a file letter a-h and a rank digit 1-8; a capital file letter is accepted, too
     * @return 0 to 63
     * @throws IllegalArgumentException if {@code name} is not the name of a square
     */
    public static int square(String name) {
        String lower = name.toLowerCase(Locale.ROOT);
        if (lower.length() != 2
                || lower.charAt(0) < 'a'
                || lower.charAt(0) > 'h'
                || lower.charAt(1) < '1'
                || lower.charAt(1) > '8') {
            throw new IllegalArgumentException(
                    "\"" + name + "\" is not a square; a file letter a-h and a rank digit 1-8 are needed, such as d4"
                            + (name.contains(",") ? "; separate squares by blanks, without commas" : ""));
        }
        return 8 * (lower.charAt(1) - '1') + (lower.charAt(0) - 'a');
    }

    /**
     * The name of {@code square}: "a1" for 0, "h8" for 63.
     *
     * @throws IllegalArgumentException if {@code square} is not 0 to 63
     */
    public static String name(int square) {
        checked(square);
        return "" + (char) ('a' + file(square)) + (char) ('1' + rank(square));
    }

    /** The file of {@code square}, counted from the left: a is 0, h is 7. */
    public static int file(int square) {
        return square & 7;
    }

    /** The rank of {@code square}, counted from White's side: rank 1 is 0, rank 8 is 7. */
    public static int rank(int square) {
        return square >>> 3;
    }

    /**
     * The set that contains only {@code square}: {@code 1L << square}. It is not {@code 1 << square}, because an {@code int} has only 32
     * bits.
     *
     * @throws IllegalArgumentException if {@code square} is not 0 to 63
     */
    public static long bit(int square) {
        checked(square);
        return 1L << square;
    }

    /**
     * The set of the named squares, for example {@code set("a1 h8")}.
     *
     * @param names square names, separated by blanks; an empty string gives the empty set 0
     * @throws IllegalArgumentException if a name is not that of a square
     */
    public static long set(String names) {
        long set = 0;
        for (String name : names.trim().split("\\s+")) {
            if (!name.isEmpty()) {
                set |= bit(square(name));
            }
        }
        return set;
    }

    /** The names of the squares in {@code set} from a1 to h8, separated by blanks: "" for the empty set. */
    public static String names(long set) {
        StringBuilder names = new StringBuilder();
        for (long rest = set; rest != 0; rest &= rest - 1) {
            names.append(names.isEmpty() ? "" : " ").append(name(Long.numberOfTrailingZeros(rest)));
        }
        return names.toString();
    }

    /**
     * Returns the set drawn in a text block, a8 at the upper left: {@code .} for a square outside the set, {@code 1} or {@code x} for one
     * in the set. Blanks, rank digits on the left and file letters below are ignored, so the output of {@link #text} and boards with
     * coordinates can be read, too.
     *
     * @param board eight lines of eight squares
     * @throws IllegalArgumentException if the text is not such a board; the message says what is wrong
     */
    public static long parse(String board) {
        return BoardFormat.parse(board);
    }

    /**
     * The squares of {@code piece} on a drawn board: {@code parse(board, 'N')} for the knights.
     *
     * @param board eight lines of eight squares as for {@link #parse(String)}, with any characters on them
     * @throws IllegalArgumentException if the text is not such a board
     */
    public static long parse(String board, char piece) {
        return BoardFormat.parse(board, piece);
    }

    /**
     * The board as eight lines, a8 at the upper left, {@code 1} for a square of the set and {@code .} for every other: eight characters a
     * line, with blanks between them. Every line ends with a newline.
     */
    public static String text(long set) {
        return BoardFormat.text(set);
    }

    /**
     * Returns {@code square} after checking that it is a square.
     *
     * @throws IllegalArgumentException if {@code square} is not 0 to 63
     */
    public static int checked(int square) {
        if (square < 0 || square > 63) {
            throw new IllegalArgumentException("square " + square + " is not on the board; 0 (a1) to 63 (h8) are");
        }
        return square;
    }
}
