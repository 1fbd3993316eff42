package sphericalknight.exercises.draughts;

import static sphericalknight.exercises.draughts.DraughtsSets.board;
import static sphericalknight.exercises.draughts.DraughtsSets.set;
import static sphericalknight.exercises.draughts.DraughtsSets.some;

import java.util.SplittableRandom;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import sphericalknight.draughts.Men;
import sphericalknight.exercise.contract.Contract;

class MenCapturesContract extends Contract<MenCaptures> {
    private static final int EDGE = set("a1 a3 a5 a7 b8 c1 d8 e1 f8 g1 h2 h4 h6 h8");
    private static final int UP = set("c1 c3 d2 e1 f6"); // two steps up are + 2 and + 14, below 32
    private static final int DOWN = set("c3 c5 c7 d4 d6 e3 e5 f4"); // two steps down are - 2 and - 14, above -1
    private static final int ROUND = set("c5 d4 d6 e3 e5 f2 f4"); // two steps up go round

    @Test
    @DisplayName("a man on d4 captures forward to both sides")
    void forward() {
        captures("d4", "c5 e5", "b6 f6", "d4", "a man on d4, enemies on c5 and e5");
        alike(random -> compare(DraughtsSets.man(random, UP, 0, 1, "d", ".")));
    }

    @Test
    @DisplayName("a man captures backward, too")
    void backward() {
        captures("e5", "d4 f4", "c3 g3", "e5", "a man on e5, enemies on d4 and f4, behind it");
        alike(random -> compare(DraughtsSets.man(random, DOWN, 2, 3, "d", ".")));
    }

    @Test
    @DisplayName("the square behind must be empty")
    void emptySquareBehind() {
        captures("d4", "c5 b6 e5 g7", "f6", "d4", "a man on d4; c5 is covered by b6, e5 is not covered");
        captures("d4 f6", "e5", "", "", "own men on both sides of e5");
        captures("d4", "e5", "f6", "", "", "a man on d4; behind e5 stands an own king, on f6, so f6 is not empty");
        alike(random -> compare(DraughtsSets.man(random, UP, 0, 1, "d", "..dwW")));
    }

    @Test
    @DisplayName("without an enemy there is no jump, and a jump goes straight on")
    void straightOverAnEnemy() {
        captures("d4", "d6 f4", "", "", "a man on d4; no enemy beside it");
        captures("d4", "e5", "f6", "d4", "a man on d4, an enemy on e5: the jump has no corner");
        captures("d4", "", "e5", "", "", "a man on d4, an own king on e5: he is no enemy");
        alike(random -> compare(DraughtsSets.man(random, UP, 0, 1, "dW.", ".")));
    }

    @Test
    @DisplayName("a jump from bit 28 over bit 3 to bit 10 is a jump like any other")
    void roundTheWord() {
        captures("e5", "d6 f6", "c7 g7", "e5", "e5 is bit 28, f6 is bit 3: + 7 modulo 32");
        captures("h6", "g5", "f4", "h6", "h6 is bit 9, g5 bit 2, f4 bit 27: - 7 modulo 32");
        alike(random -> compare(DraughtsSets.man(random, ROUND, 0, 1, "d", ".")));
    }

    @Test
    @DisplayName("an enemy on the edge is safe")
    void enemiesOnTheEdge() {
        captures("b4 g3 c7 f2", "a5 h4 b8 e1", "", "", "enemies on a5, h4, b8 and e1; behind them the board ends");
        int ring = set("b4 c7 f2 g3");
        alike(random -> compare(ring & random.nextInt() | set("g5"), EDGE & random.nextInt() | set("f6"), 0));
    }

    @Test
    @DisplayName("men on the edge capture towards the middle only")
    void menOnTheEdge() {
        captures("a3 h6", "b4 g5 h8 a1", "c5 f4", "a3 h6", "men on a3 and h6; a1 and h8 are not beside them");
        alike(random -> compare(set("a3 a5 h4 h6") & random.nextInt(), set("a1 b4 g5 h8") & random.nextInt(), 0));
    }

    @Test
    @DisplayName("several men at once, two of them onto one square; those without a capture are left out")
    void allMen() {
        captures("c3 g3 a1 h2", "d4 f4 f2", "e5 e1", "c3 g3", "men on c3, g3, a1 and h2; enemies on d4, f4 and f2");
        captures("", "d4", "c3", "", "", "no man, an own king on c3, an enemy on d4: the king is not among the men");
        int others = set("a1 a3 a5 a7 c1 d6 d8 h2 h6 h8");
        alike(random -> compare(set("c3 g3") | others & random.nextInt(), set("d4 f4 f2"), 0));
    }

    @Test
    @DisplayName("120 random boards")
    void randomBoards() {
        randomly(120, random -> {
            int men = some(random);
            int enemies = some(random) & ~men;
            int kings = some(random) & some(random) & ~(men | enemies);
            smallestFirst(board(men | enemies | kings), () -> compare(men, enemies, kings));
        });
    }

    private void compare(int... sets) {
        int men = sets[0];
        int enemies = sets[1];
        int kings = sets[2];
        int empty = ~(men | enemies | kings);
        int landings = 0;
        for (int direction = 0; direction < 4; direction++) {
            landings |= Men.landings(men, enemies, empty, direction);
        }
        same(men, enemies, kings, landings, Men.capturers(men, enemies, empty), "");
    }

    private void captures(String men, String enemies, String landings, String capturers, String words) {
        captures(men, enemies, "", landings, capturers, words);
    }

    /** Checks both methods; {@code kings} are the own kings, which are in none of the three sets. */
    private void captures(String men, String enemies, String kings, String landings, String capturers, String words) {
        same(set(men), set(enemies), set(kings), set(landings), set(capturers), "; " + words);
    }

    private void same(int men, int enemies, int kings, int landings, int capturers, String words) {
        int empty = ~(men | enemies | kings);
        assertBoard(answer().landings(men, enemies, empty))
                .with('w', board(men))
                .with('d', board(enemies))
                .with('W', board(kings))
                .as("landings" + words)
                .isEqualTo(landings);
        assertBoard(answer().capturers(men, enemies, empty))
                .with('d', board(enemies))
                .with('w', board(men))
                .with('W', board(kings))
                .as("men that can capture" + words)
                .isEqualTo(capturers);
    }

    @Override
    protected void probe(MenCaptures answer) {
        SplittableRandom random = new SplittableRandom(112);
        int[] men = {set("d4"), set("e5 h6"), set("b4 g3 c7"), set("c3 g3 a1 h2"), some(random)};
        int[] others = {set("c5 e5 c3 e3"), set("d6 f6 g5"), set("a5 h4 b8"), set("d4 f4 f2"), some(random)};
        for (int some : men) {
            for (int enemies : others) {
                answer.landings(some, enemies & ~some, ~(some | enemies));
                answer.capturers(some, enemies & ~some, ~(some | enemies));
            }
        }
        for (String own : new String[] {"d4", "d4 f6", "", "d4 c3"}) {
            int some = set(own);
            for (String enemies : new String[] {"e5", "e5 c5", ""}) {
                answer.landings(some, set(enemies), ~(some | set("c3 e5 f6") | set(enemies)));
                answer.capturers(some, set(enemies), ~(some | set("c3 e5 f6") | set(enemies)));
            }
        }
    }
}
