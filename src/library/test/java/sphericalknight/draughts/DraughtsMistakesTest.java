package sphericalknight.draughts;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sphericalknight.draughts.SlowDraughts.Mistake;

/**
 * The effect of each of the eleven common mistakes on the leaf counts of the start position: most have none before depth 8. The numbers are
 * from a study that was made before this library with another program.
 */
@DisplayName("Perft with a mistake")
class DraughtsMistakesTest {
    @Test
    @DisplayName("the slow generator without a mistake agrees with the library, from the start and with kings about")
    void slowAgrees() {
        assertThat(SlowDraughts.perft(Mistake.NONE, DraughtsPosition.START, 6)).isEqualTo(37_986);
        for (String fen : new String[] {
            "W:WKe7:Bf2,Kc3,f4,d6", "W:We5:Bd4,f4", "B:We1,b2,d2,f2,b4,Kg5,a7:BKg1", "W:Wh6:BKa1,Kc1,e5,d6,f6,g7,b8,d8"
        }) {
            DraughtsPosition position = DraughtsFen.read(fen);
            assertThat(SlowDraughts.perft(Mistake.NONE, position, 4))
                    .as(fen)
                    .isEqualTo(new DraughtsPerft(KingReach.best(), false, 4).leaves(position, 4));
        }
    }

    @ParameterizedTest(name = "{0}: {1} at depth 5")
    @CsvSource({
        "MAJORITY_RULE,7473",
        "NO_BACKWARD_CAPTURE,7361",
        "CAPTURES_OPTIONAL,23597",
        "KING_MOVES_ONE_SQUARE,7482",
        "CAPTURED_REMOVED_AT_ONCE,7482"
    })
    @DisplayName("the mistakes of men show at depth 5, those of kings do not")
    void depthFive(Mistake mistake, long leaves) {
        assertThat(SlowDraughts.perft(mistake, DraughtsPosition.START, 5)).isEqualTo(leaves);
    }

    @ParameterizedTest(name = "{0}: {1} at depth 8")
    @Tag("exhaustive")
    @CsvSource({
        "NONE,929899",
        "MAJORITY_RULE,907833",
        "NO_BACKWARD_CAPTURE,845934",
        "BACK_RANK_PASSED_AS_MAN,929896",
        "CAPTURE_ENDS_ON_BACK_RANK,929896",
        "KING_LANDS_ANYWHERE,929901",
        "CAPTURED_REMOVED_AT_ONCE,929976",
        "KING_MOVES_ONE_SQUARE,929896",
        "START_SQUARE_BLOCKED,929905",
        "KING_LANDS_NEXT_TO_VICTIM,929896",
        "NO_SECOND_VICTIM_ON_THE_LINE,929898"
    })
    @DisplayName("at depth 8 every mistake shows")
    void depthEight(Mistake mistake, long leaves) {
        assertThat(SlowDraughts.perft(mistake, DraughtsPosition.START, 8)).isEqualTo(leaves);
    }
}
