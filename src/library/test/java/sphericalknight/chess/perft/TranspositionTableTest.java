package sphericalknight.chess.perft;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sphericalknight.chess.attack.SliderMethods;
import sphericalknight.chess.position.PerftRow;
import sphericalknight.chess.position.Position;
import sphericalknight.chess.position.SetUps;

@DisplayName("Perft with a transposition table")
class TranspositionTableTest {
    private static Perft hashed(int megabytes) {
        return new Perft(SliderMethods.best(), Counting.SETS_BULK, new TranspositionTable(megabytes));
    }

    @Test
    @DisplayName("one small table for all rows of the suite, up to 200,000 leaves each")
    void suite() {
        Perft perft = hashed(1);
        for (PerftRow row : PerftRow.read(PerftRow.CHESS)) {
            for (int i = 0; i <= row.deepestUpTo(200_000); i++) {
                assertThat(perft.count(Position.fromFen(row.fen()), row.depths().get(i)))
                        .as("%s, depth %d", row.fen(), row.depths().get(i))
                        .isEqualTo(row.counts().get(i));
            }
        }
    }

    @Test
    @DisplayName("one table for positions that no game comes to")
    void setUps() {
        Perft hashed = hashed(1);
        Perft oracle = new Perft(SliderMethods.best(), Counting.LIST_BULK);
        SetUps.random(20261123, 200)
                .forEach(position ->
                        assertThat(hashed.count(position, 3)).as(position.fen()).isEqualTo(oracle.count(position, 3)));
    }

    @Tag("exhaustive")
    @ParameterizedTest(name = "{0}, depth {1}")
    @CsvSource({
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1, 8, 84998978956",
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1, 6, 8031647685"
    })
    @DisplayName("published counts that take long without a table")
    void deep(String fen, int depth, long leaves) {
        assertThat(hashed(256).count(Position.fromFen(fen), depth)).isEqualTo(leaves);
    }
}
