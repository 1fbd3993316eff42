package sphericalknight.web.site;

import java.util.Arrays;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import sphericalknight.bits.Squares;
import sphericalknight.common.Html;
import sphericalknight.common.Resources;
import sphericalknight.web.live.Live;

/**
 * The live (interactive) boards of the lessons, each placed after the cell that explains its idea. Their initial state is computed here, so
 * a page loads nothing to show it.
 */
final class LiveBoards {
    /**
     * A live board, as described by a line of {@code live-boards.txt}.
     *
     * @param place the lesson's name, a slash, and the id of the cell that it follows
     * @param call the name by which {@link Live} knows the board
     * @param piece the piece that a click puts on a square, or that is on {@code from}
     * @param from the square of that piece; "" if there is no single piece
     * @param set the squares of pieces or blockers, such as "a4 b6"
     */
    private record Board(String place, String call, String piece, String from, String set, String title, String text) {
        static Board of(String line) {
            String[] words = line.split(" \\| ?", -1);
            return new Board(words[0], words[1], words[2], words[3], words[4], words[5], words[6]);
        }
    }

    private static final Map<String, Board> BOARDS = Resources.text(LiveBoards.class, "live-boards.txt")
            .lines()
            .map(Board::of)
            .collect(Collectors.toMap(Board::place, board -> board));

    /** The place of the live board that counts leaves with perft. */
    private static final String PERFT = "10-generator/divide";

    /** The place of the live board for the mate with bishop and knight. */
    private static final String MATE = "13-mate-table/distances";

    private static final String MEN = "K c6, B d5, N e5, k a8";

    private static final String START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

    private LiveBoards() {}

    /** The live board after a cell, as HTML; "" if there is none. It is hidden until the script of the page starts it. */
    static String after(String lesson, String cell) {
        Board board = BOARDS.get(lesson + "/" + cell);
        if (board == null) {
            String place = lesson + "/" + cell;
            return place.equals(PERFT) ? perft() : place.equals(MATE) ? mate() : "";
        }
        return html(board, "live-" + cell);
    }

    /** The interactive board on the front page, as HTML. */
    static String front() {
        return html(BOARDS.get("02-knight/ribbon"), "live-front");
    }

    private static String html(Board board, String id) {
        String set = String.valueOf(Squares.set(board.set()));
        String from = board.from().isEmpty() ? "" : String.valueOf(Squares.square(board.from()));
        return figure(
                id,
                board.call(),
                " data-piece=\"" + board.piece() + "\" data-set=\"" + set + "\""
                        + (from.isEmpty() ? "" : " data-from=\"" + from + "\""),
                Live.answer(board.call(), from.isEmpty() ? new String[] {set} : new String[] {from, set}),
                board.title(),
                board.text());
    }

    private static String perft() {
        return figure(
                "live-divide",
                "perft",
                " data-fen=\"" + START + "\"",
                Live.answer("perft", new String[] {START, "3"}),
                "Count your own position",
                "Choose a move to follow it down: where the numbers of two generators differ, one of them is wrong.");
    }

    private static String mate() {
        String[] squares = Arrays.stream(MEN.split(", "))
                .map(man -> String.valueOf(Squares.square(man.substring(2))))
                .toArray(String[]::new);
        return figure(
                "live-distances",
                "mate",
                " data-men=\"" + MEN + "\"",
                Live.answer("mate", squares),
                "Ask the mate table",
                "Place the four men. White is to move; the squares with a 1 are those where the black king would be"
                        + " lost.");
    }

    private static String figure(String id, String call, String attributes, String answer, String title, String text) {
        return "<section class=\"live\" hidden aria-labelledby=\"" + id + "\" data-live=\"" + call + "\"" + attributes
                + " data-answer=\"" + Html.escape(answer) + "\">\n<p class=\"title\" id=\"" + id + "\">Try it: "
                + Html.escape(title) + "</p>\n<p>" + Html.escape(text) + "</p>\n</section>\n";
    }

    /** The places of all live boards, {@code lesson/cell}. */
    static Set<String> places() {
        Set<String> places = new TreeSet<>(BOARDS.keySet());
        places.add(PERFT);
        places.add(MATE);
        return places;
    }
}
