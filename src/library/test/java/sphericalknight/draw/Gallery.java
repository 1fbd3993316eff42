package sphericalknight.draw;

import static sphericalknight.bits.Squares.set;
import static sphericalknight.bits.Squares.square;
import static sphericalknight.draw.Draw.board;
import static sphericalknight.draw.Draw.column;
import static sphericalknight.draw.Draw.ring;
import static sphericalknight.draw.Draw.row;
import static sphericalknight.draw.Draw.strip;
import static sphericalknight.draw.Draw.tiles;
import static sphericalknight.draw.Draw.tree;

import java.util.LinkedHashMap;
import java.util.Map;

/** Pictures with every feature. */
final class Gallery {
    private static final String START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";

    private Gallery() {}

    static Map<String, Figure> pictures() {
        Map<String, Figure> pictures = new LinkedHashMap<>();
        pictures.put("Set", board(0x0000142200221400L));
        pictures.put(
                "Long title", board("All squares that eight knights on rank 1 can reach in two hops", 0xFFFFL << 8));
        pictures.put("Every state", states());
        pictures.put("Every state, small", states().small());
        pictures.put(
                "Numbers and a set", board("rank 2 and h8", 0x800000000000FF00L).numbers());
        pictures.put("Pieces on tiles", board("occupied", 0xFFFF00000000FFFFL).pieces(START));
        pictures.put(
                "Pieces on marks and crosses",
                board(set("d4 e4 f4"))
                        .pieces("8/8/8/2nqk3/2NQKB2/8/8/8")
                        .mark(set("c4 d4 c5"))
                        .wrong(set("e4 e5")));
        pictures.put(
                "Draughts on tiles",
                board(set("a1 b2 c3 d4")).pieces("8/8/8/8/3D4/2d5/1W6/w7").small());
        pictures.put("Arrows", arrows());
        pictures.put("Arrows, small", arrows().small());
        pictures.put("Full", board(-1L));
        pictures.put("Empty", board(0L));
        pictures.put(
                "Row",
                row(
                                "~",
                                board("knights << 10", set("b5 c3 h8")),
                                "&",
                                board("not on a or b", ~0x0303030303030303L).hatch(0x0303030303030303L),
                                "=",
                                board("kept", set("c3 h8")).hatch(0x0303030303030303L))
                        .title("Hatched"));
        pictures.put("Row in lines", row(board(1L), "|", board(2L), "|", board(4L), "=", board(7L), "|", board(8L)));
        pictures.put("Nested rows", row(row(board(1L), "+", board(2L)), row(board(4L), "+", board(8L))));
        pictures.put(
                "Strip with fields",
                strip("a magic product", 0x123456789ABCDEFL)
                        .field(58, 6, "index")
                        .field(0, 20, "rest")
                        .mark(0x3FL << 58));
        pictures.put("Strip 8", strip("x = 27", 0x1BL).width(8).fields(2));
        pictures.put("Strip 16", strip("packed move", 0x1C2DL).width(16).field(0, 6, "from"));
        pictures.put(
                "Strip 32",
                strip("32", 0x89ABCDEFL).width(32).fields(4).wrong(0xF0L).mark(0x3000L));
        pictures.put(
                "Column",
                column(
                        board("a", 0x8100000000000081L),
                        "is the word",
                        strip(0x81L),
                        strip(7L).stacked()));
        pictures.put("Ring", ring("ring", 0x17, 8).window(6, 3));
        pictures.put("Tiles", tiles("NB.", "BN."));
        pictures.put("Tree", tree("tree", new String[] {"a", "b", "c"}, new String[] {"0", "10", "11"}));
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

    private static Board arrows() {
        Board board = board("<< 17", set("b3 e6 g8")).mark(set("a1 d4 f6"));
        return board.arrow(0, 17).arrow(27, 44).arrow(45, 62).blocked(24, 30).blocked(63, 7);
    }
}
