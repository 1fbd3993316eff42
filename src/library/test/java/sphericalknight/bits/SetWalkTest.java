package sphericalknight.bits;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Walking a set")
class SetWalkTest {
    @Test
    @DisplayName("a1, d4 and h8 come in rising order, h8 although it makes the number negative")
    void cornersInOrder() {
        assertThat(SetWalk.squares(Squares.set("h8 d4 a1"))).containsExactly(0, 27, 63);
    }

    @Test
    @DisplayName("the empty set has no squares, the full board has 64")
    void emptyAndFull() {
        assertThat(SetWalk.squares(0)).isEmpty();
        int[] all = SetWalk.squares(-1);
        assertThat(all).hasSize(64);
        for (int square = 0; square < 64; square++) {
            assertThat(all[square]).isEqualTo(square);
        }
    }

    @Test
    @DisplayName("the walk visits the squares a look at all 64 finds, on 100,000 random sets")
    void likeALookAtEverySquare() {
        SplittableRandom random = new SplittableRandom(Sample.SEED);
        for (int i = 0; i < 100_000; i++) {
            long set = random.nextLong() & random.nextLong();
            List<Integer> expected = new ArrayList<>();
            for (int square = 0; square < 64; square++) {
                if ((set >>> square & 1) == 1) {
                    expected.add(square);
                }
            }
            assertThat(SetWalk.squares(set)).hasSize(expected.size()).satisfies(squares -> {
                for (int k = 0; k < squares.length; k++) {
                    assertThat(squares[k]).isEqualTo(expected.get(k));
                }
            });
        }
    }
}
