package sphericalknight.chess.perft;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import sphericalknight.chess.attack.SliderMethods;
import sphericalknight.chess.attack.Sliders;
import sphericalknight.chess.position.Position;
import sphericalknight.chess.position.SetUps;

@DisplayName("Perft: counting, dividing, choosing")
class PerftTest {
    private static final String KIWIPETE = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";

    static List<Sliders> sliders() {
        return SliderMethods.all();
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("sliders")
    @DisplayName("every slider method counts the same: 97,862 at depth 3 of Kiwipete")
    void anySliders(Sliders sliders) {
        for (Counting counting : Counting.values()) {
            assertThat(new Perft(sliders, counting).count(Position.fromFen(KIWIPETE), 3))
                    .isEqualTo(97_862);
        }
    }

    @Test
    @DisplayName("divide splits the count by moves, in alphabetical order; a depth of 0 counts the position itself")
    void divideSplitsTheCount() {
        assertThat(new Perft().count(Position.start(), 0)).isOne();
        Map<String, Long> divide = new Perft().divide(Position.start(), 3);
        assertThat(divide)
                .hasSize(20)
                .containsEntry("a2a3", 380L)
                .containsEntry("e2e4", 600L)
                .containsEntry("g1h3", 400L);
        assertThat(List.copyOf(divide.keySet())).isSorted();
        assertThat(divide.values().stream().mapToLong(Long::longValue).sum()).isEqualTo(8_902);
    }

    @ParameterizedTest(name = "{0}: {1}, {2}")
    @CsvSource({
        "7k/5N2/6N1/8/8/8/6q1/K7 b - - 0 1, 3, 39", // two knights
        "8/1Pn1bN1q/8/5R1N/4BR2/b5k1/7P/5K2 b - - 0 1, 2, 71", // a knight and a pawn
        "8/4R1p1/1K6/8/k2P4/1PrQ1B2/1N6/8 b - - 0 1, 3, 143", // a pawn and a knight that stand beside each other
        "8/8/1B6/5Nnk/BQP1K2b/4P1n1/q5P1/8 w - - 0 1, 5, 124" // two knights
    })
    @DisplayName("two knights or pawns that give check at once leave only the king to move (numbers of Stockfish)")
    void twoLeapersGiveCheck(String fen, int moves, int leaves) {
        for (Counting counting : Counting.values()) {
            Perft perft = new Perft(SliderMethods.best(), counting);
            assertThat(perft.count(Position.fromFen(fen), 1))
                    .as(counting.label())
                    .isEqualTo(moves);
            assertThat(perft.count(Position.fromFen(fen), 2))
                    .as(counting.label())
                    .isEqualTo(leaves);
        }
    }

    @Test
    @DisplayName("every way of counting agrees in positions that no game comes to")
    void countsOfSetUps() {
        Perft oracle = new Perft(SliderMethods.best(), Counting.LIST);
        for (Counting counting : Counting.values()) {
            Perft perft = new Perft(SliderMethods.best(), counting);
            SetUps.random(20261122, 2_000)
                    .forEach(position -> assertThat(perft.count(position, 2))
                            .as("%s of %s", counting.label(), position.fen())
                            .isEqualTo(oracle.count(position, 2)));
        }
    }

    @Test
    @DisplayName("a depth out of range is refused with the range")
    void depthOutOfRange() {
        assertThatThrownBy(() -> new Perft().count(Position.start(), -1))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("depth -1 cannot be counted; 0 to 32 can");
        assertThatThrownBy(() -> new Perft().divide(Position.start(), 0))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("depth 0 cannot be counted; 1 to 32 can");
    }
}
