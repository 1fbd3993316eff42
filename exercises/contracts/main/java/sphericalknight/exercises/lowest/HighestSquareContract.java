package sphericalknight.exercises.lowest;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import sphericalknight.exercises.RandomSquares;

class HighestSquareContract extends SquareTests<HighestSquare> {
    private static final long H8 = 1L << 63;
    private static final String SIX = "six questions are enough, each halves the board";

    @Override
    int number(HighestSquare answer, long set) {
        return answer.highest(set);
    }

    @Override
    String which() {
        return "highest";
    }

    @Test
    @DisplayName("a single square of the first rank")
    void oneSquare() {
        number("a1", 0, "a1 is square 0");
        number("b1", 1, "the upper half is empty five times, the sixth time it is not");
        number("h1", 7, "the last three times the upper half is not empty: 4 + 2 + 1");
    }

    @Test
    @DisplayName("several squares: the highest counts, the others must not answer")
    void severalSquares() {
        number("b1 h1 c2", 10, "c2 is the highest of them");
        number("h1 a2", 8, "a2 is the highest of them");
        number("c3 f3 d5 b6 g7", 54, "g7 is the highest of them");
        alike(random -> number(RandomSquares.squares(4, ~H8, random), "the highest of four"));
    }

    @Test
    @DisplayName("the upper half of the board")
    void upperHalf() {
        number("a5", 32, "only the first time the upper half is not empty");
        number("d5", 35, "32 + 2 + 1");
        number("h4", 31, "h4 is bit 31");
        number("g8", 62, "only the last time the upper half is empty");
        number(Long.MAX_VALUE, 62, "the whole board without h8");
        alike(random -> number(RandomSquares.squares(2, -1L << 31 & ~H8, random), "the higher one of two"));
    }

    @Test
    @DisplayName("h8: a set that contains it is less than 0")
    void signBit() {
        number("h8", 63, "the upper half is never empty");
        number("a1 d4 h8", 63, "the upper half is never empty");
        number(-1L, 63, "the whole board");
        assertSteps(40, () -> number("g8 h8", 63, "the upper half is never empty"), SIX);
        assertSteps(40, () -> number("a1 c1", 2, "only the fifth time the upper half is not empty"), SIX);
        alike(random -> number(RandomSquares.squares(4, ~H8, random) | H8, 63, "the upper half is never empty"));
        alike(random -> {
            int highest = random.nextInt(1, 63);
            long set = 1L << highest;
            for (int i = 0; i < 4; i++) {
                set |= 1L << (random.nextInt(64) & highest);
            }
            long asked = set;
            assertSteps(40, () -> number(asked, highest, "six questions"), SIX);
        });
    }

    @Test
    @DisplayName("the empty set gives -1, and the same object then still finds b2")
    void emptySet() {
        number("", -1, "the empty set has no highest square");
        number("b2", 9, "after the empty set");
        number("", -1, "the empty set once more, after {b2}");
    }

    @Test
    @DisplayName("each of the 64 squares, alone and with squares below it")
    void everySquare() {
        numbersEverySquare();
    }
}
