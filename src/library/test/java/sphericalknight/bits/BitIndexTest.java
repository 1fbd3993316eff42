package sphericalknight.bits;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

@DisplayName("Lowest and highest bit")
class BitIndexTest {
    @ParameterizedTest(name = "{0}")
    @EnumSource(LowestBits.class)
    @DisplayName("lowest square like the JDK on ten million words and more; the empty set as documented")
    void lowestLikeTheJdk(LowestBits way) {
        int ofEmpty = Map.of(LowestBits.DE_BRUIJN, 0, LowestBits.HALVING, 63).getOrDefault(way, 64);
        String result =
                SampleWords.firstDifference(way::index, set -> set == 0 ? ofEmpty : Long.numberOfTrailingZeros(set));
        assertThat(result).isEqualTo(SampleWords.WORDS + " words equal");
    }

    @ParameterizedTest(name = "{0}")
    @EnumSource(HighestBits.class)
    @DisplayName("highest square like the JDK on ten million words and more; the empty set as documented")
    void highestLikeTheJdk(HighestBits way) {
        int ofEmpty = way == HighestBits.HALVING ? 0 : -1;
        String result = SampleWords.firstDifference(
                way::index, set -> set == 0 ? ofEmpty : 63 - Long.numberOfLeadingZeros(set));
        assertThat(result).isEqualTo(SampleWords.WORDS + " words equal");
    }

    @Test
    @DisplayName("isolate is the JDK's lowestOneBit, and the top of smear its highestOneBit")
    void isolatesLikeTheJdk() {
        String all = SampleWords.WORDS + " words equal";
        assertThat(SampleWords.firstDifference(LowestBit::isolate, Long::lowestOneBit))
                .isEqualTo(all);
        assertThat(SampleWords.firstDifference(
                        set -> HighestBit.smear(set) ^ HighestBit.smear(set) >>> 1, Long::highestOneBit))
                .isEqualTo(all);
    }

    @Test
    @DisplayName("clear and isolate are a partition of the set; mask is isolate and everything below it")
    void laws() {
        String all = SampleWords.WORDS + " words equal";
        assertThat(SampleWords.firstDifference(set -> LowestBit.clear(set) ^ Long.lowestOneBit(set), set -> set))
                .isEqualTo(all);
        assertThat(SampleWords.firstDifference(
                        LowestBit::mask, set -> set == 0 ? -1L : -1L >>> (63 - Long.numberOfTrailingZeros(set))))
                .isEqualTo(all);
    }

    @Test
    @DisplayName("lowest of 32 bits like the JDK on ten million words and more; 0 gives 31")
    void halvingOf32Bits() {
        assertThat(SampleWords.firstDifference(
                        word -> Halving.lowest32((int) word),
                        word -> (int) word == 0 ? 31 : Integer.numberOfTrailingZeros((int) word)))
                .isEqualTo(SampleWords.WORDS + " words equal");
    }
}
