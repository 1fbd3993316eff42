package sphericalknight.exercises.bitboards;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import sphericalknight.exercise.contract.Contract;

class SquareNameContract extends Contract<SquareName> {
    private static final String NAMES = "a1 b1 c1 d1 e1 f1 g1 h1 a2 b2 c2 d2 e2 f2 g2 h2 a3 b3 c3 d3 e3 f3 g3 h3"
            + " a4 b4 c4 d4 e4 f4 g4 h4 a5 b5 c5 d5 e5 f5 g5 h5 a6 b6 c6 d6 e6 f6 g6 h6"
            + " a7 b7 c7 d7 e7 f7 g7 h7 a8 b8 c8 d8 e8 f8 g8 h8";
    private static final String[] NAME = NAMES.split(" ");

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
        alike(random -> square(random.nextInt(8)));
    }

    @Test
    @DisplayName("the next rank up adds 8, up to h8 with 63")
    void nextRank() {
        square("a2", 8, "one rank above a1 adds 8");
        square("e6", 44, "rank 5, file 4, both from 0: 8 · 5 + 4");
        square("h8", 63, "the last square");
        alike(random -> square(random.nextInt(64)));
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
        for (int i = 0; i < 128; i++) {
            square(NAME[i % 64], i % 64, i < 64 ? "one of the 64" : "asked a second time");
        }
    }

    @Test
    @DisplayName("all 64 names")
    void allNames() {
        for (int i = 0; i < 128; i++) {
            name(i % 64, i < 64 ? "one of the 64" : "asked a second time");
        }
    }

    private void square(int square) {
        square(NAME[square], square, "another");
    }

    private void square(String name, int expected, String words) {
        int yours = answer().square(name);
        assertThat(yours)
                .withFailMessage("square(\"%s\") is %d, yours says %d (%s).", name, expected, yours, words)
                .isEqualTo(expected);
    }

    private void name(int square, String words) {
        String yours = answer().name(square);
        String shown = yours == null ? "null" : "\"" + visible(yours) + "\"";
        assertThat(yours)
                .withFailMessage("name(%d) is \"%s\", yours says %s (%s).", square, NAME[square], shown, words)
                .isEqualTo(NAME[square]);
    }

    /** {@code text} with its control characters, which a terminal swallows, as escapes such as \\u0006. */
    private static String visible(String text) {
        StringBuilder visible = new StringBuilder();
        for (char c : text.toCharArray()) {
            visible.append(
                    Character.isISOControl(c)
                            ? "\\u" + Integer.toHexString(0x10000 | c).substring(1)
                            : String.valueOf(c));
        }
        return visible.toString();
    }

    @Override
    protected void probe(SquareName answer) {
        for (int square = 0; square < 64; square++) {
            answer.square(NAME[square]);
            answer.name(square);
        }
    }
}
