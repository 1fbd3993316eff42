package sphericalknight.exercise.answer;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import sphericalknight.exercise.Samples;
import sphericalknight.exercises.sample.Sample;

@DisplayName("Code pasted from elsewhere")
class PastedTextTest {
    @ParameterizedTest(name = "{0}")
    @CsvSource(delimiter = '|', quoteCharacter = '~', textBlock = """
            return set\u00a0>>> 1; | 11 | (U+00A0), often found in text from web pages and PDFs: delete it and press the space bar.
            return\u202fset;       | 7  | press the space bar
            String s = \u201ca\u201d; | 12 | This is a curly quotation mark (\u201c, U+201C), which Java does not know: type " instead.
            char c = \u2018a\u2019; | 10 | type ' instead
            return -1 \u2212 set;  | 11 | (\u2212, U+2212), which Java does not know: type - instead.
            return 1 \u2013 set;   | 10 | type - instead
            return set\uff1b       | 11 | This is a full-width character (\uff1b, U+FF1B), which Java does not know: type ; instead.
            check\uff08set);       | 6  | type ( instead
            return a \u2264 b;     | 10 | Java does not know the character \u2264 (U+2264): delete it, or type what it stands for, such as <= or *.
            se\u200bt <<= 1;       | 3  | Here is an invisible character (U+200B)
            \ufeffset = 1;         | 1  | Here is an invisible character (U+FEFF)
            <<<<<<< HEAD           | 1  | the mark of a merge conflict: keep one of the two versions
            return s\u0435t;       | 9  | The letter \u0435 (U+0435) in s\u0435t is Greek or Cyrillic
            return \u265e;         | 8  | Java does not know the character \u265e (U+265E)
            """)
    @DisplayName("is named with its place and what to type")
    void named(String code, int column, String sentence) {
        CompileError error = PastedText.firstIn("long a;\n" + code + "\n").orElseThrow();
        assertThat(error.line()).isEqualTo(2);
        assertThat(error.column()).as(error.text()).isEqualTo(column);
        assertThat(error.sentence()).contains(sentence);
        assertThat(error.source()).isEqualTo(code);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "// \u201cquoted\u201d \u00a0 \u2212",
                "/* \uff1b\u200b */ String s = \"\u2026 \u265e \u00a0 \\u00e9 \\\\users `\";",
                "int gr\u00f6\u00dfe = 1, \u03c0 = 3, \u043a\u043e\u043d\u044c = 2, \u20ac = 4;",
                "char c = '\\u00e9', d = '\u2019', e = '\"', f = '\\'';",
                "String board = \"\"\"\n======= \u201c\n    \"\"\";",
                "Long.b\\u0069tCount(set);",
                "long mask = a <<2 >>>3; boolean b = a == c;",
            })
    @DisplayName("may hold anything in comments and strings, and any letters in names")
    void accepted(String code) {
        assertThat(PastedText.firstIn(code)).isEmpty();
    }

    @Test
    @DisplayName("is explained by the check like any other compile error")
    void compiler() {
        AnswerCompiler.Outcome outcome =
                AnswerCompiler.compile(Sample.class, Samples.count("return Long.bitCount(set)\uff1b"));
        assertThat(outcome.classes()).isEmpty();
        assertThat(outcome.message()).startsWith("Line 6, column ").contains("type ; instead.\n");
    }

    @Test
    @DisplayName("is no reason to refuse what compiles")
    void compiles() {
        AnswerCompiler.Outcome outcome = AnswerCompiler.compile(
                Sample.class, Samples.count("int \u0394x = Long.bitCount(set); return \u0394x;"));
        assertThat(outcome.errors()).isEmpty();
        assertThat(PastedText.neverJava("int \u0394x = 1;")).isEmpty();
    }
}
