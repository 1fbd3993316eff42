package sphericalknight.storage;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.Arrays;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import sphericalknight.bits.SplitMix64;

@DisplayName("The range coder")
class RangeCoderTest {
    /** Encodes symbols, each given as below, frequency and total. */
    private static byte[] encode(int[][] symbols) {
        RangeEncoder encoder = new RangeEncoder();
        for (int[] symbol : symbols) {
            encoder.encode(symbol[0], symbol[1], symbol[2]);
        }
        return encoder.finish();
    }

    private static void assertComesBack(int[][] symbols, byte[] code) {
        RangeDecoder decoder = new RangeDecoder(code);
        for (int i = 0; i < symbols.length; i++) {
            int[] symbol = symbols[i];
            int target = decoder.target(symbol[2]);
            if (target < symbol[0] || target >= symbol[0] + symbol[1]) {
                assertThat(target)
                        .as("symbol " + i + " " + Arrays.toString(symbol))
                        .isEqualTo(symbol[0]);
            }
            decoder.accept(symbol[0], symbol[1], symbol[2]);
        }
        decoder.expectEnd();
    }

    private static double ideal(int[][] symbols) {
        return Arrays.stream(symbols)
                .mapToDouble(symbol -> Math.log((double) symbol[2] / symbol[1]) / Math.log(2))
                .sum();
    }

    /** Random symbols: some are nearly certain, others nearly impossible. */
    private static int[][] random(SplitMix64 random, int length) {
        int[][] symbols = new int[length][];
        for (int i = 0; i < length; i++) {
            int total = 1 + (int) (random.next() >>> 48 >>> (random.next() >>> 60));
            int first = (int) Long.remainderUnsigned(random.next(), total);
            int second = (int) Long.remainderUnsigned(random.next(), total);
            int below = Math.min(first, second);
            symbols[i] = new int[] {below, Math.max(first, second) - below + 1, total};
        }
        return symbols;
    }

    @Test
    @DisplayName("a half is one bit: the lower half needs no byte, the upper half is 1000 0000")
    void halves() {
        assertThat(encode(new int[][] {{0, 1, 2}})).isEmpty();
        assertThat(encode(new int[][] {{1, 1, 2}})).containsExactly(0x80);
        assertThat(encode(new int[][] {{1, 1, 2}, {1, 1, 2}})).containsExactly(0xC0);
    }

    @Test
    @DisplayName("messages of all kinds come back, and are at most a byte longer than their information")
    void roundTrip() {
        SplitMix64 random = new SplitMix64(2);
        for (int round = 0; round < 3_000; round++) {
            int[][] symbols = random(random, (int) (random.next() >>> 57));
            byte[] code = encode(symbols);
            assertComesBack(symbols, code);
            assertThat(8 * code.length).isLessThanOrEqualTo((int) Math.ceil(ideal(symbols) + 8.1));
        }
    }

    @Test
    @DisplayName("frequencies that are no part of the whole are refused; so are bytes behind the end")
    void faults() {
        RangeEncoder encoder = new RangeEncoder();
        assertThatIllegalArgumentException().isThrownBy(() -> encoder.encode(0, 0, 5));
        assertThatIllegalArgumentException().isThrownBy(() -> encoder.encode(4, 2, 5));
        assertThatIllegalArgumentException().isThrownBy(() -> encoder.encode(-1, 2, 5));
        assertThatIllegalArgumentException().isThrownBy(() -> encoder.encode(0, 1, 65_537));
        assertThatIllegalArgumentException().isThrownBy(() -> new RangeDecoder(new byte[] {1, 2, 3, 4, 5}).expectEnd());
        assertThatIllegalArgumentException().isThrownBy(() -> new RangeDecoder(new byte[] {1, 0}).expectEnd());
    }
}
