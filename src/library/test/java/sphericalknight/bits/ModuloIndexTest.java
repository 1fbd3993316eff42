package sphericalknight.bits;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static sphericalknight.bits.ModuloIndex.masks;
import static sphericalknight.bits.ModuloIndex.singles;
import static sphericalknight.bits.ModuloIndex.smallestModulus;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("Lowest bit by modulo")
class ModuloIndexTest {
    @ParameterizedTest(name = "{0} bits: modulo {1}")
    @CsvSource({"8, 11", "16, 19", "32, 37", "64, 67"})
    @DisplayName("the search finds 11, 19, 37 and 67, for single bits and for masks alike")
    void searchFindsTheModuli(int bits, int modulus) {
        assertThat(smallestModulus(singles(bits))).isEqualTo(modulus);
        assertThat(smallestModulus(masks(bits))).isEqualTo(modulus);
    }

    @Test
    @DisplayName("the table of masks modulo 11 is the one printed in the essay, which ends in one entry too many")
    void tableOfTheEssay() {
        assertThat(ModuloIndex.table(11, masks(8))).containsExactly(8, 0, 7, 1, 3, 8, 6, 2, 5, 4, 8);
    }

    @Test
    @DisplayName("modulo 7 the bits 0 and 3 collide, and no table is built")
    void collisionIsRefused() {
        assertThat(ModuloIndex.separates(7, 1, 2, 4)).isTrue();
        assertThat(ModuloIndex.separates(7, 1, 2, 4, 8)).isFalse();
        assertThatThrownBy(() -> ModuloIndex.table(7, 1, 2, 4, 8))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("two of the 4 numbers leave the same remainder modulo 7");
    }

    @Test
    @DisplayName("two equal numbers are refused instead of searched for ever")
    void equalNumbersAreRefused() {
        assertThatThrownBy(() -> smallestModulus(1, 2, 1)).isInstanceOf(IllegalArgumentException.class);
    }
}
