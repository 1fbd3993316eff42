package sphericalknight.lessons;

import static org.assertj.core.api.Assertions.assertThat;
import static sphericalknight.bits.Squares.set;
import static sphericalknight.bits.Squares.square;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import sphericalknight.chess.endgame.EssayFile;
import sphericalknight.chess.endgame.EssayTable;
import sphericalknight.chess.endgame.MatePosition;
import sphericalknight.chess.endgame.MateTable;

@DisplayName("Lesson 13: the code it builds, and the figures its text names")
class Lesson13Test {
    private static final MateTable TABLE = MateTable.build();

    @Test
    @DisplayName("king b6, bishop c6, knight a6 mate the king on a8 and nowhere else")
    void oneMate() {
        int king = square("b6");
        int knight = square("a6");
        assertThat(Lesson13.mates(king, square("c6"), knight)).isEqualTo(set("a8"));
        assertThat(Lesson13.mates(king, square("b5"), knight)).isZero();
    }

    @Test
    @DisplayName(
            "the table on the page: 232 mates, then 920 mates in one, and 33 rounds later every count of the library")
    void tableOnThePage() {
        long[] won = new long[64 * 32 * 64];
        long[] lost = new long[won.length];
        int[] white = new int[34];
        int[] black = new int[34];
        int before = 0;
        for (int moves = 1; moves <= 33; moves++) {
            Lesson13.stepBlack(Lesson13::oneByOne, won, lost);
            int all = LongStream.of(lost).mapToInt(Long::bitCount).sum();
            black[moves - 1] = all - before;
            before = all;
            white[moves] = Lesson13.stepWhite(lost, won);
        }
        assertThat(black[0]).isEqualTo(232);
        assertThat(black[1]).isEqualTo(156);
        assertThat(white[1]).isEqualTo(920);
        assertThat(white).containsExactly(TABLE.histogram(true));
        Lesson13.stepBlack(Lesson13::oneByOne, won, lost);
        assertThat(Lesson13.stepWhite(lost, won)).isZero();
    }

    @Test
    @DisplayName("552 positions are mate in 33, 26,660 of the legal ones are drawn with White to move")
    void onTrial() {
        int[] white = TABLE.histogram(true);
        assertThat(white[33]).isEqualTo(552);
        assertThat(TABLE.legalWhiteToMove() - IntStream.of(white).sum()).isEqualTo(26_660);
    }

    @Test
    @DisplayName("the first position of the film in the essay's file: 33 moves, and the best one, seen in the mirror")
    void record() {
        byte[] file = EssayFile.bytes(TABLE);
        int at = 2 * EssayTable.index(square("h1"), square("f1"), square("g1"), square("f2"));
        assertThat(file[at]).isEqualTo((byte) 33);
        assertThat(file[at + 1]).isEqualTo((byte) (2 << 6 | square("e2")));
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
