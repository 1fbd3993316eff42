package sphericalknight.draughts;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@DisplayName("How long a search for a magic takes (lesson 11)")
class LineMagicTest {
    private static final int[] RISING = MagicReach.risingDiagonals();
    private static final int GREAT = RISING[3];

    /** The mean number of tries, if each candidate is the AND of so many random words. */
    private static double mean(int mask, int words, int searches) {
        Random random = new Random(11);
        double tries = 0;
        for (int search = 0; search < searches; search++) {
            do {
                tries++;
            } while (!LineMagic.isMagic(candidate(words, random), mask));
        }
        return tries / searches;
    }

    private static int candidate(int words, Random random) {
        int candidate = random.nextInt();
        for (int word = 1; word < words; word++) {
            candidate &= random.nextInt();
        }
        return candidate;
    }

    @Test
    @DisplayName("sparser numbers help the great diagonal and hurt the six others")
    void threeWords() {
        for (int diagonal : RISING) {
            double two = mean(diagonal, 2, 200);
            double three = mean(diagonal, 3, 200);
            if (diagonal == GREAT) {
                assertThat(three).isBetween(5_000.0, 7_000.0).isLessThan(two);
            } else {
                assertThat(three).isGreaterThan(two);
            }
        }
    }

    @Test
    @Tag("exhaustive")
    @DisplayName("dense numbers need millions of tries for the great diagonal; two words need some 10,900")
    void means() {
        assertThat(mean(GREAT, 1, 20)).isGreaterThan(2e6);
        assertThat(mean(GREAT, 2, 20_000)).isBetween(10_600.0, 11_200.0);
    }
}
