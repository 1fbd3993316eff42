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
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sphericalknight.bits.DeBruijn;
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

    @ParameterizedTest(name = "{0} bits: modulo {1}")
    @CsvSource({"8, 11", "16, 19", "32, 37", "64, 67"})
    @DisplayName("the lesson's search finds what the library's finds, and the essay's numbers")
    void moduli(int bits, int modulus) {
        assertThat(Lesson05.smallestModulus(ModuloIndex.singles(bits))).isEqualTo(modulus);
        assertThat(Lesson05.smallestModulus(ModuloIndex.masks(bits))).isEqualTo(modulus);
    }

    @Test
    @DisplayName("modulo 67 the square h8 leaves 42, but Java's % says -42")
    void signedRemainder() {
        assertThat(Long.remainderUnsigned(bit(63), 67)).isEqualTo(42);
        assertThat(bit(63) % 67).isEqualTo(-42);
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
    @DisplayName("the windows of the constant are a permutation of 0 to 63, and multiplying by a bit is shifting")
    void windows() {
        long constant = DeBruijn.smallest(6);
        long seen = 0;
        for (int place = 0; place < 64; place++) {
            seen |= bit((int) ((constant << place) >>> 58));
            assertThat(bit(place) * constant).isEqualTo(constant << place);
        }
        assertThat(seen).isEqualTo(-1);
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

    @ParameterizedTest(name = "windows of {0} bits: {1} constants")
    @CsvSource({"2, 2", "3, 4", "4, 32"})
    @DisplayName(
            "two constants for every de Bruijn ring, 2 * 2^(2^(n-1)-n): counted for short windows, 2^27 for six bits")
    void howManyConstants(int window, int constants) {
        int size = 1 << window;
        int found = 0;
        for (long constant = 0; constant < 1L << size; constant++) {
            long seen = 0;
            for (int place = 0; place < size; place++) {
                seen |= bit((int) ((constant << place) >>> (size - window)) & (size - 1));
            }
            found += seen == -1L >>> (64 - size) ? 1 : 0;
        }
        assertThat(found).isEqualTo(constants).isEqualTo(2 << ((size / 2) - window));
        assertThat(2 << ((64 / 2) - 6)).isEqualTo(134_217_728);
    }
}
