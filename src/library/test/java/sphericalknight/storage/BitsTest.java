package sphericalknight.storage;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.math.BigInteger;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import sphericalknight.bits.SplitMix64;

@DisplayName("Writing and reading bits")
class BitsTest {
    @Test
    @DisplayName("the first bit is the highest of the first byte; the rest of the last byte is zeros")
    void order() {
        BitWriter out = new BitWriter();
        out.write(5, 3);
        out.writeBit(true);
        out.write(0, 6);
        assertThat(out).hasToString("1011000000");
        assertThat(out.toBytes()).containsExactly(0b1011_0000, 0);
        assertThat(out.size()).isEqualTo(10);
    }

    @Test
    @DisplayName("numbers of 0 to 64 bits and big numbers come back")
    void roundTrip() {
        SplitMix64 random = new SplitMix64(1);
        BigInteger big = BigInteger.TWO.pow(236).subtract(BigInteger.valueOf(12345));
        BitWriter out = new BitWriter();
        long[] values = new long[65];
        for (int count = 0; count <= 64; count++) {
            values[count] = count == 0 ? 0 : random.next() >>> (64 - count);
            out.write(values[count], count);
            out.write(big, 237);
        }
        BitReader in = new BitReader(out.toBytes());
        for (int count = 0; count <= 64; count++) {
            assertThat(in.read(count)).as(count + " bits").isEqualTo(values[count]);
            assertThat(in.readBig(237)).isEqualTo(big);
        }
        in.expectEnd();
    }

    @Test
    @DisplayName("a number that does not fit, a code cut off and a code too long are told")
    void faults() {
        assertThatIllegalArgumentException().isThrownBy(() -> new BitWriter().write(8, 3));
        assertThatIllegalArgumentException().isThrownBy(() -> new BitWriter().write(BigInteger.valueOf(-1), 3));
        assertThatIllegalArgumentException().isThrownBy(() -> new BitWriter().write(BigInteger.TEN, 3));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new BitReader(new byte[1]).read(9))
                .withMessageContaining("after 8 bits");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new BitReader(new byte[2]).expectEnd())
                .withMessageContaining("16 more follow");
        BitReader padded = new BitReader(new byte[] {1});
        padded.read(4);
        assertThatIllegalArgumentException().isThrownBy(padded::expectEnd).withMessageContaining("padding");
    }
}
