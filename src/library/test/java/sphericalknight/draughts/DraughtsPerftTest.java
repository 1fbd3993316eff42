package sphericalknight.draughts;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Leaf counts from {@code draughts-perft.tsv}; the README.md beside it names their sources. */
@DisplayName("Perft of Russian draughts")
class DraughtsPerftTest {
    record Row(String id, boolean routes, String fen, int firstDepth, long[] counts) {}

    static List<Row> rows() throws IOException {
        try (InputStream in = DraughtsPerftTest.class.getResourceAsStream("/draughts/draughts-perft.tsv")) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .map(line -> line.split("\t", -1))
                    .filter(cells -> cells[0].equals("russian"))
                    .map(cells -> new Row(
                            cells[1],
                            cells[2].equals("P"),
                            cells[4],
                            Integer.parseInt(cells[3]),
                            Arrays.stream(cells[5].split(" "))
                                    .mapToLong(Long::parseLong)
                                    .toArray()))
                    .toList();
        }
    }

    @Test
    @DisplayName("the file holds the start position in both conventions and 58 more positions")
    void allRowsAreRead() throws IOException {
        assertThat(rows()).hasSize(60);
    }

    @TestFactory
    @DisplayName("every row to its full depth")
    Stream<DynamicTest> everyRow() throws IOException {
        return rows().stream().map(row -> dynamicTest(row.id(), () -> check(row, KingReach.best())));
    }

    @TestFactory
    @Tag("exhaustive")
    @DisplayName("every row to its full depth, by walking, magic and gathering")
    Stream<DynamicTest> everyRowEveryMethod() throws IOException {
        return rows().stream()
                .flatMap(row -> Stream.of(WalkReach.INSTANCE, MagicReach.INSTANCE, GatherReach.INSTANCE)
                        .map(method -> dynamicTest(row.id() + " " + method.name(), () -> check(row, method))));
    }

    private static void check(Row row, KingReach method) {
        DraughtsPosition position = DraughtsFen.read(row.fen());
        for (int i = 0; i < row.counts().length; i++) {
            int depth = row.firstDepth() + i;
            long leaves = new DraughtsPerft(method, row.routes(), depth).leaves(position, depth);
            assertThat(leaves).as("%s depth %d", row.id(), depth).isEqualTo(row.counts()[i]);
        }
    }
}
