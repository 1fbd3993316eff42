package sphericalknight.lessons;

import static org.assertj.core.api.Assertions.assertThat;
import static sphericalknight.bits.Squares.set;
import static sphericalknight.bits.Squares.square;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import sphericalknight.chess.endgame.MatePosition;
import sphericalknight.chess.endgame.MateTable;

@DisplayName("Lesson 13: the code it builds, and the figures its text names")
class Lesson13Test {
    private static final MateTable TABLE = MateTable.build();

    @Test
    @DisplayName("king b6, bishop c6, knight a6 mate the king on a8 and nowhere else; from b5 it is mate in one")
    void oneMate() {
        int king = square("b6");
        int knight = square("a6");
        assertThat(Lesson13.mates(king, square("c6"), knight)).isEqualTo(set("a8"));
        assertThat(Lesson13.mates(king, square("b5"), knight)).isZero();
        assertThat(Lesson13.wonInOne(king, square("b5"), knight)).isEqualTo(set("a8"));
    }

    @Test
    @DisplayName("232 mates and 920 mates in one over all placements, and 156 lost in one, as the essay says")
    void counts() {
        int mates = 0;
        int inOne = 0;
        for (int placement = 0; placement < 64 * 32 * 64; placement++) {
            int king = placement / 2048;
            int half = placement / 64 % 32;
            int bishop = 2 * half + (half / 4 % 2 == 0 ? 1 : 0);
            mates += Long.bitCount(Lesson13.mates(king, bishop, placement % 64));
            inOne += Long.bitCount(Lesson13.wonInOne(king, bishop, placement % 64));
        }
        assertThat(mates).isEqualTo(232);
        assertThat(inOne).isEqualTo(920);
        assertThat(TABLE.histogram(false)[1]).isEqualTo(156);
    }

    @Test
    @DisplayName("552 positions are mate in 33, 26,660 of the legal ones are drawn with White to move")
    void onTrial() {
        int[] white = TABLE.histogram(true);
        assertThat(white[33]).isEqualTo(552);
        assertThat(TABLE.legalWhiteToMove() - IntStream.of(white).sum()).isEqualTo(26_660);
    }

    @Test
    @DisplayName("the film: from king a1, bishop c1, knight b1 against c2 the mate takes 33 moves")
    void film() {
        MatePosition start = new MatePosition(square("a1"), square("c1"), square("b1"), square("c2"), true);
        List<Integer> distances = new ArrayList<>();
        distances.add(TABLE.moves(start));
        distances.add(TABLE.choices(start).get("c1d2"));
        assertThat(distances).containsExactly(33, 32);
    }
}
