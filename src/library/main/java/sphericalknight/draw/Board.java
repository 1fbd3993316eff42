package sphericalknight.draw;

import java.util.ArrayList;
import java.util.List;
import sphericalknight.bits.Squares;

/**
 * A picture of a set of squares on a board, with marks, pieces, labels and arrows where wanted. Immutable: each method
 * gives a new board.
 *
 * <pre>{@code
 * knight on a4
 * 8  . . . . . . . .     1  set
 * 7  . . . . . . . .     .  clear
 * 6  . 1 . . . . . .     x  wrong: set, and should not be
 * 5  . . 1 . . . . x     ?  missing: clear, and should be set
 * 4  N . . . . . x .     #  masked out
 * 3  . . 1 . . . . .     @  marked (* if set, too)
 * 2  . 1 . . . . x .     N  a piece: K Q R B N P white, k q r b n p black;
 * 1  . . . . . . . x        draughts: w W white man and king, d D black ones
 *    a b c d e f g h
 * 0x0000028440040280...
 * }</pre>
 */
public final class Board extends Figure {
    static final Board EMPTY = new Board();

    String title;
    String alt;
    boolean showsSet;
    long set;
    long mark;
    long wrong;
    long missing;
    long hatch;
    int pixels = 36;
    boolean fixedSize;
    boolean inRow;
    boolean numbered;
    /** Piece letters by square, 0 where there is none. */
    char[] pieces = new char[64];
    /** Labels by square, null where there is none. */
    String[] labels = new String[64];

    List<Arrow> arrows = List.of();

    /** A line from the middle of one square to the middle of another; a blocked one ends in a bar. */
    record Arrow(int from, int to, boolean blocked) {}

    private Board() {}

    private Board(Board other) {
        title = other.title;
        alt = other.alt;
        showsSet = other.showsSet;
        set = other.set;
        mark = other.mark;
        wrong = other.wrong;
        missing = other.missing;
        hatch = other.hatch;
        pixels = other.pixels;
        fixedSize = other.fixedSize;
        inRow = other.inRow;
        numbered = other.numbered;
        pieces = other.pieces.clone();
        labels = other.labels.clone();
        arrows = other.arrows;
    }

    /**
     * Shows another set.
     *
     * @param squares any set of squares; its hex value is shown, too
     * @return a new board
     */
    public Board set(long squares) {
        Board next = new Board(this);
        next.set = squares;
        next.showsSet = true;
        return next;
    }

    /**
     * Says in a few words what the board shows.
     *
     * @param words one line
     * @return a new board
     */
    public Board title(String words) {
        Board next = new Board(this);
        next.title = Svg.clean(words);
        return next;
    }

    /**
     * Says what matters to those who do not see the board; without it the title and all squares are read out.
     *
     * @param words one line
     * @return a new board
     */
    public Board alt(String words) {
        Board next = new Board(this);
        next.alt = Svg.clean(words);
        return next;
    }

    /**
     * Marks squares in a colour of their own: a ring, or a ringed tile where the bit is set.
     *
     * @param squares any set, added to what is marked already
     * @return a new board
     */
    public Board mark(long squares) {
        Board next = new Board(this);
        next.mark |= squares;
        return next;
    }

    /**
     * Marks bits that should not be there: a tile with a cross, whether they are in the set or not.
     *
     * @param squares any set, added to what is wrong already
     * @return a new board
     */
    public Board wrong(long squares) {
        Board next = new Board(this);
        next.wrong |= squares;
        return next;
    }

    /**
     * Marks bits that should be there: a dashed outline.
     *
     * @param squares any set, added to what is missing already
     * @return a new board
     */
    public Board missing(long squares) {
        Board next = new Board(this);
        next.missing |= squares;
        return next;
    }

    /**
     * Hatches squares that a mask takes away.
     *
     * @param squares any set, added to what is hatched already
     * @return a new board
     */
    public Board hatch(long squares) {
        Board next = new Board(this);
        next.hatch |= squares;
        return next;
    }

    /**
     * Puts a piece on squares, in place of what stands there.
     *
     * @param letter K Q R B N P for white, k q r b n p for black; w and W for a white draughts man and king, d and D for
     *     dark ones
     * @param squares any set
     * @return a new board
     * @throws IllegalArgumentException if there is no such piece
     */
    public Board piece(char letter, long squares) {
        Pieces.check(letter);
        Board next = new Board(this);
        for (long rest = squares; rest != 0; rest &= rest - 1) {
            next.pieces[Long.numberOfTrailingZeros(rest)] = letter;
        }
        return next;
    }

    /**
     * Puts all pieces of a position on the board, in place of what stands there.
     *
     * @param fen the first part of a FEN, rank 8 first: {@code "8/8/8/8/3N4/8/8/8"}; what follows a blank is not read
     * @return a new board
     * @throws IllegalArgumentException if these are not eight ranks of eight squares, or a letter is no piece
     */
    public Board pieces(String fen) {
        Board next = new Board(this);
        next.pieces = Pieces.parse(fen);
        return next;
    }

    /**
     * Writes on a square.
     *
     * @param square 0 to 63
     * @param text one to four characters; "" takes a label away
     * @return a new board
     * @throws IllegalArgumentException if there is no such square or the text is longer
     */
    public Board label(int square, String text) {
        Squares.bit(square); // refuses what is not a square
        String clean = Svg.clean(text);
        if (clean.length() > 4) {
            throw new IllegalArgumentException(
                    "label \"" + clean + "\" on " + Squares.name(square) + " is too long; a square holds 4 characters");
        }
        Board next = new Board(this);
        next.labels[square] = clean.isEmpty() ? null : clean;
        return next;
    }

    /**
     * Writes the number of its square, 0 to 63, into every cell that has no label.
     *
     * @return a new board
     */
    public Board numbers() {
        Board next = new Board(this);
        next.numbered = true;
        return next;
    }

    /**
     * Draws an arrow.
     *
     * @param from 0 to 63
     * @param to 0 to 63
     * @return a new board
     * @throws IllegalArgumentException if there is no such square
     */
    public Board arrow(int from, int to) {
        return arrow(new Arrow(from, to, false));
    }

    /**
     * Draws a line that ends in a bar: a ray that something stops.
     *
     * @param from 0 to 63
     * @param to 0 to 63, the square before the bar
     * @return a new board
     * @throws IllegalArgumentException if there is no such square
     */
    public Board blocked(int from, int to) {
        return arrow(new Arrow(from, to, true));
    }

    private Board arrow(Arrow arrow) {
        Squares.bit(arrow.from);
        Squares.bit(arrow.to);
        Board next = new Board(this);
        next.arrows = new ArrayList<>(arrows);
        next.arrows.add(arrow);
        return next;
    }

    /**
     * Uses squares of 24 pixels instead of 36.
     *
     * @return a new board
     */
    public Board small() {
        Board next = new Board(this);
        next.pixels = 24;
        next.fixedSize = true;
        return next;
    }

    @Override
    public String alt() {
        return alt != null ? alt : BoardText.alt(this);
    }

    /** The squares on which a piece or a label covers the state below. */
    long covered() {
        long covered = numbered ? -1L : 0;
        for (int square = 0; square < 64; square++) {
            covered |= pieces[square] != 0 || labels[square] != null ? 1L << square : 0;
        }
        return covered;
    }

    /** What is written on {@code square}: its label, its number, or null. */
    String written(int square) {
        return labels[square] == null && numbered ? Integer.toString(square) : labels[square];
    }

    @Override
    Figure inRow(int size) {
        Board next = new Board(this);
        next.inRow = true;
        next.pixels = fixedSize ? pixels : size;
        return next;
    }

    @Override
    double width() {
        return BoardSvg.LEFT + 8 * pixels;
    }

    @Override
    double height() {
        return BoardSvg.header(this) + 8 * pixels + BoardSvg.BELOW;
    }

    @Override
    double axis() {
        return BoardSvg.header(this) + 4 * pixels;
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
