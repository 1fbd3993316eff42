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
    @DisplayName("what is certain costs nothing")
    void certain() {
        int[][] symbols = new int[10_000][];
        Arrays.fill(symbols, new int[] {0, 7, 7});
        assertThat(encode(symbols)).isEmpty();
        assertThat(encode(new int[0][])).isEmpty();
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
    @DisplayName("a carry runs through a whole row of bytes 255")
    void carry() {
        for (int length = 1; length < 100; length++) {
            // Symbols whose intervals close in on one half: their lower ends are 0x7F FF FF ...
            int[][] symbols = new int[length + 1][];
            RangeDecoder half = new RangeDecoder(new byte[] {(byte) 0x80});
            for (int i = 0; i < length; i++) {
                symbols[i] = new int[] {half.target(251), 1, 251};
                half.accept(symbols[i][0], 1, 251);
            }
            // The last symbol decides on which side of one half the message ends.
            int middle = half.target(251);
            symbols[length] = new int[] {Math.max(0, middle - 3), 1, 251};
            byte[] below = encode(symbols);
            assertComesBack(symbols, below);
            symbols[length] = new int[] {Math.min(250, middle + 3), 1, 251};
            byte[] above = encode(symbols);
            assertComesBack(symbols, above);
            if (middle == 0 || middle == 250) {
                continue; // one half lies in the outermost part, and there is nothing beyond it
            }
            assertThat(below[0]).isEqualTo((byte) 0x7F);
            assertThat(above[0]).isEqualTo((byte) 0x80);
            for (int i = 1; i < length - 4; i++) {
                assertThat(below[i]).isEqualTo((byte) 0xFF);
                assertThat(above[i]).isZero();
            }
        }
    }

    @Test
    @DisplayName("any bytes are some message, and the decoder always ends")
    void anyBytes() {
        SplitMix64 random = new SplitMix64(4);
        for (int round = 0; round < 10_000; round++) {
            byte[] bytes = new byte[(int) (random.next() >>> 60)];
            for (int i = 0; i < bytes.length; i++) {
                bytes[i] = (byte) random.next();
            }
            RangeDecoder decoder = new RangeDecoder(bytes);
            for (int symbol = 0; symbol < 40; symbol++) {
                int count = 1 + (int) (random.next() >>> 48);
                int target = decoder.target(count);
                assertThat(target).isBetween(0, count - 1);
                decoder.accept(target, 1, count);
            }
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
