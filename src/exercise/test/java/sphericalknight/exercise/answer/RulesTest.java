package sphericalknight.exercise.answer;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import sphericalknight.exercise.Samples;
import sphericalknight.exercises.sample.Sample;

@DisplayName("The rules of an exercise")
class RulesTest {
    private static Optional<Rules.Broken> broken(AnswerSource source) {
        return Rules.broken(Sample.class, Samples.compiled(source));
    }

    @ParameterizedTest(name = "{0}")
    @DisplayName("allow java.base, own nested types, and the classes the exercise names")
    @ValueSource(
            strings = {
                "return Long.numberOfTrailingZeros(set);",
                "return sphericalknight.bits.Squares.names(set).length();",
                "return sphericalknight.draw.Draw.hex(set).length();",
                "return List.of(1, 2).stream().mapToInt(x -> x).sum();",
                "return (\"a\" + set + 'b').length();",
                "return new Inner(1).hashCode() + Kind.ONE.ordinal();",
                "return switch (Kind.ONE) { case ONE -> 1; case TWO -> 2; };",
                "return switch (\"a\" + set) { case \"a1\" -> 1; default -> 2; };",
                "int[][] a = new int[2][3]; return a[1].clone().length;",
                "try { return Integer.parseInt(\"1\"); } catch (NumberFormatException e) { return 0; }",
                "throw new NotStartedYet(\"TODO\");"
            })
    void allow(String body) {
        assertThat(broken(Samples.answer(body, "return 0;", "record Inner(int n) {} enum Kind { ONE, TWO }")))
                .isEmpty();
    }

    @ParameterizedTest(name = "{0}")
    @DisplayName("refuse the library, a forbidden call and ways round the rules")
    @CsvSource(delimiter = '|', textBlock = """
            return (int) sphericalknight.chess.attack.KnightMoves.attacks(set); | CALLS_THE_LIBRARY | This exercise asks you to write it: line 6 uses KnightMoves.attacks of the course, which is the answer key. Allowed here: java.base, Squares, sphericalknight.draw.
            java.util.function.LongUnaryOperator f = sphericalknight.chess.attack.KnightMoves::attacks; return 0; | CALLS_THE_LIBRARY | line 6 uses KnightMoves.attacks
            return Long.bitCount(set);                             | FORBIDDEN_CALL | Line 6 uses Long.bitCount; this exercise asks you to do without it.
            return java.util.stream.LongStream.of(set).mapToInt(Long::bitCount).sum(); | FORBIDDEN_CALL | Line 6 uses Long.bitCount
            return Long.b\\u0069tCount(set);                       | FORBIDDEN_CALL | Line 6 uses Long.bitCount
            return (int) sphericalknight.bits.Squares.parse("");   | FORBIDDEN_CALL | Line 6 uses Squares.parse
            System.exit(0); return 0;                              | FORBIDDEN_CALL | Line 6 uses System.exit; no exercise needs it.
            try { Class.forName("x"); } catch (Exception e) { } return 0; | FORBIDDEN_CALL | Line 6 uses Class.forName
            return new java.io.File("x").hashCode();               | FORBIDDEN_CALL | Line 6 uses File; no exercise needs it.
            return java.nio.file.Path.of("x").hashCode();          | FORBIDDEN_CALL | Line 6 uses Path.of; no exercise needs it.
            return getClass().getDeclaredMethods().length;         | FORBIDDEN_CALL | Method
            return new java.util.logging.LogRecord(null, null).hashCode(); | FORBIDDEN_CALL | outside Java's base module
            return Helper.help();                                  | NOT_ALONE | Line 6 uses Helper, which is outside MySample; nest it inside the class
            """)
    void refuse(String body, String name, String words) {
        AnswerSource source = Samples.count(body);
        AnswerSource withHelper = new AnswerSource(
                source.name(), source.folder(), source.text() + "class Helper { static int help() { return 1; } }");
        AnswerClasses compiled = Samples.compiled(withHelper);
        compiled.files().remove("sample.Helper");
        assertThat(Rules.broken(Sample.class, compiled)).hasValueSatisfying(rule -> {
            assertThat(rule.name()).isEqualTo(name);
            assertThat(rule.sentence()).contains(words);
        });
    }

    @Test
    @DisplayName("nobody reaches the tests of the exercise")
    void contract() {
        // The contract is not public, so javac refuses it already; a class file could still name it.
        assertThat(Rules.broken(
                        sphericalknight.exercises.sample.Sample.class,
                        AnswerClasses.of(sphericalknight.exercises.sample.Peeking.class)))
                .hasValueSatisfying(rule -> assertThat(rule.name()).isEqualTo("CALLS_THE_LIBRARY"));
    }
}
