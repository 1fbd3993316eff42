package sphericalknight.storage;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import sphericalknight.bits.SplitMix64;

@DisplayName("Frequencies")
class FrequenciesTest {
    @Test
    @DisplayName("frequencies add up, keep zero for the impossible and at least one for the rare")
    void scale() {
        assertThat(Frequencies.scale(new long[] {1, 0, 1_000_000_000}, 100)).containsExactly(1, 0, 99);
        assertThat(Frequencies.scale(new long[] {5}, 65_536)).containsExactly(65_536);
        SplitMix64 random = new SplitMix64(7);
        for (int round = 0; round < 2_000; round++) {
            long[] weights = IntStream.range(0, 1 + round % 20)
                    .mapToLong(i -> random.next() >>> 20 >>> (random.next() >>> 58))
                    .toArray();
            weights[0] = Math.max(1, weights[0]);
            int[] frequencies = Frequencies.scale(weights, 65_536);
            assertThat(IntStream.of(frequencies).sum()).isEqualTo(65_536);
            for (int i = 0; i < weights.length; i++) {
                assertThat(frequencies[i] > 0).isEqualTo(weights[i] > 0);
            }
        }
        assertThatIllegalArgumentException().isThrownBy(() -> Frequencies.scale(new long[] {0, 0}, 100));
        assertThatIllegalArgumentException().isThrownBy(() -> Frequencies.scale(new long[] {1, 1, 1}, 2));
    }
}
