package sphericalknight.chess.attack;

import static org.assertj.core.api.Assertions.assertThat;
import static sphericalknight.bits.Squares.name;
import static sphericalknight.bits.Squares.set;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import sphericalknight.SlowBoard;

@DisplayName("KingMoves and KingPlacements against file and rank distances")
class KingPlacementsTest {
    @Test
    @DisplayName("a set of kings attacks what they attack one by one, square by square")
    void attacksOfSets() {
        SlowBoard.everySquareAndRandomSets(kings -> assertThat(KingMoves.attacks(kings))
                .isEqualTo(SlowLeaper.attacks(kings, 1, 0) | SlowLeaper.attacks(kings, 1, 1)));
    }

    @Test
    @DisplayName("3 moves from the 4 corners, 5 from the 24 other squares of the edge, 8 from the 36 inside")
    void counts() {
        for (int square = 0; square < 64; square++) {
            int edges = (square % 8 == 0 || square % 8 == 7 ? 1 : 0) + (square / 8 == 0 || square / 8 == 7 ? 1 : 0);
            assertThat(KingMoves.count(square)).as(name(square)).isEqualTo(new int[] {8, 5, 3}[edges]);
        }
    }

    @Test
    @DisplayName("another king can stand where it is two files or two ranks away, on all 4,096 pairs")
    void places() {
        for (int white = 0; white < 64; white++) {
            for (int black = 0; black < 64; black++) {
                boolean apart = Math.abs(white % 8 - black % 8) > 1 || Math.abs(white / 8 - black / 8) > 1;
                assertThat((KingPlacements.places(white) & 1L << black) != 0)
                        .as(name(white) + " " + name(black))
                        .isEqualTo(apart);
            }
        }
    }

    @Test
    @DisplayName("3,612 placements, as in OEIS A035286; half of them with one king on the left half, 60 with it on a1")
    void count() {
        assertThat(KingPlacements.count()).isEqualTo(3612);
        assertThat(KingPlacements.count(0x0F0F_0F0F_0F0F_0F0FL)).isEqualTo(1806);
        assertThat(KingPlacements.count(set("a1"))).isEqualTo(60);
        assertThat(KingPlacements.count(0)).isZero();
    }
}
