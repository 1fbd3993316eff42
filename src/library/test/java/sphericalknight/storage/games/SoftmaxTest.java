package sphericalknight.storage.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import sphericalknight.bits.SplitMix64;
import sphericalknight.storage.RangeEncoder;

@DisplayName("Softmax in whole numbers")
class SoftmaxTest {
    @Test
    @DisplayName("the sixteen powers are 2^15 times 2^(-i/16); sixteen points halve a likelihood")
    void powers() {
        for (int points = 0; points < 16; points++) {
            assertThat((long) Softmax.likelihood(points))
                    .isEqualTo(StrictMath.round(32_768 * StrictMath.pow(2, -points / 16.0)));
        }
        assertThat(Softmax.likelihood(16)).isEqualTo(16_384);
        assertThat(Softmax.likelihood(15 * 16)).isOne();
        assertThat(Softmax.likelihood(16 * 16)).isZero();
        assertThat(Softmax.likelihood(1_000_000)).isZero();
    }

    @Test
    @DisplayName("Kraft: the frequencies add up to the total, none is 0, the total is at most 2^16")
    void sums() {
        SplitMix64 random = new SplitMix64(7);
        for (int round = 0; round < 2_000; round++) {
            int count = 1 + round % 218;
            int spread = 1 << round % 12;
            int[] scores = IntStream.range(0, count)
                    .map(i -> (int) random.next() % spread)
                    .toArray();
            int[] frequencies = new int[count];
            int total = Softmax.frequencies(scores, count, frequencies);
            assertThat(Arrays.stream(frequencies).sum()).isEqualTo(total);
            assertThat(total).isBetween(RangeEncoder.MOST - count, RangeEncoder.MOST);
            assertThat(Arrays.stream(frequencies).min().orElseThrow()).isPositive();
        }
    }
}
