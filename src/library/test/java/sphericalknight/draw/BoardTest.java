package sphericalknight.draw;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static sphericalknight.bits.Squares.bit;
import static sphericalknight.bits.Squares.set;
import static sphericalknight.bits.Squares.square;
import static sphericalknight.draw.Draw.board;

import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A board as text")
class BoardTest {
    @Test
    @DisplayName("shows a 1 on each square of the set, coordinates, hex and count")
    void set_is_shown() {
        assertThat(board("knight on d4", 0x0000142200221400L)).hasToString("""
                        knight on d4
                        8  . . . . . . . .
                        7  . . . . . . . .
                        6  . . 1 . 1 . . .
                        5  . 1 . . . 1 . .
                        4  . . . . . . . .
                        3  . 1 . . . 1 . .
                        2  . . 1 . 1 . . .
                        1  . . . . . . . .
                           a b c d e f g h
                        0x0000142200221400, 8 squares""");
    }

    @Test
    @DisplayName("has a sign for every state and explains the signs it uses")
    void every_state_has_a_sign() {
        Board board = board(set("a1 b1 c1"))
                .mark(set("b1 a2"))
                .hatch(set("c1 c2"))
                .wrong(set("d1"))
                .missing(set("d2"));
        assertThat(board).hasToString("""
                        8  . . . . . . . .
                        7  . . . . . . . .
                        6  . . . . . . . .
                        5  . . . . . . . .
                        4  . . . . . . . .
                        3  . . . . . . . .
                        2  @ . # ? . . . .
                        1  1 * % x . . . .
                           a b c d e f g h
                        0x0000000000000007, 3 squares
                        * set and marked, % set and masked out, x wrong, @ marked, # masked out, ? missing""");
    }

    @Test
    @DisplayName("puts brackets around pieces and labels on set squares, and names the other states they cover")
    void pieces_and_labels() {
        Board board = board(set("a1 b1"))
                .piece('N', set("a1 c1"))
                .label(square("b1"), "17")
                .label(square("d1"), "-1")
                .mark(set("c1 d1"));
        assertThat(board).hasToString("""
                        8    .    .    .    .    .    .    .    .
                        7    .    .    .    .    .    .    .    .
                        6    .    .    .    .    .    .    .    .
                        5    .    .    .    .    .    .    .    .
                        4    .    .    .    .    .    .    .    .
                        3    .    .    .    .    .    .    .    .
                        2    .    .    .    .    .    .    .    .
                        1   [N] [17]   N   -1    .    .    .    .
                             a    b    c    d    e    f    g    h
                        marked: c1 d1
                        0x0000000000000003, 2 squares
                        [ ] set""");
    }

    @Test
    @DisplayName("shows a position in FEN letters, without a hex value where there is no set")
    void position() {
        assertThat(board().pieces("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"))
                .hasToString("""
                        8  r n b q k b n r
                        7  p p p p p p p p
                        6  . . . . . . . .
                        5  . . . . . . . .
                        4  . . . . . . . .
                        3  . . . . . . . .
                        2  P P P P P P P P
                        1  R N B Q K B N R
                           a b c d e f g h""");
    }

    @Test
    @DisplayName("lists arrows; a bar stands where a ray is blocked")
    void arrows() {
        assertThat(board().arrow(0, 17).blocked(square("d4"), square("d6")).toString())
                .endsWith("\narrows: a1-b3 d4-d6|");
    }

    @Test
    @DisplayName("keeps the boards it was made from as they were")
    void boards_are_immutable() {
        Board empty = board(0);
        String before = empty.toString();
        empty.piece('N', -1L).label(3, "x").mark(-1L).arrow(1, 2).title("other").numbers();
        assertThat(empty).hasToString(before);
    }

    @Test
    @DisplayName("reads itself out: title, squares, count, hex, pieces, mistakes")
    void alternative_text() {
        assertThat(board("knight on a4", set("b2 b6 h5"))
                        .piece('N', bit(24))
                        .wrong(set("h5"))
                        .alt())
                .isEqualTo("knight on a4: b2 h5 b6 (3 squares, 0x0000028000000200); white knight on a4; wrong: h5");
        assertThat(board(0).alt()).isEqualTo("board: no square (0 squares, 0x0000000000000000)");
        assertThat(board(~set("a1 h8")).alt()).isEqualTo("board: all but a1 h8 (62 squares, 0x7FFFFFFFFFFFFFFE)");
        assertThat(board().piece('w', set("a1 c1")).piece('D', set("h8")).alt())
                .isEqualTo("board: white men on a1 c1; dark king on h8");
        assertThat(board(5L).alt("two corners\nof a triangle").alt()).isEqualTo("two corners of a triangle");
    }

    @Test
    @DisplayName("refuses what is no piece, no position, no square and no short label, in a sentence")
    void bad_input() {
        refused(() -> board().piece('X', 1L), "'X' is not a piece; K Q R B N P are white");
        refused(() -> board().pieces("8/8/8/8/8/8/8"), "\"8/8/8/8/8/8/8\" has 7 ranks; a board has 8");
        refused(() -> board().pieces("8/8/8/7/8/8/8/8"), "rank 5 of \"8/8/8/7/8/8/8/8\" has 7 squares; a rank has 8");
        refused(() -> board().pieces("8/8/8/8/8/8/8/9"), "'9' is not a piece");
        refused(() -> board().label(64, "x"), "square 64 is not on the board");
        refused(() -> board().arrow(0, -1), "square -1 is not on the board");
        refused(() -> board().label(27, "hello"), "label \"hello\" on d4 is too long; a square holds 4 characters");
    }

    private static void refused(ThrowingCallable call, String start) {
        assertThatThrownBy(call).isInstanceOf(IllegalArgumentException.class).hasMessageStartingWith(start);
    }
}
