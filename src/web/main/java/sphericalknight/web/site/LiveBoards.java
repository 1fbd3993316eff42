package sphericalknight.web.site;

import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import sphericalknight.bits.Squares;
import sphericalknight.common.Html;
import sphericalknight.common.Resources;
import sphericalknight.web.live.Live;

/**
 * The live (interactive) boards of the lessons, each placed after the cell that explains its idea. Their initial state is computed here, so
 * a page loads nothing to show it.
 */
final class LiveBoards {
    /** A live board, as described by a line of {@code live-boards.txt}, whose head says what each part is. */
    private record Board(String place, String call, String piece, String from, String set, String title, String text) {
        static Board of(String line) {
            String[] words = line.split(" \\| ?", -1);
            return new Board(words[0], words[1], words[2], words[3], words[4], words[5], words[6]);
        }
    }

    private static final Map<String, Board> BOARDS = Resources.text(LiveBoards.class, "live-boards.txt")
            .lines()
            .filter(line -> !line.startsWith("#"))
            .map(Board::of)
            .collect(Collectors.toMap(Board::place, board -> board));

    private LiveBoards() {}

    /** The live board after a cell, as HTML; "" if there is none. It is hidden until the script of the page starts it. */
    static String after(String lesson, String cell) {
        Board board = BOARDS.get(lesson + "/" + cell);
        return board == null ? "" : html(board, "live-" + cell);
    }

    /** The interactive board on the front page, as HTML. */
    static String front() {
        return html(BOARDS.get("02-knight/ribbon"), "live-front");
    }

    private static String html(Board board, String id) {
        return switch (board.call()) {
            case "perft" -> figure(board, id, " data-fen=\"" + board.set() + "\"", board.set(), "3");
            case "mate" ->
                figure(
                        board,
                        id,
                        " data-men=\"" + board.set() + "\"",
                        Stream.of(board.set().split(", "))
                                .map(man -> number(man.substring(2)))
                                .toArray(String[]::new));
            default -> {
                String set = String.valueOf(Squares.set(board.set()));
                String shown = " data-piece=\"" + board.piece() + "\" data-set=\"" + set + "\"";
                yield board.from().isEmpty()
                        ? figure(board, id, shown, set)
                        : figure(
                                board,
                                id,
                                shown + " data-from=\"" + number(board.from()) + "\"",
                                number(board.from()),
                                set);
            }
        };
    }

    private static String number(String square) {
        return String.valueOf(Squares.square(square));
    }

    /** The figure, with what its script needs to know and what the library answers at first. */
    private static String figure(Board board, String id, String attributes, String... question) {
        return "<section class=\"live\" hidden aria-labelledby=\"" + id + "\" data-live=\"" + board.call() + "\""
                + attributes + " data-answer=\"" + Html.escape(Live.answer(board.call(), question))
                + "\">\n<p class=\"title\" id=\"" + id + "\">Try it: " + Html.escape(board.title()) + "</p>\n<p>"
                + Html.escape(board.text()) + "</p>\n</section>\n";
    }

    /** The places of all live boards, {@code lesson/cell}. */
    static Set<String> places() {
        return BOARDS.keySet();
    }
}
