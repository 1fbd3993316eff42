package sphericalknight.storage;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Sets as numbers")
class CombinationsTest {
    @Test
    @DisplayName("C(48,8) = 377,348,994, C(40,8) = 76,904,685, C(64,32) = 1,832,624,140,942,590,534")
    void counts() {
        assertThat(Combinations.count(48, 8)).isEqualTo(377_348_994);
        assertThat(Combinations.count(40, 8)).isEqualTo(76_904_685);
        assertThat(Combinations.count(64, 32)).isEqualTo(1_832_624_140_942_590_534L);
        assertThat(Combinations.count(3, 4)).isZero();
    }

    @Test
    @DisplayName("all sets among twelve squares have the ranks 0 to C(12,k) - 1, each once")
    void bijection() {
        for (int k = 0; k <= 12; k++) {
            Set<Long> ranks = new HashSet<>();
            for (long set = 0; set < 1 << 12; set++) {
                if (Long.bitCount(set) == k) {
                    ranks.add(Combinations.rank(set));
                }
            }
            assertThat(ranks).hasSize((int) Combinations.count(12, k)).allMatch(rank -> rank < ranks.size());
        }
    }
}
