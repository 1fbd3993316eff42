package sphericalknight.chess.position;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("Positions as people paste them: EPD, tags, counters, marks")
class PastedPositionTest {
    private static final String START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - ";

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "bm Nf3;                             | 0 1",
                "bm e4                               | 0 1",
                "bm Nf3 e4; id \"WAC.001\";          | 0 1",
                ";D1 20 ;D2 400 ;D3 8902             | 0 1",
                "3 9 ;D1 20 ;D2 400                  | 3 9",
                "3 9 bm e4;                          | 3 9",
                "acd 12; acs 5; ce 33; pv e4 e5 Nf3; | 0 1",
                "0 0                                 | 0 1",
                "5 0                                 | 5 1"
            })
    @DisplayName("operations of EPD are left out, move number 0 is 1")
    void epd(String behind, String counters) {
        assertThat(Position.fromFen(START + behind).fen()).isEqualTo(START + counters);
    }

    @Test
    @DisplayName("a tag of PGN, a byte order mark, an address")
    void around() {
        String fen = START + "0 1";
        assertThat(Position.fromFen("[FEN \"" + fen + "\"]").fen()).isEqualTo(fen);
        assertThat(Position.fromFen("  [FEN  \"" + START + "0 0\"]\r\n").fen()).isEqualTo(fen);
        assertThat(Position.fromFen("\uFEFF" + fen).fen()).isEqualTo(fen);
        assertThat(Position.fromFen("\uFEFF[FEN \"" + fen + "\"]").fen()).isEqualTo(fen);
        assertThat(Position.fromFen("\uFEFF" + START + "bm e4;").fen()).isEqualTo(fen);
        assertThat(Position.fromFen(fen.replace(' ', '_')).fen()).isEqualTo(fen);
    }
}
