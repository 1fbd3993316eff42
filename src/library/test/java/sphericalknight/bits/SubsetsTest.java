package sphericalknight.bits;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Subsets of a set")
class SubsetsTest {
    @Test
    @DisplayName("all 256 masks of one rank: exactly the numbers that lie in the mask, rising")
    void likeALookAtAllNumbers() {
        for (int mask = 0; mask < 1 << 8; mask++) {
            List<Long> expected = new ArrayList<>();
            for (long number = 0; number < 1 << 8; number++) {
                if ((number & ~mask) == 0) {
                    expected.add(number);
                }
            }
            assertThat(Subsets.all(mask))
                    .containsExactly(
                            expected.stream().mapToLong(Long::longValue).toArray());
        }
    }

    @Test
    @DisplayName("masks anywhere on the board, the square h8 included: 2^n different subsets, rising without a sign")
    void anywhereOnTheBoard() {
        SplittableRandom random = new SplittableRandom(SampleWords.SEED);
        for (int i = 0; i < 500; i++) {
            long mask = (random.nextLong() & random.nextLong() & random.nextLong()) | (i % 2 == 0 ? 1L << 63 : 0);
            if (Long.bitCount(mask) > 14) {
                continue;
            }
            long[] subsets = Subsets.all(mask);
            assertThat(subsets).hasSize(1 << Long.bitCount(mask)).startsWith(0).endsWith(mask);
            assertThat(Arrays.stream(subsets).allMatch(subset -> (subset & ~mask) == 0))
                    .isTrue();
            for (int k = 1; k < subsets.length; k++) {
                assertThat(Long.compareUnsigned(subsets[k - 1], subsets[k])).isNegative();
            }
        }
    }

    @Test
    @DisplayName("forEach visits what all lists")
    void forEachLikeAll() {
        long mask = Squares.set("a1 c4 h8 e5");
        List<Long> visited = new ArrayList<>();
        Subsets.forEach(mask, visited::add);
        assertThat(visited)
                .hasSize(16)
                .containsExactlyElementsOf(
                        Arrays.stream(Subsets.all(mask)).boxed().toList());
    }

    @Test
    @DisplayName("a list of 2^25 subsets is refused by name")
    void tooManyAreRefused() {
        assertThatThrownBy(() -> Subsets.all((1L << 25) - 1))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("25 squares")
                .hasMessageContaining("at most 24");
    }
}
