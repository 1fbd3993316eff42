package sphericalknight.chess.position;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

@DisplayName("Position: move by move, made and taken back, every tree has as many leaves as published")
class PositionPerftTest {
    private static final long MOST = 200_000;

    @TestFactory
    @DisplayName("all positions of the perft suite")
    Stream<DynamicTest> chess() {
        return tests(PerftRow.CHESS);
    }

    @TestFactory
    @DisplayName("Chess960: castling from any square")
    Stream<DynamicTest> chess960() {
        return tests(PerftRow.CHESS960);
    }

    private static Stream<DynamicTest> tests(String resource) {
        return PerftRow.read(resource).stream().map(row -> DynamicTest.dynamicTest(row.id(), () -> check(row)));
    }

    private static void check(PerftRow row) {
        Position position = Position.fromFen(row.fen());
        for (int i = 0; i <= row.deepestUpTo(MOST); i++) {
            int depth = row.depths().get(i);
            assertThat(leaves(position, depth))
                    .as("%s, depth %d, %s", row.id(), depth, row.fen())
                    .isEqualTo(row.counts().get(i));
        }
    }

    private static long leaves(Position position, int depth) {
        if (depth == 0) {
            return 1;
        }
        long leaves = 0;
        for (int move : position.legalMoves()) {
            position.make(move);
            leaves += leaves(position, depth - 1);
            position.unmake();
        }
        return leaves;
    }
}
