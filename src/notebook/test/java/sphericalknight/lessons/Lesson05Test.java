package sphericalknight.lessons;

import static org.assertj.core.api.Assertions.assertThat;
import static sphericalknight.bits.Squares.bit;
import static sphericalknight.bits.Squares.names;
import static sphericalknight.bits.Squares.set;

import java.util.HashSet;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import sphericalknight.bits.ModuloIndex;

@DisplayName("Lesson 05: the code it builds, and the figures its text names")
class Lesson05Test {
    @Test
    @DisplayName("the walk, halving and smearing find what the JDK finds; the empty set gives 64, 63 and 0")
    void indices() {
        assertThat(Lesson05.walk(0)).isEqualTo(64);
        assertThat(Lesson05.halving(0)).isEqualTo(63);
        assertThat(Lesson05.smear(0)).isZero();
        Random random = new Random(5);
        for (int i = 0; i < 100_000; i++) {
            long set = i < 64 ? 1L << i : 1L << random.nextInt(64) | random.nextLong() >>> random.nextInt(64);
            assertThat(Lesson05.walk(set) == Long.numberOfTrailingZeros(set)
                            && Lesson05.halving(set) == Long.numberOfTrailingZeros(set)
                            && Lesson05.smear(set) == -1L >>> Long.numberOfLeadingZeros(set))
                    .as("%x", set)
                    .isTrue();
        }
    }

    @Test
    @DisplayName("the lesson's table finds every bit again")
    void table() {
        int[] table = Lesson05.table(67, ModuloIndex.singles(64));
        for (int i = 0; i < 64; i++) {
            assertThat(table[(int) Long.remainderUnsigned(bit(i), 67)]).isEqualTo(i);
        }
    }

    @Test
    @DisplayName("the subsets of the lesson's three squares, in its order")
    void subsets() {
        long mask = set("b2 f2 c3");
        long subset = 0;
        String walk = "";
        do {
            walk += "{" + names(subset) + "}";
            subset = Lesson05.next(subset, mask);
        } while (subset != 0);
        assertThat(walk).isEqualTo("{}{b2}{f2}{b2 f2}{c3}{b2 c3}{f2 c3}{b2 f2 c3}");
    }

    @Test
    @DisplayName("the deck has 32 different cards, and each card has the colour of its bit")
    void deck() {
        Set<String> cards = new HashSet<>();
        for (int place = 0; place < 32; place++) {
            String card = Lesson05.card(place);
            cards.add(card);
            assertThat(card.matches(".*[♥♦]")).as(card).isEqualTo((Lesson05.RING << place) < 0);
            assertThat(Lesson05.window(place) >>> 4).isEqualTo((Lesson05.RING << place) >>> 31);
        }
        assertThat(cards).hasSize(32);
    }
}
