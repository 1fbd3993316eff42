package sphericalknight.common.java;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Collectors;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
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
    @DisplayName("bare source has neither comments nor the insides of strings, and every character keeps its place")
    void bare() {
        assertThat(JavaTokens.bare("a(\"b\"); // c\nd")).isEqualTo("a(\" \");     \nd");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "\n",
                "\"",
                "\"\"\"",
                "\"\"",
                "\\",
                "/*",
                "/",
                "//",
                "@",
                "@a(",
                "a",
                "0x",
                "1.",
                "{",
                "\uD83D",
                "\"\"\"\nx\\n"
            })
    @Timeout(20)
    @DisplayName("a piece that is repeated 200,000 times is no problem")
    void linear(String piece) {
        String text = piece.repeat(200_000);
        assertThat(JavaTokens.all(text).stream().map(Token::text).collect(Collectors.joining()))
                .isEqualTo(text);
    }

    private static String kinds(String source) {
        return JavaTokens.all(source).stream()
                .filter(token -> token.kind() != Token.Kind.SPACE)
                .map(token -> token.kind().name())
                .collect(Collectors.joining(" "));
    }
}
