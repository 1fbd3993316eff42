package sphericalknight.chess.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.function.IntBinaryOperator;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import sphericalknight.bits.Squares;

@DisplayName("Files, ranks and diagonals")
class LinesTest {
    /** The squares of a line, found one by one: those for which {@code sameOnTheLine} gives the same number as for {@code square}. */
    private static long slow(int square, IntBinaryOperator sameOnTheLine) {
        int line = sameOnTheLine.applyAsInt(square % 8, square / 8);
        long squares = 0;
        for (int other = 0; other < 64; other++) {
            if (sameOnTheLine.applyAsInt(other % 8, other / 8) == line) {
                squares |= 1L << other;
            }
        }
        return squares;
    }

    @Test
    @DisplayName("all four lines through each of the 64 squares agree with the squares picked one by one")
    void linesOfEverySquare() {
        for (int square = 0; square < 64; square++) {
            String name = Squares.name(square);
            assertThat(Lines.fileMask(square % 8)).as("file of " + name).isEqualTo(slow(square, (file, rank) -> file));
            assertThat(Lines.rankMask(square / 8)).as("rank of " + name).isEqualTo(slow(square, (file, rank) -> rank));
            assertThat(Lines.diagonal(square))
                    .as("diagonal of " + name)
                    .isEqualTo(slow(square, (file, rank) -> rank - file));
            assertThat(Lines.antidiagonal(square))
                    .as("antidiagonal of " + name)
                    .isEqualTo(slow(square, (file, rank) -> rank + file));
        }
    }

    @Test
    @DisplayName("the named files and ranks are in order from a to h and from 1 to 8")
    void namedLines() throws ReflectiveOperationException {
        for (int i = 0; i < 8; i++) {
            assertThat(constant("FILE_" + "ABCDEFGH".charAt(i))).isEqualTo(slow(i, (file, rank) -> file));
            assertThat(constant("RANK_" + (i + 1))).isEqualTo(slow(8 * i, (file, rank) -> rank));
        }
    }

    private static long constant(String name) throws ReflectiveOperationException {
        return Lines.class.getField(name).getLong(null);
    }

    @Test
    @DisplayName("the edge masks are the four constants of the founding essay")
    void edgeMasks() {
        assertThat(Lines.NOT_A).isEqualTo(0xFEFEFEFEFEFEFEFEL);
        assertThat(Lines.NOT_AB).isEqualTo(0xFCFCFCFCFCFCFCFCL);
        assertThat(Lines.NOT_H).isEqualTo(0x7F7F7F7F7F7F7F7FL);
        assertThat(Lines.NOT_GH).isEqualTo(0x3F3F3F3F3F3F3F3FL);
    }

    @Test
    @DisplayName("a line that does not exist is refused with the lines that do")
    void noSuchLine() {
        assertThatThrownBy(() -> Lines.fileMask(8))
                .hasMessage("file 8 is not on the board; 0 (the a-file) to 7 (the h-file) are");
        assertThatThrownBy(() -> Lines.rankMask(-1))
                .hasMessage("rank -1 is not on the board; 0 (the first rank) to 7 (the eighth rank) are");
        assertThatThrownBy(() -> Lines.diagonal(64)).hasMessage("square 64 is not on the board; 0 (a1) to 63 (h8) are");
        assertThatThrownBy(() -> Lines.antidiagonal(-1))
                .hasMessage("square -1 is not on the board; 0 (a1) to 63 (h8) are");
    }
}
