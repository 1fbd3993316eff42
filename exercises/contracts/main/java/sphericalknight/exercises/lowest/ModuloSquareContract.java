package sphericalknight.exercises.lowest;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

class ModuloSquareContract extends SquareTests<ModuloSquare> {
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
    }

    @Test
    @DisplayName("the upper half of the board")
    void upperHalf() {
        number("d5", 35, "d5 is bit 35");
        number("h4 a5", 31, "h4 is bit 31");
        number("g8", 62, "the largest power of two that is positive");
        assertSteps(
                30,
                () -> number("g8 h8", 62, "g8 counts, and no other test asks for these two"),
                "make the table once, then one division and one look-up find any square");
        assertSteps(
                30,
                () -> number("a1 h8", 0, "a1 counts, and no other test asks for these two"),
                "make the table once, then one division and one look-up find any square");
    }

    @Test
    @DisplayName("h8: its bit is the sign of a long")
    void signBit() {
        number("h8", 63, "h8 is bit 63: as a long, this set is negative");
        number("d5 h8", 35, "a set with h8 is negative, its lowest bit is not");
    }

    @Test
    @DisplayName("the empty set gives 64, and {b2} after it 9")
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

    @Override
    protected void probe(ModuloSquare answer) {
        probeNumbers(answer);
    }
}
