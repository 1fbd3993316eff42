package sphericalknight.bits;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Delta swap")
class DeltaSwapTest {
    @Test
    @DisplayName("neighbours that differ change places, neighbours that agree stay")
    void neighbours() {
        assertThat(DeltaSwap.swap(0b1011, 0b0101, 1)).isEqualTo(0b0111);
        assertThat(DeltaSwap.swap(0b0110, 0b0101, 1)).isEqualTo(0b1001);
    }

    @Test
    @DisplayName("for every distance the two bits of a pair change places and no other bit moves")
    void everyPair() {
        for (int distance = 1; distance < 64; distance++) {
            for (int low = 0; low + distance < 64; low++) {
                long mask = 1L << low;
                for (int bit = 0; bit < 64; bit++) {
                    int expected = bit == low ? low + distance : bit == low + distance ? low : bit;
                    assertThat(DeltaSwap.swap(1L << bit, mask, distance))
                            .as("bit %d, pair %d and %d", bit, low, low + distance)
                            .isEqualTo(1L << expected);
                }
            }
        }
    }

    @Test
    @DisplayName("bits outside the mask stay, whatever stands beside them")
    void maskIsRespected() {
        assertThat(DeltaSwap.swap(0b10_10, 0b00_01, 1)).isEqualTo(0b10_01);
        assertThat(DeltaSwap.swap(-1L, 0x5555_5555_5555_5555L, 1)).isEqualTo(-1L);
        assertThat(DeltaSwap.swap(0xAAAA_AAAA_AAAA_AAAAL, 0, 1)).isEqualTo(0xAAAA_AAAA_AAAA_AAAAL);
    }
}
