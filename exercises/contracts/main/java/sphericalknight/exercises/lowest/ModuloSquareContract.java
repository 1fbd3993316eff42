package sphericalknight.exercises.lowest;

import static sphericalknight.bits.Squares.set;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import sphericalknight.exercises.RandomSquares;

class ModuloSquareContract extends SquareTests<ModuloSquare> {
    private static final long H8 = 1L << 63;

    @Override
    int number(ModuloSquare answer, long set) {
        return answer.lowest(set);
    }

    @Override
    String which() {
        return "lowest";
    }

    @Test
    @DisplayName("a single square of the lower half")
    void oneSquare() {
        number("a1", 0, "1 modulo 67 is 1");
        number("b1", 1, "2 modulo 67 is 2");
        number("h1", 7, "128 modulo 67 is 61");
    }

    @Test
    @DisplayName("several squares: the lowest counts")
    void severalSquares() {
        number("b1 h1 c2", 1, "the lowest of three");
        number("c3 f3 d5 b6 g7", 18, "the lowest of five");
        alike(random -> number(
                RandomSquares.squares(2, 0xFFFF_FFFEL, random) | RandomSquares.squares(2, -1L << 32 & ~H8, random),
                "the lowest of four"));
    }

    @Test
    @DisplayName("the upper half of the board")
    void upperHalf() {
        number("d5", 35, "d5 is bit 35");
        number("h4 a5", 31, "h4 is bit 31");
        number("g8", 62, "the largest power of two that is positive");
        fewSteps(set("g8 h8"), "g8 counts");
        fewSteps(set("a1 h8"), "a1 counts");
        alike(random -> {
            number(RandomSquares.squares(2, -1L << 31 & ~H8, random), "the lower one of two");
            fewSteps(randomSet(random, random.nextInt(63)), "the lowest of many");
        });
    }

    private void fewSteps(long set, String words) {
        assertSteps(
                30, () -> number(set, words), "make the table once, then one division and one lookup find any square");
    }

    @Test
    @DisplayName("h8: its bit is the sign of a long")
    void signBit() {
        number("h8", 63, "h8 is bit 63: as a long, this set is negative");
        number("d5 h8", 35, "a set with h8 is negative, its lowest bit is not");
        alike(random -> number(RandomSquares.squares(2, ~H8 & ~1L, random) | H8, "the lowest of three is not h8"));
    }

    @Test
    @DisplayName("the empty set gives 64, and the same object then still finds b2")
    void emptySet() {
        number("", 64, "0 leaves the remainder 0, which no square leaves");
        number("b2", 9, "after the empty set");
        number("", 64, "the empty set once more, after {b2}");
    }

    @Test
    @DisplayName("each of the 64 squares, alone and with squares above it")
    void everySquare() {
        numbersEverySquare();
    }
}
