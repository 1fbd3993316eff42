package sphericalknight.lessons;

import static org.assertj.core.api.Assertions.assertThat;
import static sphericalknight.bits.Squares.set;
import static sphericalknight.bits.Squares.square;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import sphericalknight.chess.endgame.EssayTable;
import sphericalknight.chess.endgame.MateTable;

@DisplayName("Lesson 13: the code it builds, and the figures its text names")
class Lesson13Test {
    private static final MateTable TABLE = MateTable.build();

    @Test
    @DisplayName("king b6, bishop c6, knight a6 mate the king on a8 and nowhere else")
    void oneMate() {
        int king = square("b6");
        int knight = square("a6");
        assertThat(Lesson13.mates(Lesson13.trio(Lesson13.placement(king, square("c6"), knight))))
                .isEqualTo(set("a8"));
        assertThat(Lesson13.mates(Lesson13.trio(Lesson13.placement(king, square("b5"), knight))))
                .isZero();
    }

    @Test
    @DisplayName(
            "232 mates on the 28 edge squares: 46 in each right corner, 18 in each wrong one, 12 beside the right, 128 elsewhere")
    void whereTheMatesAre() {
        int[] here = new int[64];
        for (Lesson13.Trio trio : Lesson13.TRIOS) {
            Lesson13.targets(Lesson13.mates(trio)).forEach(square -> here[square]++);
        }
        assertThat(IntStream.of(here).sum()).isEqualTo(232);
        assertThat(IntStream.range(0, 64)
                        .filter(square -> here[square] > 0)
                        .mapToLong(square -> 1L << square)
                        .sum())
                .isEqualTo(0xFF818181818181FFL);
        assertThat(mates(here, "a8 h1")).containsExactly(46, 46);
        assertThat(mates(here, "a1 h8")).containsExactly(18, 18);
        assertThat(mates(here, "a7 b8 g1 h2")).containsExactly(3, 3, 3, 3);
        assertThat(232 - IntStream.of(mates(here, "a7 a8 b8 g1 h1 h2")).sum()).isEqualTo(128);
    }

    private static int[] mates(int[] here, String squares) {
        return Stream.of(squares.split(" "))
                .mapToInt(name -> here[square(name)])
                .toArray();
    }

    @Test
    @Tag("exhaustive")
    @DisplayName("without mates in the corners all is won in 34 moves; without the edge beside them, 980 in two")
    void forbiddenMates() {
        List<Integer> besideCorners = newlyWon(set("a8 h1"));
        assertThat(besideCorners).hasSize(34);
        assertThat(besideCorners.stream().mapToInt(Integer::intValue).sum()).isEqualTo(5_411_092);
        assertThat(newlyWon(set("a7 a8 b8 g1 h1 h2"))).containsExactly(560, 420);
    }

    private static List<Integer> newlyWon(long forbidden) {
        long[] won = new long[Lesson13.TRIOS.length];
        long[] lost = new long[won.length];
        List<Integer> newlyWon = new ArrayList<>();
        int news;
        do {
            Lesson13.stepBlack(Lesson13::oneByOne, won, lost);
            for (int i = 0; i < lost.length; i++) {
                lost[i] &= ~(Lesson13.mates(Lesson13.TRIOS[i]) & forbidden);
            }
            news = Lesson13.stepWhite(lost, won);
            newlyWon.add(news);
        } while (news > 0);
        return newlyWon.subList(0, newlyWon.size() - 1);
    }

    @Test
    @Tag("exhaustive")
    @DisplayName(
            "the two queues on the page: in every position the distance of the library, and no step costs Black more than 30 moves")
    void queues() {
        EssayTable library = EssayTable.build();
        Lesson13.Table page = Lesson13.solve(Lesson13::every);
        int different = 0;
        for (int index = 0; index < 1 << 23; index++) {
            different += page.white()[index] != library.whiteToMove(index) ? 1 : 0;
            different += page.black()[index] != library.blackToMove(index) ? 1 : 0;
        }
        assertThat(different).isZero();
        int highestCost = IntStream.range(0, 1 << 23)
                .filter(index -> page.black()[index] > 0)
                .map(index -> page.black()[index]
                        - Lesson13.replies(index)
                                .map(to -> page.white()[to])
                                .min()
                                .orElseThrow())
                .max()
                .orElseThrow();
        assertThat(highestCost).isEqualTo(30);
    }

    @Test
    @DisplayName(
            "the sets on the page: 232 mates, then 920 mates in one, and 33 rounds later every count of the library")
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
}
