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
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

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

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            value = {
                "W:Wa1,c1,e1,g1,b2,d2,f2,h2,a3,c3,e3,g3:Bb6,d6,f6,h6,a7,c7,e7,g7,b8,d8,f8,h8 | 6",
                "W:WKe7:Bf2,Kc3,f4,d6 | 4",
                "W:We5:Bd4,f4 | 4",
                "B:We1,b2,d2,f2,b4,Kg5,a7:BKg1 | 4",
                "W:Wh6:BKa1,Kc1,e5,d6,f6,g7,b8,d8 | 4"
            })
    @DisplayName("a slow generator agrees, from the start and with kings about")
    void slowAgrees(String fen, int depth) {
        DraughtsPosition position = DraughtsFen.read(fen);
        assertThat(new DraughtsPerft(KingReach.best(), false, depth).leaves(position, depth))
                .isEqualTo(SlowDraughts.perft(position, depth));
    }

    @Test
    @Tag("exhaustive")
    @DisplayName("a blocked start square and counted routes give the same 929,905 at depth 8, and part at depth 9")
    void twoMistakesOneCount() {
        DraughtsPosition start = DraughtsPosition.START;
        assertThat(SlowDraughts.perft(start, 8)).isEqualTo(929_899);
        assertThat(SlowDraughts.perftWithBlockedStart(start, 8)).isEqualTo(929_905);
        assertThat(SlowDraughts.perftWithBlockedStart(start, 9)).isEqualTo(4_570_633);
        assertThat(routes(start, 8)).isEqualTo(929_905);
        assertThat(routes(start, 9)).isEqualTo(4_570_667);
    }

    private static long routes(DraughtsPosition position, int depth) {
        return new DraughtsPerft(KingReach.best(), true, depth).leaves(position, depth);
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
