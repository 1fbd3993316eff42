package sphericalknight.common.java;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Collectors;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("Java source as tokens")
class JavaTokensTest {
    @Test
    @DisplayName("every kind is recognised")
    void kinds() {
        assertThat(kinds("@Override int a1 = 0x0F_FFL + 1_000 + 'x' + \"a\\\"b\"; // c"))
                .isEqualTo("ANNOTATION KEYWORD NAME SIGN NUMBER SIGN NUMBER SIGN STRING SIGN STRING SIGN COMMENT");
    }

    @Test
    @DisplayName("a text block is one token, quotes inside and all")
    void textBlock() {
        assertThat(kinds("\"\"\"\n a \"b\" // no comment\n \\\"\"\" c\n\"\"\" + x"))
                .isEqualTo("STRING SIGN NAME");
    }

    @ParameterizedTest
    @ValueSource(strings = {"\"open", "'", "/* open", "\"\"\" open", "1.5e-3f", "a\n\tb", "§", "x -> y::z"})
    @DisplayName("the tokens put together are the source, whatever it is")
    void nothingIsLost(String source) {
        assertThat(JavaTokens.all(source).stream().map(Token::text).collect(Collectors.joining()))
                .isEqualTo(source);
    }

    @Test
    @DisplayName("a string of a hundred thousand characters is no problem")
    void longString() {
        assertThat(JavaTokens.code("\"" + "x".repeat(100_000) + "\"")).hasSize(1);
        assertThat(JavaTokens.code("\"\"\"\n" + "x\\n".repeat(100_000) + "\"\"\""))
                .hasSize(1);
        assertThat(JavaTokens.code("/*" + "x\n".repeat(100_000) + "*/")).isEmpty();
    }

    @Test
    @DisplayName("lines are counted from 1")
    void lines() {
        assertThat(JavaTokens.code("a\n\nb /* \n */ c")).extracting(Token::line).containsExactly(1, 3, 4);
    }

    @Test
    @DisplayName("bare source has neither comments nor the insides of strings, and every character keeps its place")
    void bare() {
        assertThat(JavaTokens.bare("a(\"b\"); // c\nd")).isEqualTo("a(\" \");     \nd");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "\n",
                " ",
                "\"",
                "'",
                "\"\"\"",
                "\"\"",
                "\\",
                "\"\\",
                "/*",
                "/",
                "*/",
                "//",
                "@",
                "@a(",
                "a",
                "é",
                "0x",
                "0b",
                "1e",
                "1.",
                "_",
                "{",
                ") class A{}",
                "import a.*;",
                "\uD83D",
                "\0"
            })
    @DisplayName("each character is looked at a bounded number of times, however often a piece is repeated")
    void linear(String piece) {
        CountedText text = new CountedText(piece.repeat(50_000 / piece.length()));
        assertThat(JavaTokens.all(text).stream().map(Token::text).collect(Collectors.joining()))
                .isEqualTo(text.text);
        assertThat(text.steps).isLessThan(20L * text.length());
    }

    /** Counts how many characters are looked at. */
    private static final class CountedText implements CharSequence {
        private final String text;
        private long steps;

        CountedText(String text) {
            this.text = text;
        }

        @Override
        public int length() {
            return text.length();
        }

        @Override
        public char charAt(int index) {
            steps++;
            return text.charAt(index);
        }

        @Override
        public CharSequence subSequence(int start, int end) {
            steps += end - start;
            return text.substring(start, end);
        }
    }

    private static String kinds(String source) {
        return JavaTokens.all(source).stream()
                .filter(token -> token.kind() != Token.Kind.SPACE)
                .map(token -> token.kind().name())
                .collect(Collectors.joining(" "));
    }
}
