package sphericalknight.exercise.contract;

import static sphericalknight.draw.Draw.board;
import static sphericalknight.draw.Draw.row;

import org.opentest4j.AssertionFailedError;
import sphericalknight.bits.Squares;
import sphericalknight.draw.Board;
import sphericalknight.draw.Picture;

/** Two sets of squares differ: the failure of {@link BoardAssert}. Its message shows both boards; {@link #boards} draws them. */
public final class WrongBoard extends AssertionFailedError {
    private static final long serialVersionUID = 1L;

    private final transient Boards boards;

    WrongBoard(String words, Boards boards) {
        super(words, boards.expected(), boards.actual());
        this.boards = boards;
    }

    /** Drawn only when somebody reads it. */
    @Override
    public String getMessage() {
        return super.getMessage() + boards.difference() + "\n" + boards.picture();
    }

    /** What was expected and what came. */
    public Boards boards() {
        return boards;
    }

    /**
     * An expected and an actual set of squares.
     *
     * @param expected the right answer
     * @param actual the answer given
     * @param piece the letter of the piece that asks the question, or 0 for none
     * @param pieces where that piece stands
     */
    public record Boards(long expected, long actual, char piece, long pieces) {
        /** Both boards side by side, what is too much and what is missing marked on the second. */
        public Picture picture() {
            return row(expectedBoard(), yourBoard());
        }

        /** What was expected. */
        public Board expectedBoard() {
            return with(pieces, board("expected", expected));
        }

        /** What came, with a cross on what is too much and a frame where something is missing. */
        public Board yourBoard() {
            Board yours = board("yours", actual).wrong(tooMuch()).missing(missing());
            return with(pieces & ~(actual | missing()), yours);
        }

        /** The squares that should not be there. */
        public long tooMuch() {
            return actual & ~expected;
        }

        /** The squares that should be there. */
        public long missing() {
            return expected & ~actual;
        }

        /** In words: "too much: g2 h3; missing: c3". */
        public String difference() {
            String tooMuch = tooMuch() == 0 ? "" : "too much: " + few(tooMuch());
            String missing = missing() == 0 ? "" : "missing: " + few(missing());
            return tooMuch + (tooMuch.isEmpty() || missing.isEmpty() ? "" : "; ") + missing;
        }

        private static String few(long set) {
            String names = Squares.names(set);
            return Long.bitCount(set) <= 8
                    ? names
                    : names.substring(0, 8 * 3) + "and " + (Long.bitCount(set) - 8) + " more";
        }

        /** Where a square is wrong, that is shown rather than the piece. */
        private Board with(long shown, Board board) {
            return shown == 0 ? board : board.piece(piece, shown);
        }
    }
}
