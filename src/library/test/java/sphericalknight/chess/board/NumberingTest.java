package sphericalknight.chess.board;

import static org.assertj.core.api.Assertions.assertThat;
import static sphericalknight.bits.Squares.set;
import static sphericalknight.bits.Squares.square;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import sphericalknight.SlowBoard;

@DisplayName("Numberings")
class NumberingTest {
    @ParameterizedTest(name = "{0}: a1 {1}, b1 {2}, a2 {3}, d4 {4}, h1 {5}, a8 {6}, h8 {7}")
    @CsvSource({
        "A1_B1,  0,  1,  8, 27,  7, 56, 63",
        "A8_B8, 56, 57, 48, 35, 63,  0,  7",
        "H1_G1,  7,  6, 15, 28,  0, 63, 56",
        "A1_A2,  0,  8,  1, 27, 56,  7, 63"
    })
    void knownNumbers(Numbering numbering, int a1, int b1, int a2, int d4, int h1, int a8, int h8) {
        assertThat(numbering.number(square("a1"))).isEqualTo(a1);
        assertThat(numbering.number(square("b1"))).isEqualTo(b1);
        assertThat(numbering.number(square("a2"))).isEqualTo(a2);
        assertThat(numbering.number(square("d4"))).isEqualTo(d4);
        assertThat(numbering.number(square("h1"))).isEqualTo(h1);
        assertThat(numbering.number(square("a8"))).isEqualTo(a8);
        assertThat(numbering.number(square("h8"))).isEqualTo(h8);
    }

    @ParameterizedTest(name = "{0}: its name is its squares 0 and 1, and every number is used once")
    @EnumSource
    void nameAndInverse(Numbering numbering) {
        String[] first = numbering.name().toLowerCase().split("_");
        assertThat(numbering.square(0)).isEqualTo(square(first[0]));
        assertThat(numbering.square(1)).isEqualTo(square(first[1]));
        for (int square = 0; square < 64; square++) {
            assertThat(numbering.square(numbering.number(square))).isEqualTo(square);
        }
    }

    @ParameterizedTest(name = "{0}: a word is the set of the numbers of its squares")
    @EnumSource
    void wordsOfSets(Numbering numbering) {
        SlowBoard.everySquareAndRandomSets(set -> {
            assertThat(numbering.set(numbering.word(set))).isEqualTo(set);
            assertThat(Long.bitCount(numbering.word(set))).isEqualTo(Long.bitCount(set));
        });
        assertThat(numbering.word(set("a1 d4")))
                .isEqualTo((1L << numbering.number(square("a1"))) | (1L << numbering.number(square("d4"))));
    }
}
