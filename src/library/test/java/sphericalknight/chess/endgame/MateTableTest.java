package sphericalknight.chess.endgame;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static sphericalknight.bits.Squares.square;

import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * The expected numbers: four are from the essay (232 mates, 920 mates in one, 156 lost in one and a half, longest 33) and were confirmed by
 * two independent programs; the next distances and the number of legal positions are from one of these programs.
 */
@DisplayName("Mate with bishop and knight")
class MateTableTest {
    private static final MateTable TABLE = MateTable.build();
    private static final int NEVER = 99;

    private static MatePosition position(String king, String bishop, String knight, String black, boolean whiteToMove) {
        return new MatePosition(square(king), square(bishop), square(knight), square(black), whiteToMove);
    }

    @Test
    @DisplayName("232 mates, 920 mates in one, 156 lost in one and a half, 33 at the longest")
    void figuresOfTheEssay() {
        int[] white = TABLE.histogram(true);
        assertThat(white).startsWith(0, 920, 600, 1608, 7980).hasSize(34);
        assertThat(white[33]).isPositive();
        assertThat(TABLE.histogram(false)).startsWith(232, 156);
        assertThat(TABLE.longest()).isEqualTo(33);
        assertThat(TABLE.legalWhiteToMove()).as("not the essay's 5,609,790").isEqualTo(5_437_752);
    }

    @Test
    @DisplayName("king b6, knight a6: bishop c6 mates the king on a8, and from b5 it is mate in one")
    void mateByHand() {
        assertThat(TABLE.moves(position("b6", "c6", "a6", "a8", false))).isZero();
        MatePosition mateInOne = position("b6", "b5", "a6", "a8", true);
        assertThat(TABLE.moves(mateInOne)).isEqualTo(1);
        assertThat(TABLE.choices(mateInOne)).containsEntry("b5c6", 0);
    }

    @Test
    @DisplayName("the same with the dark bishop in the mirror: g6, h6, g5 to f6")
    void darkBishop() {
        MatePosition mateInOne = position("g6", "g5", "h6", "h8", true);
        assertThat(mateInOne.isLight()).isFalse();
        assertThat(TABLE.choices(mateInOne)).containsEntry("g5f6", 0);
    }

    @Test
    @DisplayName("draws: stalemate has no move, and an unguarded knight is taken")
    void draws() {
        MatePosition stalemate = position("b6", "b5", "a6", "a8", false);
        assertThat(stalemate.isCheck()).isFalse();
        assertThat(TABLE.choices(stalemate)).isEmpty();
        assertThat(TABLE.moves(stalemate)).isEqualTo(MateTable.DRAW);
        MatePosition loose = position("h1", "f1", "d5", "e5", false);
        assertThat(TABLE.choices(loose)).containsEntry("e5d5", MateTable.DRAW);
        assertThat(TABLE.moves(loose)).isEqualTo(MateTable.DRAW);
    }

    @Test
    @DisplayName("illegal positions are refused by one sentence")
    void illegal() {
        assertThatThrownBy(() -> position("a1", "b1", "b1", "h8", true))
                .hasMessageContaining("two men stand on one square");
        assertThatThrownBy(() -> position("a1", "b1", "c1", "a2", false))
                .hasMessageContaining("kings on a1 and a2 touch");
        assertThatThrownBy(() -> position("a1", "b1", "c1", "e4", true)).hasMessageContaining("e4 is in check");
        assertThatThrownBy(() -> new MatePosition(0, 64, 2, 3, true)).hasMessageContaining("square 64");
    }

    @Test
    @DisplayName("laws hold in 100,000 random positions")
    void lawsSampled() {
        Random random = new Random(33);
        int seen = 0;
        while (seen < 100_000) {
            seen += lawsHold(random.nextInt(1 << 23), random.nextBoolean()) ? 1 : 0;
        }
    }

    @Test
    @Tag("exhaustive")
    @DisplayName("laws hold in every position of the light-squared bishop")
    void lawsEverywhere() {
        int whiteToMove = 0;
        for (int index = 0; index < 1 << 23; index++) {
            whiteToMove += lawsHold(index, true) ? 1 : 0;
            lawsHold(index, false);
        }
        assertThat(whiteToMove).isEqualTo(5_437_752);
    }

    /** Checks that the distance follows from those after each move. Returns false if the position is illegal. */
    private static boolean lawsHold(int index, boolean whiteToMove) {
        MatePosition position;
        try {
            position = of(index, whiteToMove);
        } catch (IllegalArgumentException illegal) {
            return false;
        }
        int moves = TABLE.moves(position);
        Map<String, Integer> choices = TABLE.choices(position);
        int expected = choices.values().stream()
                .mapToInt(each -> each == MateTable.DRAW ? NEVER : each)
                .reduce(whiteToMove ? Math::min : Math::max)
                .orElse(position.isCheck() ? 0 : NEVER);
        expected = expected == NEVER ? MateTable.DRAW : expected + (whiteToMove ? 1 : 0);
        if (moves != expected) {
            assertThat(moves).as("%s %s", position, choices).isEqualTo(expected);
        }
        return true;
    }

    private static MatePosition of(int index, boolean whiteToMove) {
        int bishop = LightBishop.square(index >>> 12 & 31);
        return new MatePosition(index >>> 17, bishop, index >>> 6 & 63, index & 63, whiteToMove);
    }

    @Test
    @Tag("exhaustive")
    @DisplayName("the table by sets equals the essay's, entry by entry, for both bishops")
    void equalsTheEssay() {
        EssayTable essay = EssayTable.build();
        for (int index = 0; index < 1 << 23; index++) {
            compare(essay.whiteToMove(index), index, true);
            compare(essay.blackToMove(index), index, false);
        }
    }

    private static void compare(int expected, int index, boolean whiteToMove) {
        int light = MateTable.DRAW;
        int dark = MateTable.DRAW;
        try {
            MatePosition position = of(index, whiteToMove);
            light = TABLE.moves(position);
            dark = TABLE.moves(new MatePosition(
                    position.whiteKing() ^ 7,
                    position.bishop() ^ 7,
                    position.knight() ^ 7,
                    position.blackKing() ^ 7,
                    whiteToMove));
        } catch (IllegalArgumentException illegal) {
            // an illegal position: the essay's table must not know it either
        }
        if (light != expected || dark != expected) {
            assertThat(new int[] {light, dark}).as("index %d", index).containsOnly(expected);
        }
    }
}
