package sphericalknight.bits;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Walking a set")
class SetWalkTest {
    @Test
    @DisplayName(
            "finds in rising order what a look at all 64 squares finds, in the empty set, the full one and 100,000 random ones")
    void likeALookAtEverySquare() {
        SplittableRandom random = new SplittableRandom(SampleWords.SEED);
        for (int i = 0; i < 100_000; i++) {
            long set = i < 2 ? -i : random.nextLong() & random.nextLong();
            int[] expected = IntStream.range(0, 64)
                    .filter(square -> (set >>> square & 1) == 1)
                    .toArray();
            assertThat(SetWalk.squares(set)).isEqualTo(expected);
        }
    }
}
