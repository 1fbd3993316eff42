package sphericalknight.draughts;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * One position and all its legal moves for each rule of the Russian code (FMJD-64, in our own words), written by hand from the rules. Each
 * name says which of the common mistakes the position detects.
 */
@DisplayName("Rules of Russian draughts, one position each")
class DraughtsRulesTest {
    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            value = {
                "a capture is compulsory (mistake: captures optional) | W:Wc3,h2:Bd4 | c3:e5",
                "which capture is free: two men or one (mistake: majority rule) | W:Wc3:Bb4,d4,f6 | c3:a5 c3:e5:g7",
                "men capture backwards too (mistake: no backward capture) | W:We5:Bd4,f4 | e5:c3 e5:g3",
                "a man that reaches the last row goes on as a king (mistakes: passes as a man; capture ends there) | W:Wf6:Bb6,e7 | f6:d8:a5",
                "a king must land where the capture goes on (mistake: king may land anywhere) | W:WKa1:Bc3,e5,g5 | a1:d4:f6:h4",
                "a king chooses freely behind its last victim (mistake: lands only next to it) | W:WKa1:Bd4 | a1:e5 a1:f6 a1:g7 a1:h8",
                "a king takes two on one line with a gap between (mistake: no second victim on the same line) | W:WKa1:Bd4,g7 | a1:e5:h8",
                "a king moves any distance (mistake: one square) | W:WKa1:Bh2 | a1-b2 a1-c3 a1-d4 a1-e5 a1-f6 a1-g7 a1-h8",
                "two men in a row stop a king, and so it is lost | W:WKa1:Bb2,c3 |",
                "captured men leave after the move: d6, taken first, still blocks the way beyond e5 (mistake: removed at once) | W:WKe7:Bf2,Kc3,f4,d6 | e7:b4:d2:g5 e7:b4:d2:h6 e7:b4:e1:g3:e5 e7:c5:g1",
                "the start square counts as empty: a loop ends where it began (mistake: start square blocked) | W:We3:Bd4,f4,d6,f6 | e3:c5:e7:g5:e3"
            })
    void legal(String rule, String fen, String moves) {
        DraughtsPosition position = DraughtsFen.read(fen);
        List<String> written = new ArrayList<>();
        for (long move : DraughtsMoves.legal(position)) {
            written.add(Pdn.write(position, move));
        }
        assertThat(written).containsExactlyInAnyOrder(moves == null ? new String[0] : moves.split(" "));
    }
}
