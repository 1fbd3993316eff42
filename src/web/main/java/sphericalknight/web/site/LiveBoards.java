package sphericalknight.web.site;

import java.util.Arrays;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import sphericalknight.bits.Squares;
import sphericalknight.common.Html;
import sphericalknight.web.live.Live;

/** The live boards, each at the place in a lesson where its idea stands. What a board shows first is computed here; nothing is loaded for it. */
final class LiveBoards {
    /**
     * A live board.
     *
     * @param call the question, see {@link Live}
     * @param piece what a click puts on a square, or the piece that stands on {@code from}
     * @param from the square of that piece, -1 where there is no single one
     */
    private record Board(String call, char piece, int from, long set, String title, String text) {
        static Board set(String call, char piece, String set, String title, String text) {
            return new Board(call, piece, -1, Squares.set(set), title, text);
        }

        static Board slider(String call, char piece, String from, String blockers, String title, String text) {
            return new Board(call, piece, Squares.square(from), Squares.set(blockers), title, text);
        }
    }

    /** By place: the lesson's name, a slash, and the id of the cell after which the board stands. */
    private static final Map<String, Board> BOARDS = Map.ofEntries(
            Map.entry(
                    "02-knight/ribbon",
                    Board.set(
                            "knight",
                            'N',
                            "a4",
                            "Put knights on the board",
                            "As many as you like. The crosses are ghosts: that is what the eight shifts give without"
                                    + " masks.")),
            Map.entry(
                    "03-king/holes",
                    Board.set(
                            "king",
                            'K',
                            "a4",
                            "Put kings on the board",
                            "Walk a king along the edge. On which squares do ghosts appear, and where?")),
            Map.entry(
                    "04-counting-bits/swar-rungs",
                    Board.set(
                            "popcount",
                            '1',
                            "b1 g1 b8 g8 e4",
                            "Count bit by bit",
                            "Choose squares. Each strip holds the same sum in fewer, wider fields; the number of each"
                                    + " field stands below it.")),
            Map.entry(
                    "05-lowest-bit/three",
                    Board.set(
                            "lowest",
                            '1',
                            "c3 f5 b7",
                            "Find the lowest",
                            "Choose squares, and see what the minus does to all bits above the lowest.")),
            Map.entry(
                    "06-pawns/capture-cure",
                    Board.set(
                            "pawns",
                            'P',
                            "a2 d4 h5",
                            "Put white pawns on the board",
                            "A pawn on the a-file has a ghost on the h-file, one rank too low or too high.")),
            Map.entry(
                    "07-0x88/knight-lands",
                    Board.slider(
                            "0x88",
                            'N',
                            "b1",
                            "",
                            "Eight additions, eight tests",
                            "Move the knight: each line is one jump on the board of 16 files.")),
            Map.entry(
                    "08-zobrist/toggles-back",
                    Board.set(
                            "zobrist",
                            'N',
                            "b1 g1",
                            "Knights come and go",
                            "Each square has its random number. Put a knight down and take it away: the key is the old"
                                    + " one.")),
            Map.entry(
                    "09-sliders/walk-picture",
                    Board.slider(
                            "rook",
                            'R',
                            "d4",
                            "d7 g4 b4",
                            "A rook and what stands in its way",
                            "Put blockers on the board, or move the rook.")),
            Map.entry(
                    "09-sliders/answers",
                    Board.slider(
                            "bishop",
                            'B',
                            "d4",
                            "b6 f6 g1",
                            "A bishop and what stands in its way",
                            "The same question on diagonals. Where does it attack the most squares?")),
            Map.entry(
                    "09-sliders/both-lines",
                    Board.slider(
                            "magic",
                            'R',
                            "d4",
                            "d7 g4 b4",
                            "The magic look-up",
                            "Blockers, times the magic number: the top bits of the product are the index of the"
                                    + " table.")));

    /** Where the tree of moves is counted. */
    private static final String PERFT = "10-generator/divide";

    /** Where king, bishop and knight hunt. */
    private static final String MATE = "13-mate-table/distances";

    private static final String MEN = "K c6, B d5, N e5, k a8";

    private static final String START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

    private LiveBoards() {}

    /** The live board after a cell, as HTML; "" where none stands. It is hidden until the page's script brings it to life. */
    static String after(String lesson, String cell) {
        Board board = BOARDS.get(lesson + "/" + cell);
        if (board == null) {
            String place = lesson + "/" + cell;
            return place.equals(PERFT) ? perft() : place.equals(MATE) ? mate() : "";
        }
        return html(board, "live-" + cell);
    }

    /** The live board of the first page. */
    static String front() {
        return html(BOARDS.get("02-knight/ribbon"), "live-front");
    }

    private static String html(Board board, String id) {
        String set = String.valueOf(board.set());
        String[] args = board.from() < 0 ? new String[] {set} : new String[] {String.valueOf(board.from()), set};
        return figure(
                id,
                board.call(),
                " data-piece=\"" + board.piece() + "\" data-set=\"" + set + "\""
                        + (board.from() < 0 ? "" : " data-from=\"" + board.from() + "\""),
                Live.answer(board.call(), args),
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
