package sphericalknight.chess.attack;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import sphericalknight.SlowBoard;
import sphericalknight.bits.Squares;

@DisplayName("Knight moves")
class KnightMovesTest {
    @Test
    @DisplayName("on all 64 squares and 100,000 random sets the shifts agree with files and ranks")
    void agreesWithTheSlowGenerator() {
        SlowBoard.everySquareAndRandomSets(knights -> assertThat(KnightMoves.attacks(knights))
                .as("knights on\n" + Squares.text(knights))
                .isEqualTo(SlowLeaper.attacks(knights, 2, 1)));
    }

    @Test
    @DisplayName("a4 attacks four squares, none of them through the black hole on g2")
    void edge() {
        assertThat(Squares.text(KnightMoves.attacks(Squares.set("a4")))).isEqualTo("""
            . . . . . . . .
            . . . . . . . .
            . 1 . . . . . .
            . . 1 . . . . .
            . . . . . . . .
            . . 1 . . . . .
            . 1 . . . . . .
            . . . . . . . .
            """);
    }

    @Test
    @DisplayName("the counts are 2 on 4 squares, 3 on 8, 4 on 20, 6 on 16, 8 on 16; 336 in all")
    void counts() {
        Map<Integer, Integer> squaresWithCount = new TreeMap<>();
        int total = 0;
        for (int square = 0; square < 64; square++) {
            squaresWithCount.merge(KnightMoves.count(square), 1, Integer::sum);
            total += KnightMoves.count(square);
        }
        assertThat(squaresWithCount).isEqualTo(Map.of(2, 4, 3, 8, 4, 20, 6, 16, 8, 16));
        assertThat(total).isEqualTo(336);
    }

    @Test
    @DisplayName("a square beyond the board is refused")
    void notOnTheBoard() {
        assertThatThrownBy(() -> KnightMoves.count(64))
                .hasMessage("square 64 is not on the board; 0 (a1) to 63 (h8) are");
    }
}
