package sphericalknight.chess.position;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

@DisplayName("Keys: Zobrist and Polyglot")
class KeysTest {
    @TestFactory
    @DisplayName("Polyglot keys equal all published vectors")
    Stream<DynamicTest> polyglotVectors() {
        return PerftRow.lines("/chess/polyglot-keys.tsv").stream().skip(1).map(line -> {
            String[] fields = line.split("\t");
            long expected = Long.parseUnsignedLong(fields[0], 16);
            return DynamicTest.dynamicTest(
                    fields[2],
                    () -> assertThat(PolyglotKey.of(Position.fromFen(fields[1])))
                            .isEqualTo(expected));
        });
    }

    @Test
    @DisplayName("the same position by another order of moves has the same key")
    void transpositionsShareTheKey() {
        assertThat(played("g1f3 g8f6 b1c3").key())
                .isEqualTo(played("b1c3 g8f6 g1f3").key());
    }

    @Test
    @DisplayName("the side to move, a castling right and a legal en passant capture change the key")
    void whatChangesTheKey() {
        long key = key("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
        assertThat(key("r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1")).isNotEqualTo(key);
        assertThat(key("r3k2r/8/8/8/8/8/8/R3K2R w KQk - 0 1")).isNotEqualTo(key);
        assertThat(key("k7/8/8/3pP3/8/2K5/8/8 w - d6 0 1")).isNotEqualTo(key("k7/8/8/3pP3/8/2K5/8/8 w - - 0 1"));
    }

    @Test
    @DisplayName("clocks and an en passant square without a legal capture leave the key alone")
    void whatLeavesTheKeyAlone() {
        assertThat(key("k7/8/8/8/8/2K5/8/8 w - - 0 1")).isEqualTo(key("k7/8/8/8/8/2K5/8/8 w - - 49 80"));
        assertThat(key("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1"))
                .isEqualTo(key("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1"));
        assertThat(key("8/8/8/K1pP3r/8/8/8/7k w - c6 0 1"))
                .as("both pawns leave the fifth rank, and the rook on h5 attacks the king")
                .isEqualTo(key("8/8/8/K1pP3r/8/8/8/7k w - - 0 1"));
    }

    @Test
    @DisplayName("the key of the start position is frozen (worked out by a second program too)")
    void startKeyIsFrozen() {
        assertThat(Position.start().key()).isEqualTo(0x66CD_7E07_529A_4133L);
    }

    private static long key(String fen) {
        return Position.fromFen(fen).key();
    }

    private static Position played(String moves) {
        Position position = Position.start();
        for (String move : moves.split(" ")) {
            position.make(Uci.move(position, move));
        }
        return position;
    }
}
