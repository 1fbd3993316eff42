package sphericalknight.draw;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * The entry point for drawing: write {@code import static sphericalknight.draw.Draw.*;} and then
 *
 * <pre>{@code
 * board(0x0000142200221400L)                          // a picture of a set, with its hex value
 * board("knight on d4", attacks).piece('N', bit(27))  // with a title and a piece
 * row(board(a), "&", board(b), "=", board(a & b))     // pictures side by side
 * column(strip(x), strip(y))                          // pictures one below the other
 * show(board(a), "and now the other");                // at once, before the notebook cell ends
 * }</pre>
 */
public final class Draw {
    private Draw() {}

    /** A board that shows no set: for pieces, square numbers and labels. */
    public static Board board() {
        return Board.EMPTY;
    }

    /**
     * The right half of an 0x88 board: eight files of cells that are not squares, all hatched.
     *
     * @return an empty board whose files are called 8 to F
     */
    public static Board beside() {
        return Board.BESIDE;
    }

    /** The squares of {@code set} on a board, with the hex value: a 1 on each square of the set, a dot on the others. */
    public static Board board(long set) {
        return Board.EMPTY.set(set);
    }

    /** The squares of {@code set} on a board, with a title and the hex value: a 1 on each square of the set, a dot on the others. */
    public static Board board(String title, long set) {
        return board(set).title(title);
    }

    /** The 64 bits of {@code word} in a line, bit 63 at the left: eight bytes of eight cells. */
    public static Strip strip(long word) {
        return new Strip(word, 64);
    }

    /** The 64 bits of {@code word} in a line, bit 63 at the left, below a title: eight bytes of eight cells. */
    public static Strip strip(String title, long word) {
        return strip(word).title(title);
    }

    /**
     * The lowest bits of {@code word} in a ring, clockwise from the top, the highest of them first.
     *
     * @param bits the number of bits, 3 to 64
     * @throws IllegalArgumentException for any other number of bits
     */
    public static Ring ring(String title, long word, int bits) {
        return new Ring(title, word, bits);
    }

    /** Letters in rows, each on a tile whose colour tells its kind; a dot is an empty tile. */
    public static Tiles tiles(String... rows) {
        return new Tiles(rows);
    }

    /**
     * Returns the binary tree of a prefix code, such as a Huffman code.
     *
     * @param title one line; "" for none
     * @param symbols the names of the leaves
     * @param words the codeword of each symbol, in the digits 0 and 1; "" for a symbol that has none
     * @throws IllegalArgumentException if there are no codewords, or one is the beginning of another
     */
    public static CodeTree tree(String title, String[] symbols, String[] words) {
        return new CodeTree(title, symbols, words);
    }

    /**
     * Puts pictures side by side, with operators as text between them. A row that is too long for a page uses smaller squares or, if that
     * is not enough, several lines.
     *
     * @param picturesAndOperators boards, strips, rows or columns, and texts such as {@code "&"} or {@code ">>> 17"}
     * @throws IllegalArgumentException if there is nothing to show
     */
    public static Row row(Object... picturesAndOperators) {
        return new Row(null, figures(picturesAndOperators, true));
    }

    /**
     * Puts pictures one below the other; a text becomes a line of its own.
     *
     * @param picturesAndTexts boards, strips, rows or columns, and texts
     * @throws IllegalArgumentException if there is nothing to show
     */
    public static Column column(Object... picturesAndTexts) {
        return new Column(figures(picturesAndTexts, false));
    }

    private static List<Figure> figures(Object[] parts, boolean operators) {
        List<Figure> figures = new ArrayList<>();
        for (Object part : parts) {
            if (part instanceof Figure figure) {
                figures.add(figure);
            } else if (part instanceof Picture) {
                throw new IllegalArgumentException("a " + part.getClass().getSimpleName()
                        + " cannot stand beside other pictures; boards, strips, rows, columns and texts can");
            } else {
                String words = Svg.clean(String.valueOf(part));
                if (!words.isEmpty()) {
                    figures.add(new Caption(words, operators));
                }
            }
        }
        if (figures.isEmpty()) {
            throw new IllegalArgumentException("there is nothing to show; at least one picture is needed");
        }
        return figures;
    }

    /**
     * {@code word} in hexadecimal, all 16 digits: {@code 0x0000142200221400}. A Java {@code long} prints as a signed decimal number, which
     * does not show the squares.
     *
     * @param word any word; 0 gives {@code 0x0000000000000000}
     * @return 18 characters
     */
    public static String hex(long word) {
        String digits = Long.toHexString(word).toUpperCase(Locale.ROOT);
        return "0x" + "0".repeat(16 - digits.length()) + digits;
    }

    /**
     * Shows pictures and text immediately, before the notebook cell ends. Outside a notebook, pictures are printed as text.
     *
     * @param picturesAndTexts pictures, also in arrays and collections; anything else is printed as text, an array by its entries
     */
    public static void show(Object... picturesAndTexts) {
        StringBuilder texts = new StringBuilder();
        for (Object each : picturesAndTexts) {
            Object part = CellValue.shown(each);
            if (part instanceof Picture picture) {
                print(texts);
                if (Hook.display(picture)) {
                    continue;
                }
            }
            texts.append(part).append('\n');
        }
        print(texts);
    }

    /** Prints {@code texts} in one call, then empties it. (A notebook stores the output of each call separately.) */
    private static void print(StringBuilder texts) {
        if (!texts.isEmpty()) {
            System.out.print(texts);
            texts.setLength(0);
        }
    }
}
