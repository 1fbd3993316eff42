package sphericalknight.exercise.slip;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import sphericalknight.exercise.answer.AnswerClasses;
import sphericalknight.exercise.slip.Change.Site;

@DisplayName("The place of a slip")
class PlacesTest {
    private static final String SOURCE = """
            class MyMirrors {
                private static final long RANK_4 = 0xFF000000; // an int
                private static final long RANK_1 = 0xFFL;

                long topBottom(long set) {
                    return set << 56 // rank 1
                            | set & RANK_1
                            | set >> 56;
                }

                long fourth(long set) {
                    return set & RANK_4 & ~RANK_1;
                }
            }
            """;

    private static String place(String main, String source, String slip, int... lines) {
        List<Site> sites = Arrays.stream(lines)
                .mapToObj(line -> new Site(main, 1, line, "topBottom", line))
                .toList();
        return new Places(new AnswerClasses(main, Map.of(), source))
                .of(new Change(slip, "", sites, (method, at) -> {}));
    }

    @Test
    @DisplayName("is the whole statement, of which a class file tells the first line")
    void statement() {
        assertThat(place("bitboards.MyMirrors", SOURCE, "SIGNED_SHIFT", 6)).isEqualTo("Lines 6 to 8");
        assertThat(place("bitboards.MyMirrors", SOURCE, "WRONG_OPERATOR", 12)).isEqualTo("Line 12");
        assertThat(place("bitboards.MyMirrors", SOURCE, "WRONG_OPERATOR", 12, 6))
                .isEqualTo("Lines 6 and 12");
    }

    @Test
    @DisplayName("is the line of the constant that has no L, not that of its use")
    void constant() {
        assertThat(place("bitboards.MyMirrors", SOURCE, "INT_CONSTANT", 12)).isEqualTo("Line 2");
        assertThat(place("bitboards.MyMirrors", SOURCE, "LITERAL_WITHOUT_L", 12))
                .isEqualTo("Line 2");
        assertThat(place("bitboards.MyMirrors", SOURCE, "WRONG_NUMBER", 12)).isEqualTo("Line 12");
    }

    @Test
    @DisplayName(
            "is what the class file tells without the source, and the method in a notebook, where lines have no numbers")
    void withoutSource() {
        assertThat(place("bitboards.MyMirrors", "", "SIGNED_SHIFT", 6)).isEqualTo("Line 6");
        assertThat(place("bitboards.MyMirrors", "", "INT_CONSTANT", 12)).isEqualTo("Line 12");
        assertThat(place("REPL.$JShell$12$MyMirrors", SOURCE, "SIGNED_SHIFT", 6))
                .isEqualTo("In topBottom()");
    }
}
