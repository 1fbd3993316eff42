package sphericalknight.draughts;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import sphericalknight.bits.Squares;

@DisplayName("How far a king sees")
class KingReachTest {
    private static final KingReach[] FAST = {MagicReach.INSTANCE, GatherReach.INSTANCE};

    /** Computes the reach with files and ranks only, without bits or tables. */
    private static int slowly(int square, int occupied) {
        int seen = 0;
        int start = Numbering.B.square(square);
        for (int[] step : new int[][] {{1, 1}, {1, -1}, {-1, 1}, {-1, -1}}) {
            int file = Squares.file(start) + step[0];
            int rank = Squares.rank(start) + step[1];
            while (file >= 0 && file < 8 && rank >= 0 && rank < 8) {
                int bit = 1 << Numbering.B.bit(8 * rank + file);
                seen |= bit;
                if ((occupied & bit) != 0) {
                    break;
                }
                file += step[0];
                rank += step[1];
            }
        }
        return seen;
    }

    @Test
    @DisplayName(
            "walking, magic and gathering agree with files and ranks on all occupancies of both lines of every square")
    void allOccupancies() {
        for (int square = 0; square < 32; square++) {
            int lines = slowly(square, 0);
            int subset = 0;
            do {
                int expected = slowly(square, subset);
                assertThat(WalkReach.INSTANCE.reach(square, subset)).isEqualTo(expected);
                for (KingReach method : FAST) {
                    if (method.reach(square, subset) != expected || method.reach(square, subset | ~lines) != expected) {
                        assertThat(method.reach(square, subset))
                                .as(method.name())
                                .isEqualTo(expected);
                        assertThat(method.reach(square, subset | ~lines))
                                .as(method.name())
                                .isEqualTo(expected);
                    }
                }
                subset = (subset - lines) & lines;
            } while (subset != 0);
        }
    }

    @Test
    @DisplayName("the stored magic constants are what the search finds from its recorded seed")
    void constantsAreReproduced() {
        Random random = new Random(LineMagic.SEED);
        assertThat(Arrays.stream(MagicReach.risingDiagonals())
                        .map(diagonal -> LineMagic.find(diagonal, random))
                        .toArray())
                .isEqualTo(MagicReach.constants());
        assertThat(Arrays.stream(MagicReach.risingDiagonals()).map(Integer::bitCount))
                .containsExactly(2, 4, 6, 8, 6, 4, 2);
    }

    @Test
    @DisplayName("the essay's constant for bits 10 and 20 fails, the corrected one brings them to the top")
    void essayConstant() {
        int mask = (1 << 10) | (1 << 20);
        assertThat(LineMagic.isMagic(0x00100400, mask)).isFalse();
        assertThat(LineMagic.isMagic(0x00200400, mask)).isTrue();
    }

    @Test
    @DisplayName("both gathers agree, scattering undoes them, an empty mask takes nothing")
    void gathersAgree() {
        Random random = new Random(11);
        for (int i = 0; i < 100_000; i++) {
            int word = random.nextInt();
            int mask = random.nextInt() & random.nextInt();
            int gathered = Gather.oneByOne(word, mask);
            assertThat(Gather.gather(word, mask)).isEqualTo(gathered);
            assertThat(Gather.scatter(gathered, mask)).isEqualTo(word & mask);
        }
        assertThat(Gather.gather(0xFF00FF, 0x111111)).as("the essay's SUBBITS").isEqualTo(0b110011);
        assertThat(Gather.gather(-1, 0)).isZero();
    }
}
