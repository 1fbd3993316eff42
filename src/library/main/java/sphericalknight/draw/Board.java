package sphericalknight.draw;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import sphericalknight.bits.Squares;

/**
 * A picture of a set of squares on a board, with optional marks, pieces, labels and arrows. Immutable: each method returns a new board.
 *
 * <pre>{@code
 * knight on a4, no masks
 * 8  . . . . . . . .     1  set
 * 7  . . . . . . . .     .  clear
 * 6  . 1 . . . . . .     x  wrong: should not be set
 * 5  . . 1 . . . . x     ?  missing: should be set
 * 4  N . . . . . x .     #  masked out (% if set, too)
 * 3  . . 1 . . . . .     @  marked (* if set, too)
 * 2  . 1 . . . . x .     N  a piece or a label ([N] if the square is set, too)
 * 1  . . . . . . . x
 *    a b c d e f g h
 * 0x0000028440044280, 8 squares
 * x wrong
 * }</pre>
 */
public final class Board extends Figure implements Cloneable {
    static final Board EMPTY = new Board();
    static final Board BESIDE = EMPTY.with(next -> next.files = "89ABCDEF").hatch(-1L);

    /** A board of eight bytes: its columns are called by the bits of a byte, from 7 to 0. */
    static final Board BYTES = EMPTY.with(next -> next.files = "76543210");

    // The fields change only while a new board is being created.
    String title;
    private String alt;
    /** Whether the board shows a set; if not, it has no hex value. */
    boolean showsSet;
    /** The number shown in place of the set's hex value; null for none. */
    private String number;

    String files = "abcdefgh";
    boolean numbered;
    boolean inRow;
    private boolean fixedSize;
    int pixels = 36;
    long set;
    long mark;
    long wrong;
    long missing;
    long hatch;
    /** The piece letter of each square; 0 if there is no piece. */
    char[] pieces = new char[64];
    /** The label of each square; null if there is none. */
    String[] labels = new String[64];

    List<Arrow> arrows = new ArrayList<>();

    /** A line from the middle of one square to the middle of another; a blocked one ends in a bar. */
    record Arrow(int from, int to, boolean blocked) {}

    private Board() {}

    /** Returns a copy to which {@code change} has been applied. */
    private Board with(Consumer<Board> change) {
        Board next;
        try {
            next = (Board) clone();
        } catch (CloneNotSupportedException impossible) {
            throw new AssertionError(impossible);
        }
        next.pieces = pieces.clone();
        next.labels = labels.clone();
        next.arrows = new ArrayList<>(arrows);
        change.accept(next);
        return next;
    }

    /**
     * Shows a set, in place of the one shown before.
     *
     * @param squares any set of squares; its hex value is shown as well
     */
    public Board set(long squares) {
        return with(next -> {
            next.set = squares;
            next.showsSet = true;
        });
    }

    /**
     * Shows a given number in place of the set's hex value, for boards whose squares are numbered differently.
     *
     * @param hex the number, such as {@code 0x00000001}
     */
    public Board hex(String hex) {
        return with(next -> next.number = hex);
    }

    /**
     * Sets the title.
     *
     * @param words one line; "" removes the title
     */
    public Board title(String words) {
        return with(next -> next.title = Svg.title(words));
    }

    /** Sets the alternative text; without it, a screen reader reads the title and everything on the board. */
    public Board alt(String words) {
        return with(next -> next.alt = Svg.clean(words));
    }

    /**
     * Marks squares with a different colour: a ring, or a ringed tile if the square is in the set.
     *
     * @param squares any set, added to the squares already marked
     */
    public Board mark(long squares) {
        return with(next -> next.mark |= squares);
    }

    /** Marks squares that should not be in the set: a tile with a cross, whether or not the square is in it. */
    public Board wrong(long squares) {
        return with(next -> next.wrong |= squares);
    }

    /** Marks squares that should be in the set: a dashed outline if the square is not in it. */
    public Board missing(long squares) {
        return with(next -> next.missing |= squares);
    }

    /** Hatches {@code squares}, for example those that a mask clears. */
    public Board hatch(long squares) {
        return with(next -> next.hatch |= squares);
    }

    /**
     * Puts a piece on squares, replacing any pieces there.
     *
     * @param letter K Q R B N P for white, k q r b n p for black; in draughts w and W for a white man and king, d and D for dark
     * ones
     * @throws IllegalArgumentException if there is no such piece
     */
    public Board piece(char letter, long squares) {
        Pieces.check(letter);
        return with(next -> {
            for (long rest = squares; rest != 0; rest &= rest - 1) {
                next.pieces[Long.numberOfTrailingZeros(rest)] = letter;
            }
        });
    }

    /**
     * Puts all pieces of a position on the board, replacing any pieces there.
     *
     * @param fen the first part of a FEN, rank 8 first: {@code "8/8/8/8/3N4/8/8/8"}; anything after the first space is ignored
     * @throws IllegalArgumentException if there are not eight ranks of eight squares, or a letter does not name a piece
     */
    public Board pieces(String fen) {
        char[] pieces = Pieces.parse(fen);
        return with(next -> next.pieces = pieces);
    }

    /**
     * Writes a label on a square; a piece on the square hides the label.
     *
     * @param text one to four characters; "" removes a label
     * @throws IllegalArgumentException if there is no such square or the text is longer than four characters
     */
    public Board label(int square, String text) {
        Squares.bit(square); // refuses what is not a square
        String label = Svg.clean(text);
        if (label.length() > 4) {
            throw new IllegalArgumentException(
                    "label \"" + label + "\" on " + Squares.name(square) + " is too long; a square holds 4 characters");
        }
        return with(next -> next.labels[square] = label.isEmpty() ? null : label);
    }

    /** Numbers the squares from 0 to 63, except those with a label or a piece. */
    public Board numbers() {
        return with(next -> next.numbered = true);
    }

    /**
     * Draws an arrow.
     *
     * @throws IllegalArgumentException if there is no such square
     */
    public Board arrow(int from, int to) {
        return arrow(new Arrow(from, to, false));
    }

    /**
     * Draws a line that ends in a bar, for a blocked ray.
     *
     * @param to 0 to 63, the square before the bar
     * @throws IllegalArgumentException if there is no such square
     */
    public Board blocked(int from, int to) {
        return arrow(new Arrow(from, to, true));
    }

    private Board arrow(Arrow arrow) {
        Squares.bit(arrow.from());
        Squares.bit(arrow.to());
        return with(next -> next.arrows.add(arrow));
    }

    /** Uses squares of 24 pixels instead of 36. */
    public Board small() {
        return with(next -> {
            next.pixels = 24;
            next.fixedSize = true;
        });
    }

    /** The number to show as the hex value of the set. */
    String hex() {
        return number == null ? Draw.hex(set) : number;
    }

    /** The squares on which a piece, a label or a number covers the state of the bit. */
    long covered() {
        long covered = numbered ? -1L : 0;
        for (int square = 0; square < 64; square++) {
            covered |= pieces[square] != 0 || labels[square] != null ? 1L << square : 0;
        }
        return covered;
    }

    /** The bits marked as missing that are neither in the set nor marked as wrong. */
    long absent() {
        return missing & ~set & ~wrong;
    }

    /** The text on {@code square}: its label or, on a numbered board, its number; null if it has neither. */
    String written(int square) {
        return labels[square] == null && numbered ? Integer.toString(square) : labels[square];
    }

    /** The squares of the pieces with this letter. */
    long squaresOf(char letter) {
        long squares = 0;
        for (int square = 0; square < 64; square++) {
            squares |= pieces[square] == letter ? 1L << square : 0;
        }
        return squares;
    }

    @Override
    public String alt() {
        return alt != null ? alt : BoardText.alt(this);
    }

    @Override
    Figure inRow(int pixels) {
        return with(next -> {
            next.inRow = true;
            next.pixels = fixedSize ? this.pixels : pixels;
        });
    }

    @Override
    double width() {
        return BoardSvg.width(this);
    }

    @Override
    double height() {
        return BoardSvg.height(this);
    }

    @Override
    double axis() {
        return BoardSvg.axis(this);
    }

    @Override
    void draw(Svg svg) {
        BoardSvg.draw(this, svg);
    }

    @Override
    TextBlock text() {
        return BoardText.text(this);
    }
}
