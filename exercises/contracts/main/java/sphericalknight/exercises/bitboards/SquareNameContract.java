package sphericalknight.exercises.bitboards;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import sphericalknight.bits.Squares;
import sphericalknight.exercise.contract.Contract;

class SquareNameContract extends Contract<SquareName> {
    @Test
    @DisplayName("counting begins in the corner a1, with 0")
    void beginsInTheCorner() {
        square("a1", 0, "the first square; file and rank count from 0");
    }

    @Test
    @DisplayName("the first rank is 0 to 7, from a to h")
    void firstRank() {
        square("b1", 1, "one file to the right of a1 adds 1");
        square("h1", 7, "the end of the first rank");
        alike(random -> square(random.nextInt(8), "another"));
    }

    @Test
    @DisplayName("the next rank up adds 8, up to h8 with 63")
    void nextRank() {
        square("a2", 8, "one rank above a1 adds 8");
        square("e6", 44, "rank 5, file 4, both from 0: 8 · 5 + 4");
        square("h8", 63, "the last square");
        alike(random -> square(random.nextInt(64), "another"));
    }

    @Test
    @DisplayName("from 44 back to e6")
    void backToTheName() {
        name(0, "the corner");
        name(44, "44 is 8 · 5 + 4: file 4 from 0 is e, rank 5 from 0 is 6");
        name(63, "the last square");
        alike(random -> name(random.nextInt(64), "another"));
    }

    @Test
    @DisplayName("all 64 numbers")
    void allNumbers() {
        eachSquare(square -> square(square, "one of the 64"));
        eachSquare(square -> square(square, "asked a second time"));
    }

    @Test
    @DisplayName("all 64 names")
    void allNames() {
        eachSquare(square -> name(square, "one of the 64"));
        eachSquare(square -> name(square, "asked a second time"));
    }

    private void square(int square, String words) {
        square(Squares.name(square), square, words);
    }

    private void square(String name, int expected, String words) {
        int yours = answer().square(name);
        assertThat(yours)
                .withFailMessage("square(\"%s\") is %d, yours says %d (%s).", name, expected, yours, words)
                .isEqualTo(expected);
    }

    private void name(int square, String words) {
        String yours = answer().name(square);
        String expected = Squares.name(square);
        String shown = yours == null ? "null" : "\"" + visible(yours) + "\"";
        assertThat(yours)
                .withFailMessage("name(%d) is \"%s\", yours says %s (%s).", square, expected, shown, words)
                .isEqualTo(expected);
    }

    /** {@code text} with its control characters, which a terminal swallows, as escapes such as \\u0006. */
    private static String visible(String text) {
        StringBuilder visible = new StringBuilder();
        for (char c : text.toCharArray()) {
            visible.append(Character.isISOControl(c) ? "\\u%04x".formatted((int) c) : c);
        }
        return visible.toString();
    }

    @Override
    protected void probe(SquareName answer) {
        for (int square = 0; square < 64; square++) {
            answer.square(Squares.name(square));
            answer.name(square);
        }
    }
}
