package sphericalknight.bits;

import java.util.ArrayList;
import java.util.List;

/** Reads and writes boards as text, for {@link Squares#parse(String)} and {@link Squares#text}. */
final class BoardFormat {
    private static final String FILE_LETTERS = "abcdefgh";

    private BoardFormat() {}

    static long parse(String board) {
        List<String> rows = rows(board);
        for (int row = 0; row < 8; row++) {
            for (char sign : rows.get(row).toCharArray()) {
                if (".1x".indexOf(sign) < 0) {
                    throw new IllegalArgumentException("line " + (row + 1) + " of the board holds '" + sign
                            + "'; '.' for a square outside the set, '1' or 'x' for one inside are needed");
                }
            }
        }
        return squaresWith("1x", rows);
    }

    static long parse(String board, char piece) {
        return squaresWith(String.valueOf(piece), rows(board));
    }

    static String text(long set) {
        StringBuilder text = new StringBuilder();
        for (int rank = 7; rank >= 0; rank--) {
            for (int file = 0; file < 8; file++) {
                long square = 1L << (8 * rank + file);
                text.append((set & square) != 0 ? '1' : '.').append(file < 7 ? ' ' : '\n');
            }
        }
        return text.toString();
    }

    private static long squaresWith(String signs, List<String> rows) {
        long set = 0;
        for (int row = 0; row < 8; row++) {
            for (int file = 0; file < 8; file++) {
                if (signs.indexOf(rows.get(row).charAt(file)) >= 0) {
                    set |= 1L << (8 * (7 - row) + file);
                }
            }
        }
        return set;
    }

    /** The eight rows of {@code board} from the eighth rank down, eight characters each, without rank digits, file letters or blanks. */
    private static List<String> rows(String board) {
        List<String> rows = new ArrayList<>();
        for (String line : board.split("\n")) {
            String signs = line.replaceAll("\\s", "");
            if (!signs.isEmpty() && !(rows.size() == 8 && signs.equals(FILE_LETTERS))) {
                rows.add(withoutRankDigit(signs, rows.size()));
            }
        }
        if (rows.size() != 8) {
            throw new IllegalArgumentException("the board has " + rows.size() + " lines; 8 are needed, rank 8 first");
        }
        return rows;
    }

    private static String withoutRankDigit(String signs, int row) {
        String digit = String.valueOf(8 - row);
        String squares = signs.length() == 9 && signs.startsWith(digit) ? signs.substring(1) : signs;
        if (squares.length() != 8) {
            throw new IllegalArgumentException("line " + (row + 1) + " of the board, \"" + signs + "\", has "
                    + squares.length() + " squares; 8 are needed, with or without the rank digit " + digit + " before");
        }
        return squares;
    }
}
