package sphericalknight.chess.attack;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import sphericalknight.SlowBoard;
import sphericalknight.bits.Squares;

@DisplayName("Leapers")
class LeaperTest {
    @Test
    @DisplayName("all 63 leapers from all 64 squares agree with files and ranks")
    void everyLeaperFromEverySquare() {
        for (int files = 0; files <= 7; files++) {
            for (int ranks = files == 0 ? 1 : 0; ranks <= 7; ranks++) {
                Leaper leaper = Leaper.of(files, ranks);
                for (int square = 0; square < 64; square++) {
                    assertThat(leaper.attacks(1L << square))
                            .as("(%d, %d)-leaper on %s", files, ranks, Squares.name(square))
                            .isEqualTo(SlowLeaper.attacks(1L << square, files, ranks));
                }
            }
        }
    }

    @Test
    @DisplayName("the knight, the camel and the zebra agree on 100,000 random sets; the knight also with its own class")
    void sets() {
        SlowBoard.everySquareAndRandomSets(set -> {
            assertThat(Leaper.of(1, 2).attacks(set)).isEqualTo(KnightMoves.attacks(set));
            assertThat(Leaper.of(1, 3).attacks(set)).isEqualTo(SlowLeaper.attacks(set, 1, 3));
            assertThat(Leaper.of(3, 2).attacks(set)).isEqualTo(SlowLeaper.attacks(set, 3, 2));
        });
    }

    @Test
    @DisplayName("a leaper that stays where it is, or leaves every board, is refused")
    void refused() {
        assertThatThrownBy(() -> Leaper.of(0, 0))
                .hasMessage("no piece leaps (0, 0); two lengths from 0 to 7 are needed, not both 0,"
                        + " such as (1, 2) for the knight");
        assertThatThrownBy(() -> Leaper.of(8, 1)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> Leaper.of(1, 8)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> Leaper.of(-1, 1)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> Leaper.of(1, -1)).isInstanceOf(IllegalArgumentException.class);
    }
}
