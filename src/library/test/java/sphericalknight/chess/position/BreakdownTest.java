package sphericalknight.chess.position;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;

@DisplayName("Breakdown: what kinds of moves end the sequences")
class BreakdownTest {
    private static final List<String> COLUMNS =
            List.of("nodes", "captures", "en_passant", "castles", "promotions", "checks", "two_checkers", "checkmates");

    @TestFactory
    @DisplayName("the six wiki positions up to 200,000 leaves")
    Stream<DynamicTest> quick() {
        return rows(0, 200_000);
    }

    @Tag("exhaustive")
    @TestFactory
    @DisplayName("the six wiki positions, all depths of the file")
    Stream<DynamicTest> deep() {
        return rows(200_001, Long.MAX_VALUE);
    }

    private static Stream<DynamicTest> rows(long least, long most) {
        Map<String, String> fens = PerftRow.read(PerftRow.CHESS).stream()
                .collect(Collectors.toMap(PerftRow::id, PerftRow::fen, (first, second) -> first));
        List<String> lines = PerftRow.lines("/chess/chess-perft-breakdown.tsv");
        assertThat(lines.get(0).split("\t")).containsSubsequence(COLUMNS.toArray(String[]::new));
        return lines.stream().skip(1).map(line -> line.split("\t")).flatMap(fields -> {
            long[] expected =
                    Arrays.stream(fields).skip(2).mapToLong(Long::parseLong).toArray();
            if (expected[0] < least || expected[0] > most) {
                return Stream.empty();
            }
            int depth = Integer.parseInt(fields[1]);
            return Stream.of(DynamicTest.dynamicTest(fields[0] + " depth " + depth, () -> {
                long[] counts = new long[COLUMNS.size()];
                count(Position.fromFen(fens.get(fields[0])), depth, counts);
                assertThat(counts).as("%s", COLUMNS).containsExactly(expected);
            }));
        });
    }

    private static void count(Position position, int depth, long[] counts) {
        for (int move : position.legalMoves()) {
            boolean captures = !Move.isCastling(move) && position.pieceAt(Move.to(move)) != Piece.NONE;
            position.make(move);
            if (depth > 1) {
                count(position, depth - 1, counts);
            } else {
                int checkers = Long.bitCount(position.checkers());
                counts[0]++;
                counts[1] += captures || Move.isEnPassant(move) ? 1 : 0;
                counts[2] += Move.isEnPassant(move) ? 1 : 0;
                counts[3] += Move.isCastling(move) ? 1 : 0;
                counts[4] += Move.promotion(move) != 0 ? 1 : 0;
                counts[5] += checkers > 0 ? 1 : 0;
                counts[6] += checkers > 1 ? 1 : 0;
                counts[7] += checkers > 0 && position.legalMoves().length == 0 ? 1 : 0;
            }
            position.unmake();
        }
    }
}
