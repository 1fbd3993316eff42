package sphericalknight.lessons;

import static org.assertj.core.api.Assertions.assertThat;
import static sphericalknight.bits.Squares.names;
import static sphericalknight.bits.Squares.set;
import static sphericalknight.bits.Squares.square;
import static sphericalknight.draw.Draw.board;
import static sphericalknight.draw.Draw.column;
import static sphericalknight.draw.Draw.row;
import static sphericalknight.draw.Draw.strip;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import sphericalknight.chess.attack.KnightMoves;
import sphericalknight.chess.board.Lines;
import sphericalknight.draughts.Numbering;
import sphericalknight.draw.Board;
import sphericalknight.draw.Picture;

@DisplayName("The picture that a lesson opens with is what the library draws")
class OpeningPicturesTest {
    static List<Arguments> pictures() {
        long x = set("c3 f3 d5 b6 g7");
        long pieces = set("a1 a2 a5 a7");
        return List.of(
                Arguments.of(
                        "00-start",
                        row(
                                board("hello", 0x0000752527257500L),
                                board("three steps later", later(3)),
                                board("seven steps later", later(7)))),
                Arguments.of(
                        "01-nine-kings",
                        row(
                                board().title("a king").piece('K', set("h8")).small(),
                                "h8 >> 8",
                                board().title("one step down?")
                                        .piece('K', set("h7") | Lines.RANK_8)
                                        .wrong(Lines.RANK_8)
                                        .small())),
                Arguments.of("02-knight", ghosts()),
                Arguments.of(
                        "03-king",
                        board().title("Réti, 1921: White to move and draw").pieces("7K/8/k1P5/7p/8/8/8/8")),
                Arguments.of(
                        "04-counting-bits",
                        column(
                                strip("sixteen bits, each the number of ones in itself", 0xD765)
                                        .width(16),
                                strip("counted in twos", 0x9655).width(16).fields(2),
                                strip("counted in fours", 0x3322).width(16).fields(4),
                                strip("counted in eights", 0x0604).width(16).fields(8),
                                strip("counted", 0x000A).width(16).fields(16))),
                Arguments.of(
                        "05-lowest-bit",
                        row(
                                board("five squares", x).small(),
                                board("the lowest", x & -x).small(),
                                board("all but the lowest", x & (x - 1)).small(),
                                board("the lowest and below", x ^ (x - 1)).small())),
                Arguments.of(
                        "06-pawns",
                        board().title("Which pawns are passed?").pieces("8/5pp1/3p4/P1p5/2P1P2p/1pP5/5PPP/8")),
                Arguments.of(
                        "09-sliders",
                        row(
                                board("pieces on a file", pieces).small(),
                                "×",
                                board("a diagonal", Lines.H1_TO_A8).small(),
                                "=",
                                board("the file lies on rank 8", pieces * Lines.H1_TO_A8)
                                        .mark(Lines.RANK_8)
                                        .small())),
                Arguments.of(
                        "10-generator",
                        board().title("White's pawn has gone e2-e4. May Black take it in passing?")
                                .pieces("8/8/8/8/1R2Pp1k/8/8/4K3")
                                .arrow(square("e2"), square("e4"))),
                Arguments.of(
                        "11-draughts",
                        row(
                                numbered("A: row by row", Numbering.A),
                                numbered("B: +1 up-left, +7 up-right", Numbering.B),
                                numbered("C: B, turned by 90 degrees", Numbering.C))),
                Arguments.of(
                        "12-storing",
                        board().title("White to move")
                                .pieces("rn2kb1r/p3qppp/2p2n2/1p2p1B1/2B1P3/1QN5/PPP2PPP/R3K2R")));
    }

    private static long later(int steps) {
        return steps == 0 ? 0x0000752527257500L : Lesson00.next(later(steps - 1));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("pictures")
    void stored(String lesson, Picture picture) {
        assertThat(Path.of(System.getProperty("course.root"), "notebooks/pictures", lesson + ".svg"))
                .hasContent(picture.svg());
    }

    private static Board ghosts() {
        long ghosts = Lesson02.eightShifts(set("a4")) & ~KnightMoves.attacks(set("a4"));
        Board board = board("a knight on a4, eight shifts", Lesson02.eightShifts(set("a4")))
                .piece('N', set("a4"))
                .wrong(ghosts);
        for (String ghost : names(ghosts).split(" ")) {
            board = board.arrow(square("a4"), square(ghost));
        }
        return board;
    }

    private static Board numbered(String title, Numbering numbering) {
        Board board = board().title(title);
        for (int bit = 0; bit < 32; bit++) {
            board = board.label(numbering.square(bit), "" + bit);
        }
        return board;
    }
}
