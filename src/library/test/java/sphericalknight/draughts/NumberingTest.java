package sphericalknight.draughts;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static sphericalknight.bits.Squares.name;
import static sphericalknight.bits.Squares.square;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

@DisplayName("The three numberings of the dark squares")
class NumberingTest {
    @ParameterizedTest(name = "B: {0}")
    @CsvSource(
            delimiter = '|',
            value = {
                "a1 c1 e1 g1 | 0 6 12 18",
                "b2 d2 f2 h2 | 7 13 19 25",
                "a3 c3 e3 g3 | 8 14 20 26",
                "b4 d4 f4 h4 | 15 21 27 1",
                "a5 c5 e5 g5 | 16 22 28 2",
                "b6 d6 f6 h6 | 23 29 3 9",
                "a7 c7 e7 g7 | 24 30 4 10",
                "b8 d8 f8 h8 | 31 5 11 17"
            })
    @DisplayName("B is the essay's table, row by row")
    void numberingOfTheEssay(String squares, String bits) {
        String[] names = squares.split(" ");
        String[] numbers = bits.split(" ");
        for (int i = 0; i < 4; i++) {
            assertThat(Numbering.B.bit(square(names[i]))).as(names[i]).isEqualTo(Integer.parseInt(numbers[i]));
        }
    }

    @Test
    @DisplayName("A counts row by row from a1 = 0 to h8 = 31")
    void rowByRow() {
        int bit = 0;
        for (int square = 0; square < 64; square++) {
            if (Numbering.isDark(square)) {
                assertThat(Numbering.A.bit(square)).as(name(square)).isEqualTo(bit++);
            }
        }
        assertThat(bit).isEqualTo(32);
    }

    @ParameterizedTest
    @EnumSource(Numbering.class)
    @DisplayName("every numbering is one to one, there and back")
    void bijection(Numbering numbering) {
        int seen = 0;
        for (int square = 0; square < 64; square++) {
            if (Numbering.isDark(square)) {
                int bit = numbering.bit(square);
                assertThat(numbering.square(bit)).isEqualTo(square);
                assertThat(numbering.toBoard(1 << bit)).isEqualTo(1L << square);
                assertThat(numbering.fromBoard(1L << square)).isEqualTo(1 << bit);
                seen |= 1 << bit;
            }
        }
        assertThat(seen).isEqualTo(-1);
    }

    @Test
    @DisplayName("in B up-left is +1 and up-right +7 modulo 32; in C up-right is +1 and up-left -7")
    void stepsAreRotations() {
        for (int square = 0; square < 56; square++) {
            if (Numbering.isDark(square)) {
                if (square % 8 > 0) {
                    assertThat(Numbering.B.bit(square + 7)).isEqualTo((Numbering.B.bit(square) + 1) % 32);
                    assertThat(Numbering.C.bit(square + 7)).isEqualTo((Numbering.C.bit(square) + 25) % 32);
                }
                if (square % 8 < 7) {
                    assertThat(Numbering.B.bit(square + 9)).isEqualTo((Numbering.B.bit(square) + 7) % 32);
                    assertThat(Numbering.C.bit(square + 9)).isEqualTo((Numbering.C.bit(square) + 1) % 32);
                }
            }
        }
    }

    @Test
    @DisplayName("a light square is refused by name")
    void lightSquares() {
        assertThatThrownBy(() -> Numbering.B.bit(square("b1")))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("b1 is not a dark square");
        assertThatThrownBy(() -> Numbering.A.bit(64)).hasMessageContaining("square 64");
    }
}
