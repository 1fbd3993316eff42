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
    @DisplayName("the key of the start position is frozen (worked out by a second program too)")
    void startKeyIsFrozen() {
        assertThat(Position.start().key()).isEqualTo(0x66CD_7E07_529A_4133L);
    }
}
