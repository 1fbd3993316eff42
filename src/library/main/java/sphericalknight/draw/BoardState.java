package sphericalknight.draw;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** The contents of a {@link Board}. They change only while a new board is being created. */
final class BoardState implements Cloneable {
    String title;
    String alt;
    /** Whether the board shows a set; if not, it has no hex value. */
    boolean showsSet;
    /** The number shown in place of the set's hex value; null for none. */
    String number;

    String files = "abcdefgh";
    boolean numbered;
    boolean inRow;
    boolean fixedSize;
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

    /** Returns a copy to which {@code change} has been applied. */
    BoardState with(Consumer<BoardState> change) {
        BoardState next;
        try {
            next = (BoardState) clone();
        } catch (CloneNotSupportedException e) {
            throw new AssertionError(e);
        }
        next.pieces = pieces.clone();
        next.labels = labels.clone();
        next.arrows = new ArrayList<>(arrows);
        change.accept(next);
        return next;
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
}
