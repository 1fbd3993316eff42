package sphericalknight.draw;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static sphericalknight.draw.Draw.board;
import static sphericalknight.draw.Draw.column;
import static sphericalknight.draw.Draw.row;
import static sphericalknight.draw.Draw.strip;

import java.util.Collections;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Rows and columns")
class RowTest {
    @Test
    @DisplayName("a row puts boards side by side with the operator between")
    void side_by_side() {
        assertThat(row(board(0xFFL), "<< 8", board("up", 0xFF00L))).hasToString("""
                                                  up
                        8  . . . . . . . .        8  . . . . . . . .
                        7  . . . . . . . .        7  . . . . . . . .
                        6  . . . . . . . .        6  . . . . . . . .
                        5  . . . . . . . .        5  . . . . . . . .
                        4  . . . . . . . .  << 8  4  . . . . . . . .
                        3  . . . . . . . .        3  . . . . . . . .
                        2  . . . . . . . .        2  1 1 1 1 1 1 1 1
                        1  1 1 1 1 1 1 1 1        1  . . . . . . . .
                           a b c d e f g h           a b c d e f g h
                        0x00000000000000FF        0x000000000000FF00
                        8 squares                 8 squares""");
    }

    @Test
    @DisplayName("no line of a row's text is longer than 100 columns")
    void text_fits_a_terminal() {
        String text = row(Collections.nCopies(9, board(-1L)).toArray()).toString();
        assertThat(text.lines()).allMatch(line -> line.length() <= 100);
        assertThat(text.lines().filter(line -> line.startsWith("8  "))).hasSize(3);
    }

    @Test
    @DisplayName("no row of boards is wider than 1000 pixels, and one to four of them stand on one line")
    void drawing_fits_a_page() {
        for (int boards = 1; boards <= 12; boards++) {
            Row row = row(Collections.nCopies(boards, board(1L)).toArray());
            assertThat(row.width()).as("%d boards", boards).isLessThanOrEqualTo(964);
            if (boards <= 4) {
                assertThat(row.height()).as("%d boards", boards).isLessThan(2 * 24 * 8);
            }
        }
    }

    @Test
    @DisplayName("two boards keep squares of 36 pixels, three have 30, four have 24, and small() is obeyed")
    void squares_shrink() {
        assertThat(row(board(1L), "|", board(2L)).svg()).doesNotContain("scale(");
        assertThat(row(board(1L), "|", board(2L), "=", board(3L)).svg()).contains("scale(0.833)");
        assertThat(row(board(1L), board(2L), board(3L), board(4L)).svg()).contains("scale(0.667)");
        assertThat(row(board(1L).small()).svg()).contains("scale(0.667)");
    }

    @Test
    @DisplayName("a row is read out with its operators in words")
    void alternative_text() {
        assertThat(row(board("a", 1L), "&", board("b", 3L), "=", board("a & b", 1L))
                        .title("and")
                        .alt())
                .isEqualTo("and: a: a1 (1 square, 0x0000000000000001). and. b: a1 b1 (2 squares, 0x0000000000000003). "
                        + "equals. a & b: a1 (1 square, 0x0000000000000001)");
        assertThat(row(board("a", 1L), ">>> 9").alt()).endsWith(". shifted right by 9");
        assertThat(row("& ~", board("a", 1L), "& NOT_A", "\u2192").alt())
                .startsWith("and not. a: ")
                .endsWith(". and NOT_A. becomes");
    }

    @Test
    @DisplayName("a column puts pictures and remarks below each other")
    void columns() {
        assertThat(column(
                        strip("x", 0xA5L).width(8),
                        "and its low half",
                        strip(0x5L).width(8)))
                .hasToString("""
                        x
                        10100101
                        0xA5, 4 ones

                        and its low half

                        00000101
                        0x05, 2 ones""");
    }

    @Test
    @DisplayName("nothing to show, or a picture that cannot be placed, is refused in a sentence")
    void bad_input() {
        assertThat(row(board(1L), "").svg()).isEqualTo(row(board(1L)).svg());
        assertThatThrownBy(Draw::row)
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("there is nothing to show; at least one picture is needed");
        assertThatThrownBy(() -> column(" \n"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith("there is nothing to show");
        assertThatThrownBy(() -> column(new Plot()))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("a Plot cannot stand beside other pictures; boards, strips, rows, columns and texts can");
    }

    private static final class Plot implements Picture {
        @Override
        public String svg() {
            return "<svg/>";
        }
    }
}
