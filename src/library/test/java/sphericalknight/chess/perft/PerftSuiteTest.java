package sphericalknight.chess.perft;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;
import sphericalknight.chess.attack.SliderMethods;
import sphericalknight.chess.position.PerftRow;
import sphericalknight.chess.position.Position;

@DisplayName("Perft: every tree has as many leaves as published")
class PerftSuiteTest {
    private static final long EVERYTHING = Long.MAX_VALUE;

    @TestFactory
    @DisplayName("by every way of counting, up to so many leaves a row")
    Stream<DynamicNode> quick() {
        return Stream.of(
                rows(PerftRow.CHESS, Counting.LIST, 200_000),
                rows(PerftRow.CHESS, Counting.LIST_BULK, 1_000_000),
                rows(PerftRow.CHESS, Counting.SETS, 200_000),
                rows(PerftRow.CHESS, Counting.SETS_BULK, 5_000_000),
                rows(PerftRow.CHESS960, Counting.SETS_BULK, 1_000_000));
    }

    @Tag("exhaustive")
    @TestFactory
    @DisplayName("by sets in bulk the whole suites, by lists and by making every leaf as far as one can wait")
    Stream<DynamicNode> thorough() {
        return Stream.of(
                rows(PerftRow.CHESS, Counting.SETS_BULK, EVERYTHING),
                rows(PerftRow.CHESS960, Counting.SETS_BULK, EVERYTHING),
                rows(PerftRow.CHESS, Counting.LIST, 20_000_000),
                rows(PerftRow.CHESS, Counting.SETS, 200_000_000));
    }

    private static DynamicNode rows(String resource, Counting counting, long most) {
        Perft perft = new Perft(SliderMethods.best(), counting);
        return DynamicContainer.dynamicContainer(
                resource + ", " + counting.label(),
                PerftRow.read(resource).stream()
                        .map(row -> DynamicTest.dynamicTest(row.id(), () -> check(row, perft, most))));
    }

    /** Checks the counts of a row. If one is wrong, the message divides it by moves, so that the search can go on below one of them. */
    private static void check(PerftRow row, Perft perft, long most) {
        Position position = Position.fromFen(row.fen());
        for (int i = 0; i <= row.deepestUpTo(most); i++) {
            int depth = row.depths().get(i);
            long leaves = perft.count(position, depth);
            if (leaves != row.counts().get(i)) {
                Map<String, Long> split = perft.divide(position, depth);
                assertThat(leaves)
                        .as("%s, depth %d, %s%n%s", row.id(), depth, row.fen(), split)
                        .isEqualTo(row.counts().get(i));
            }
        }
        assertThat(row.deepestUpTo(most))
                .as("at least one depth of %s", row.id())
                .isNotNegative();
    }
}
