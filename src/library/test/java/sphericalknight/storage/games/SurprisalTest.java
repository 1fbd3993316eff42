package sphericalknight.storage.games;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Comparator;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A game is a sequence of surprises")
class SurprisalTest {
    private final List<Surprisal> curve = Surprisal.curve(FamousGames.opera(), MoveWeights.shipped());

    @Test
    @DisplayName("the surprises of the opera game add up to the size of its code")
    void sum() {
        double bits = curve.stream().mapToDouble(Surprisal::bits).sum();
        assertThat(curve).hasSize(33);
        assertThat((double) GameSchemes.named("learned").bits(FamousGames.opera()))
                .isBetween(bits, bits + 16);
    }

    @Test
    @DisplayName("the greatest surprise is Morphy's sacrifice of the queen, the forced answer is none")
    void sacrifice() {
        List<Surprisal> greatest = curve.stream()
                .sorted(Comparator.comparingDouble(Surprisal::bits).reversed())
                .toList();
        assertThat(greatest.get(0).san()).isEqualTo("Qb8+");
        assertThat(greatest.get(0).ply()).isEqualTo(31);
        assertThat(greatest.get(0).position().fen()).startsWith("4kb1r/p2n1ppp/4q3/4p1B1/4P3/1Q6/PPP2PPP/2KR4 w");
        assertThat(greatest.get(0)).hasToString("16. Qb8+ 9.0 bits");
        assertThat(greatest.get(0).rank()).isGreaterThan(20);
        assertThat(curve.get(31).bits()).isZero();
        assertThat(curve.get(31).rank()).isOne();
    }

    @Test
    @DisplayName("the choices are all legal moves, likeliest first, and their probabilities add up to 1")
    void choices() {
        for (Surprisal surprise : curve) {
            List<Surprisal.Choice> choices = surprise.choices();
            assertThat(choices).hasSize(surprise.position().legalMoves().length);
            assertThat(choices.stream()
                            .mapToDouble(Surprisal.Choice::probability)
                            .sum())
                    .isCloseTo(1, within(1e-9));
            for (int i = 1; i < choices.size(); i++) {
                assertThat(choices.get(i).probability())
                        .isLessThanOrEqualTo(choices.get(i - 1).probability());
            }
            double played = choices.get(surprise.rank() - 1).probability();
            assertThat(StrictMath.pow(2, -surprise.bits())).isCloseTo(played, within(1e-9));
        }
        assertThat(curve.get(0).choices().get(0).san()).isEqualTo("e4");
    }
}
