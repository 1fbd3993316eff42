package sphericalknight.exercise.contract;

import static sphericalknight.draw.Draw.board;
import static sphericalknight.draw.Draw.row;

import java.util.Map;
import org.opentest4j.AssertionFailedError;
import sphericalknight.bits.Squares;
import sphericalknight.draughts.Numbering;
import sphericalknight.draw.Board;
import sphericalknight.draw.Picture;

/**
 * The failure that {@link BoardAssert} reports when two sets of squares differ. Its message shows both boards; {@link #boards} draws them.
 */
public final class WrongBoard extends AssertionFailedError {
    private static final long serialVersionUID = 1L;

    private final transient Boards boards;

    WrongBoard(String words, Boards boards) {
        super(words, boards.expected(), boards.actual());
        this.boards = boards;
    }

    /** Returns the message with both boards; they are drawn only when the message is requested. */
    @Override
    public String getMessage() {
        return words() + "\n" + boards.text();
    }

    /** The question and the difference in words, without the boards. */
    public String words() {
        return super.getMessage() + boards.difference();
    }

    /** The expected and the actual board. */
    public Boards boards() {
        return boards;
    }

    /**
     * An expected and an actual set of squares.
     *
     * @param expected the right answer
     * @param actual the answer given
     * @param pieces the pieces on the board of the input: sets of squares by the letter of the piece
     * @param isDraughts whether the answer is a 32-bit word in draughts' numbering B; its bits are converted to squares, with a1 as bit 0
     */
    public record Boards(long expected, long actual, Map<Character, Long> pieces, boolean isDraughts) {
        /**
         * Both boards in plain text, on the same grid: {@code 1} for a square of the set, {@code [N]} if a piece stands on it, {@code x}
         * for one too much and {@code ?} for a missing one.
         */
        public String text() {
            boolean isCovered = false;
            StringBuilder rows = new StringBuilder();
            for (int rank = 7; rank >= 0; rank--) {
                String left = cells(rank, expected, 0);
                String right = cells(rank, actual, tooMuch() | missing());
                isCovered |= (left + right).contains("[");
                rows.append('\n').append(rank + 1).append(' ').append(left);
                rows.append("    ").append(rank + 1).append(' ').append(right.stripTrailing());
            }
            String marks = (tooMuch() == 0 ? "" : ", x too much")
                    + (missing() == 0 ? "" : ", ? missing")
                    + (isCovered ? ", [ ] a piece on a square of the set" : "");
            return "expected               yours" + (marks.isEmpty() ? "" : " (" + marks.substring(2) + ")") + rows
                    + "\n   a b c d e f g h        a b c d e f g h";
        }

        /** One rank of 17 characters: each cell has one, and the brackets of a covered square take the place of the blanks around it. */
        private String cells(int rank, long set, long wrong) {
            StringBuilder cells = new StringBuilder(" ".repeat(17));
            for (int file = 0; file < 8; file++) {
                long square = 1L << 8 * rank + file;
                char sign = (set & square) == 0 ? '.' : '1';
                if ((wrong & square) != 0) {
                    sign = (set & square) == 0 ? '?' : 'x';
                } else {
                    for (Map.Entry<Character, Long> each : pieces.entrySet()) {
                        sign = (each.getValue() & square) == 0 ? sign : each.getKey();
                    }
                    if (sign != '.' && sign != '1' && (set & square) != 0) {
                        cells.setCharAt(2 * file, cells.charAt(2 * file) == ']' ? '|' : '[');
                        cells.setCharAt(2 * file + 2, ']');
                    }
                }
                cells.setCharAt(2 * file + 1, sign);
            }
            return cells.toString();
        }

        /** Both boards side by side; on the second, surplus and missing squares are marked. */
        public Picture picture() {
            return row(expectedBoard(), yourBoard());
        }

        /** The expected board. */
        public Board expectedBoard() {
            return with(-1L, hex(board("expected", expected), expected));
        }

        /** The actual board, with a cross on each surplus square and a frame around each missing square. */
        public Board yourBoard() {
            Board yours = hex(board("yours", actual), actual).wrong(tooMuch()).missing(missing());
            return with(~(tooMuch() | missing()), yours);
        }

        /** The squares in the actual set only. */
        public long tooMuch() {
            return actual & ~expected;
        }

        /** The squares in the expected set only. */
        public long missing() {
            return expected & ~actual;
        }

        /** The difference in words, such as "too much: g2 h3; missing: c3". */
        public String difference() {
            String tooMuch = tooMuch() == 0 ? "" : "too much: " + few(tooMuch());
            String missing = missing() == 0 ? "" : "missing: " + few(missing());
            return tooMuch + (tooMuch.isEmpty() || missing.isEmpty() ? "" : "; ") + missing;
        }

        private Board hex(Board board, long set) {
            return isDraughts ? board.hex("0x%08X".formatted(Numbering.B.fromBoard(set))) : board;
        }

        private static String few(long set) {
            String names = Squares.names(set);
            return Long.bitCount(set) <= 8
                    ? names
                    : names.substring(0, 8 * 3) + "and " + (Long.bitCount(set) - 8) + " more";
        }

        /**
         * Returns {@code board} with the pieces on the squares of {@code where}. On the other squares, which are wrong, the mistake is
         * shown rather than the piece.
         */
        private Board with(long where, Board board) {
            Board drawn = board;
            for (Map.Entry<Character, Long> each : pieces.entrySet()) {
                long shown = each.getValue() & where;
                drawn = shown == 0 ? drawn : drawn.piece(each.getKey(), shown);
            }
            return drawn;
        }
    }
}
