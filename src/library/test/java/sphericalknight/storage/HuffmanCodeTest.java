package sphericalknight.storage;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import sphericalknight.bits.SplitMix64;

@DisplayName("Huffman codes")
class HuffmanCodeTest {
    @Test
    @DisplayName("weights 45 13 12 16 9 5 give the lengths 1 3 3 3 4 4 of the textbooks (Cormen et al., 16.3)")
    void textbook() {
        HuffmanCode code = HuffmanCode.ofWeights(45, 13, 12, 16, 9, 5);
        assertThat(IntStream.range(0, 6).map(code::length)).containsExactly(1, 3, 3, 3, 4, 4);
    }

    @Test
    @DisplayName(
            "the Kraft sum of every code is exactly one, and no tree of the same weights is lighter than its entropy")
    void kraft() {
        SplitMix64 random = new SplitMix64(5);
        for (int round = 0; round < 120; round++) {
            long[] weights = IntStream.range(0, 2 + round % 60)
                    .mapToLong(i -> 1 + (random.next() >>> 40 >>> (random.next() >>> 59)))
                    .toArray();
            HuffmanCode code = HuffmanCode.ofWeights(weights);
            long kraft = 0;
            double bits = 0;
            double entropy = 0;
            long sum = Arrays.stream(weights).sum();
            for (int symbol = 0; symbol < weights.length; symbol++) {
                kraft += 1L << 62 - code.length(symbol);
                bits += (double) weights[symbol] * code.length(symbol) / sum;
                entropy += weights[symbol] * Math.log((double) sum / weights[symbol]) / Math.log(2) / sum;
            }
            assertThat(kraft).isEqualTo(1L << 62);
            assertThat(bits).isBetween(entropy - 1e-9, entropy + 1);
        }
    }

    @Test
    @DisplayName("words come back, whatever follows them; a word cut off is told")
    void roundTrip() {
        HuffmanCode code = HuffmanCode.ofWeights(1, 0, 2, 3, 5, 8, 13, 21);
        int[] symbols = {0, 7, 2, 3, 7, 7, 4, 6, 5, 0};
        BitWriter out = new BitWriter();
        IntStream.of(symbols).forEach(symbol -> code.write(symbol, out));
        BitReader in = new BitReader(out.toBytes());
        assertThat(IntStream.range(0, symbols.length).map(i -> code.read(in)).toArray())
                .isEqualTo(symbols);
        in.expectEnd();
        assertThatIllegalArgumentException().isThrownBy(() -> code.read(new BitReader(new byte[0])));
    }

    @Test
    @DisplayName("symbols without a word and single symbols are refused")
    void faults() {
        assertThatIllegalArgumentException().isThrownBy(() -> HuffmanCode.ofWeights(0, 2));
        assertThatIllegalArgumentException().isThrownBy(() -> HuffmanCode.ofWeights(-1, 2, 3));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> HuffmanCode.ofWeights(1, 0, 3).write(1, new BitWriter()));
    }
}
