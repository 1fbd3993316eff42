package sphericalknight.draw;

import static sphericalknight.bits.Squares.bit;
import static sphericalknight.bits.Squares.set;
import static sphericalknight.bits.Squares.square;
import static sphericalknight.draw.Draw.board;
import static sphericalknight.draw.Draw.column;
import static sphericalknight.draw.Draw.row;
import static sphericalknight.draw.Draw.strip;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Shows every feature of the pictures on one page, for inspection. Run it with a folder as its argument: it writes {@code gallery.html}
 * there, and {@code knight.svg}, the picture of the README.
 */
final class Gallery {
    private static final long KNIGHT_A4 = set("b2 b6 c3 c5");
    private static final long BLACK_HOLES = set("g2 g4 h1 h5");
    private static final String START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";

    private Gallery() {}

    public static void main(String[] arguments) throws IOException {
        Path folder = Path.of(arguments[0]);
        Files.createDirectories(folder);
        Files.writeString(folder.resolve("gallery.html"), page("#fff", "#222"));
        Files.writeString(folder.resolve("gallery-on-dark.html"), page("#111", "#eee"));
        Files.writeString(folder.resolve("knight.svg"), readmePicture().svg());
    }

    /** The README's picture, which shows what the masks are for. */
    static Row readmePicture() {
        Board knight = board(KNIGHT_A4).piece('N', bit(square("a4")));
        return row(
                knight.set(KNIGHT_A4 | BLACK_HOLES)
                        .title("Knight on a4, no masks")
                        .wrong(BLACK_HOLES),
                knight.title("With masks"));
    }

    static Map<String, Figure> pictures() {
        Map<String, Figure> pictures = new LinkedHashMap<>();
        pictures.put("README", readmePicture());
        pictures.put("A set", board(0x0000142200221400L));
        pictures.put(
                "Title and piece", board("knight on d4", 0x0000142200221400L).piece('N', bit(square("d4"))));
        pictures.put(
                "Long title", board("All squares that eight knights on rank 1 can reach in two hops", 0xFFFFL << 8));
        pictures.put("Every state", states());
        pictures.put("Every state, small", states().small());
        pictures.put("Numbers", board().title("bit i = square i").numbers());
        pictures.put(
                "Numbers and a set", board("rank 2 and h8", 0x800000000000FF00L).numbers());
        pictures.put("Labels", distances());
        pictures.put("Labels, small", distances().small());
        pictures.put("Start position", board().title("start").pieces(START));
        pictures.put("Start position, small", board().pieces(START).small());
        pictures.put(
                "Pieces on tiles", board(0xFFFF00000000FFFFL).title("occupied").pieces(START));
        pictures.put(
                "Pieces on marks and crosses",
                board(set("d4 e4 f4"))
                        .pieces("8/8/8/2nqk3/2NQKB2/8/8/8")
                        .mark(set("c4 d4 c5"))
                        .wrong(set("e4 e5")));
        pictures.put(
                "Draughts",
                board().pieces("1d1d1d1d/d1d1d1d1/1d1d1D1d/8/8/w1W1w1w1/1w1w1w1w/w1w1w1w1")
                        .title("draughts"));
        pictures.put(
                "Draughts on tiles",
                board(set("a1 b2 c3 d4")).pieces("8/8/8/8/3D4/2d5/1W6/w7").small());
        pictures.put("Arrows", arrows());
        pictures.put("Arrows, small", arrows().small());
        pictures.put(
                "Ray",
                board("rook on d4", set("d5 d6 c4 b4 a4 e4 f4 g4 h4 d3"))
                        .piece('R', set("d4"))
                        .piece('p', set("d7 d2"))
                        .arrow(square("d4"), square("h4"))
                        .blocked(square("d4"), square("d6"))
                        .blocked(square("d4"), square("d3")));
        pictures.put(
                "Hatch",
                row(
                        board("knights << 10", set("b5 c3 h8")),
                        "&",
                        board("not on a or b", ~0x0303030303030303L).hatch(0x0303030303030303L),
                        "=",
                        board("kept", set("c3 h8")).hatch(0x0303030303030303L)));
        pictures.put("Full", board(-1L));
        pictures.put("Empty", board(0L));
        pictures.put("Two in a row", row(board(0xFFL), "<< 8", board(0xFF00L)));
        pictures.put(
                "Five in a row",
                row(
                        board(set("a1 c3")),
                        "|",
                        board(set("a2 c2")),
                        "|",
                        board(set("h1 h8")),
                        "=",
                        board(set("a1 c3 a2 c2")),
                        "|",
                        board(set("h1 h8"))));
        pictures.put(
                "Not", row("~", board("a", 0xFFL), "=", board("~a", ~0xFFL)).title("Complement"));
        pictures.put(
                "Nested rows",
                row(row(board(1L), "+", board(2L)), row(board(4L), "+", board(8L)), row(board(16L), "+", board(32L))));
        pictures.put("Strip", strip("knight on d4", 0x0000142200221400L));
        pictures.put(
                "Strip with fields",
                strip("a magic product", 0x123456789ABCDEFL)
                        .field(58, 6, "index")
                        .field(0, 20, "rest")
                        .mark(0x3FL << 58));
        pictures.put("Strip 8", strip("x = 27", 0x1BL).width(8).fields(2));
        pictures.put(
                "Strip 16",
                strip("packed move", 0x1C2DL)
                        .width(16)
                        .field(0, 6, "from")
                        .field(6, 6, "to")
                        .field(12, 4, "kind"));
        pictures.put(
                "Strip 32",
                strip("32", 0x89ABCDEFL).width(32).fields(4).wrong(0xF0L).mark(0x3000L));
        pictures.put("SWAR ladder", ladder(0xF0C3A5017E3CFF96L));
        pictures.put(
                "Strip in a row",
                row(
                        strip(0xA5L).width(8),
                        "&",
                        strip(0x0FL).width(8),
                        "=",
                        strip(0x05L).width(8)));
        pictures.put(
                "Board and strip", column(board("a", 0x8100000000000081L), "is the word", strip(0x8100000000000081L)));
        pictures.put(
                "Hostile",
                board("<script>alert(\"x\")</script> & 'y' \u0007", 1L).label(9, "<&>\""));
        return pictures;
    }

    private static Board states() {
        return board("every state", set("a8 b8 c8 a6 b6 c6"))
                .mark(set("b8 e8 b5"))
                .wrong(set("c8 d8"))
                .missing(set("f8 d5"))
                .hatch(set("g8 g7 g6 h8 h7 a6 b6"))
                .piece('N', set("a6"))
                .piece('n', set("b6 b5 d5"))
                .label(square("c6"), "17")
                .label(square("d6"), "0x77")
                .label(square("e6"), "-9");
    }

    private static Board distances() {
        String[] ranks = {"54545656", "43454545", "34343454", "23434345", "32323434", "41232343", "32123434", "03232345"
        };
        Board board = board().title("hops of a knight from a1").piece('N', set("a1"));
        for (int i = 1; i < 64; i++) {
            board = board.label(i, "" + ranks[7 - i / 8].charAt(i % 8));
        }
        return board;
    }

    private static Board arrows() {
        Board board = board("<< 17", set("b3 e6 g8")).mark(set("a1 d4 f6"));
        return board.arrow(0, 17).arrow(27, 44).arrow(45, 62).arrow(24, 30).arrow(63, 7);
    }

    private static Column ladder(long x) {
        long twos = x - (x >>> 1 & 0x5555555555555555L);
        long fours = (twos & 0x3333333333333333L) + (twos >>> 2 & 0x3333333333333333L);
        long bytes = fours + (fours >>> 4) & 0x0F0F0F0F0F0F0F0FL;
        long sum = bytes * 0x0101010101010101L;
        return column(
                strip("64 bits", x),
                strip("32 counters of 2 bits", twos).fields(2),
                strip("16 counters of 4 bits", fours).fields(4),
                strip("8 counters of 8 bits", bytes).fields(8),
                "multiply by 0x0101010101010101",
                strip("the sum is in the top byte", sum)
                        .field(56, 8, "" + (sum >>> 56))
                        .mark(0xFFL << 56));
    }

    private static String page(String background, String ink) {
        StringBuilder page = new StringBuilder("<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><title>Gallery"
                + "</title><body style=\"margin:24px;font:14px sans-serif;background:" + background + ";color:" + ink
                + "\">");
        pictures()
                .forEach((name, picture) -> page.append("<h2>" + name + "</h2>")
                        .append("<div style=\"display:flex;flex-wrap:wrap;gap:24px;align-items:flex-start\">")
                        .append(picture.html())
                        .append("<pre style=\"margin:0;font-size:12px\">" + Svg.escape(picture.toString())
                                + "</pre></div>")
                        .append("<p>" + picture.svg().length() + " bytes. " + Svg.escape(picture.alt()) + "</p>"));
        return page.append("</body></html>\n").toString();
    }
}
