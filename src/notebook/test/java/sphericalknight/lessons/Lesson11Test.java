package sphericalknight.lessons;

import static org.assertj.core.api.Assertions.assertThat;
import static sphericalknight.bits.Squares.square;

import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import sphericalknight.draughts.Diagonals;
import sphericalknight.draughts.DraughtsMove;
import sphericalknight.draughts.DraughtsMoves;
import sphericalknight.draughts.DraughtsPosition;
import sphericalknight.draughts.KingReach;
import sphericalknight.draughts.LineMagic;
import sphericalknight.draughts.MagicReach;
import sphericalknight.draughts.Men;
import sphericalknight.draughts.Numbering;

@DisplayName("Lesson 11: the code it builds, and the figures its text names")
class Lesson11Test {
    @Test
    @DisplayName("the jump is the library's")
    void jump() {
        Random random = new Random(11);
        for (int i = 0; i < 1_000; i++) {
            int men = random.nextInt();
            int enemies = random.nextInt() & ~men;
            int empty = random.nextInt() & ~(men | enemies);
            for (int direction = 0; direction < 4; direction++) {
                assertThat(Lesson11.jump(men, enemies, empty, direction))
                        .isEqualTo(Men.landings(men, enemies, empty, direction));
            }
        }
    }

    @Test
    @DisplayName("the walk sees what the library's best method sees")
    void walk() {
        Random random = new Random(11);
        for (int i = 0; i < 1_000; i++) {
            int occupied = random.nextInt() & random.nextInt();
            assertThat(Lesson11.walk(i % 32, occupied))
                    .isEqualTo(KingReach.best().reach(i % 32, occupied));
        }
    }

    @Test
    @DisplayName("the essay's 0x00100400 counts the men on bits 10 and 20; 0x00200400 tells them apart")
    void essayConstants() {
        int mask = (1 << 10) | (1 << 20);
        assertThat(Lesson11.indices(mask, 0x0010_0400)).containsExactly(0, 1, 1, 2);
        assertThat(Lesson11.indices(mask, 0x0020_0400)).containsExactly(0, 2, 1, 3);
        assertThat(Lesson11.isMagic(0b10101, 0x38 << 24)).isFalse();
        assertThat(Lesson11.isMagic(0b10101, 0x24 << 24)).isTrue();
    }

    @Test
    @DisplayName("magic on the page is magic in the library")
    void isMagic() {
        Random random = new Random(11);
        for (int diagonal : MagicReach.risingDiagonals()) {
            assertThat(Lesson11.isMagic(diagonal, LineMagic.find(diagonal, random)))
                    .isTrue();
            for (int i = 0; i < 300; i++) {
                int constant = random.nextInt() & random.nextInt();
                assertThat(Lesson11.isMagic(diagonal, constant)).isEqualTo(LineMagic.isMagic(constant, diagonal));
            }
        }
    }

    @Test
    @DisplayName(
            "a thousand searches for a1-h8: 10,960 tries on average, and 26 of them need no more than the first one's 294")
    void searches() {
        Random random = new Random(32);
        int greatDiagonal = Numbering.B.set("a1 b2 c3 d4 e5 f6 g7 h8");
        int[] tries = IntStream.range(0, 1_000)
                .map(search -> Lesson11.tries(greatDiagonal, random))
                .toArray();
        assertThat(tries[0]).isEqualTo(294);
        assertThat(IntStream.of(tries).filter(each -> each <= 294)).hasSize(26);
        assertThat(IntStream.of(tries).sum() / 1_000).isEqualTo(10_959);
    }

    @Test
    @DisplayName("whom a king on d4 takes along a1-h8, and where it lands")
    void take() {
        int d4 = Numbering.B.bit(square("d4"));
        assertTake(d4, "b2 f6", Diagonals.UP_RIGHT, "f6", "g7 h8");
        assertTake(d4, "b2 f6", Diagonals.DOWN_LEFT, "b2", "a1");
        assertTake(d4, "c3", Diagonals.DOWN_LEFT, "c3", "b2 a1");
        assertTake(d4, "c3 b2", Diagonals.DOWN_LEFT, "", "");
        assertTake(d4, "a1", Diagonals.DOWN_LEFT, "", "");
        assertTake(d4, "e5 h8", Diagonals.UP_RIGHT, "e5", "f6 g7");
        assertTake(d4, "", Diagonals.UP_RIGHT, "", "");
    }

    private static void assertTake(int king, String men, int direction, String victim, String landings) {
        assertThat(Lesson11.take(king, Numbering.B.set(men), direction))
                .as("men on %s, direction %s", men, direction)
                .isEqualTo(new Lesson11.Take(Numbering.B.set(victim), Numbering.B.set(landings)));
    }

    @Test
    @DisplayName(
            "the Turkish strike on the page: all jumps to the end give the library's king captures in 2,000 positions")
    void strikes() {
        Random random = new Random(11);
        int captures = 0;
        for (int i = 0; i < 2_000; i++) {
            int white = random.nextInt() & random.nextInt() & random.nextInt();
            int black = random.nextInt() & random.nextInt() & ~white;
            DraughtsPosition position = new DraughtsPosition(true, white, black, 0, 0);
            Set<List<Integer>> page = new HashSet<>();
            for (int rest = white; rest != 0; rest &= rest - 1) {
                int king = rest & -rest;
                Lesson11.Strike start = new Lesson11.Strike(Integer.numberOfTrailingZeros(king), black);
                ends(start, (white | black) & ~king, start, page);
            }
            Set<List<Integer>> library = new HashSet<>();
            for (long move : DraughtsMoves.legal(position)) {
                if (DraughtsMove.captured(move) != 0) {
                    library.add(List.of(DraughtsMove.from(move), DraughtsMove.to(move), DraughtsMove.captured(move)));
                }
            }
            assertThat(page).isEqualTo(library);
            captures += page.size();
        }
        assertThat(captures).isGreaterThan(1_000);
    }

    private static void ends(Lesson11.Strike start, int men, Lesson11.Strike now, Set<List<Integer>> ends) {
        List<Lesson11.Strike> next = Lesson11.jumps(now, men);
        if (next.isEmpty() && now.alive() != start.alive()) {
            ends.add(List.of(start.at(), now.at(), start.alive() & ~now.alive()));
        }
        next.forEach(each -> ends(start, men, each, ends));
    }

    @Test
    @DisplayName("the falling diagonal g1 to a7 is a shift and a mask")
    void fallingDiagonal() {
        int men = Numbering.B.set("g1 d4 a7 h8 e3");
        assertThat(Lesson11.falling(men, 18, 7)).isEqualTo(0b1001101);
    }
}
