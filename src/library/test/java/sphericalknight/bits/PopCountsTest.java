package sphericalknight.bits;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.SplittableRandom;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

@DisplayName("Counting bits")
class PopCountsTest {
    @ParameterizedTest(name = "{0}")
    @EnumSource(PopCounts.class)
    @DisplayName(
            "counts like the JDK: 16-bit values in each quarter, single bits, pairs, 0, -1, ten million random words")
    void countsLikeTheJdk(PopCounts way) {
        assertThat(SampleWords.firstDifference(way::count, Long::bitCount))
                .isEqualTo(SampleWords.WORDS + " words equal");
    }

    @ParameterizedTest(name = "{0}")
    @EnumSource(PopCounts.class)
    @DisplayName("counts arrays of every length from 0 to 40 and of odd lengths around 1,000")
    void countsArraysOfOddLengths(PopCounts way) {
        long[] words = new SplittableRandom(SampleWords.SEED).longs(1_009).toArray();
        for (int length = 0; length <= words.length; length = length < 40 ? length + 1 : length + 19) {
            long[] some = Arrays.copyOf(words, length);
            long expected = Arrays.stream(some).map(Long::bitCount).sum();
            assertThat(way.count(some)).as("%d words", length).isEqualTo(expected);
        }
    }

    @Test
    @DisplayName("the 32-bit ladder counts like the JDK, words with the sign bit among them")
    void ladderOf32Bits() {
        assertThat(SampleWords.firstDifference(
                        word -> SwarCount.count32((int) word), word -> Integer.bitCount((int) word)))
                .isEqualTo(SampleWords.WORDS + " words equal");
        assertThat(SwarCount.count32(-1)).isEqualTo(32);
    }

    @Test
    @DisplayName("the byte table begins 0 1 1 2 1 2 2 3, ends in 8 and holds 1,024 bits in all")
    void byteTable() {
        byte[] table = ByteTableCount.table(8);
        int sum = 0;
        for (byte count : table) {
            sum += count;
        }
        assertThat(table).hasSize(256).startsWith(0, 1, 1, 2, 1, 2, 2, 3).endsWith(7, 8);
        assertThat(sum).as("half of 256 * 8 bits").isEqualTo(1_024);
    }
}
