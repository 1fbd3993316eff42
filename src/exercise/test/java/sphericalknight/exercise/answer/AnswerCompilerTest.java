package sphericalknight.exercise.answer;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sphericalknight.exercise.Samples;
import sphericalknight.exercises.sample.Sample;

@DisplayName("Compiling one answer")
class AnswerCompilerTest {
    @TempDir
    Path folder;

    private static AnswerCompiler.Outcome compile(AnswerSource source) {
        return AnswerCompiler.compile(Sample.class, source);
    }

    @ParameterizedTest(name = "{0}")
    @DisplayName("says in plain words what is wrong with")
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            return 1                        | A semicolon is missing here.
            return (1;                      | A ) is missing here.
            return 1);                      | There is one ) too many here, or a ( is missing before it.
            return 0xFFFFFFFFF;             | too large for an int; write L behind it to make it a long
            int x = set; return x;          | Here a long would be cut to an int, which has 32 bits; make it a long, or write (int) in front
            if (set > 0) return 1;          | The method can end here without giving an answer: a return is missing.
            return bitcount(set);           | There is no method bitcount here; perhaps its name is written differently, or it belongs to another place. An answer stands alone and sees nothing that cells of the lesson define: write it into this class, or import it.
            return sum;                     | or it belongs to another place. An answer stands alone and sees nothing that cells of the lesson define
            return (int) bit(3);            | There is no method bit here. The library has it: write import static sphericalknight.bits.Squares.*; above the class.
            String s = ""; return s.lenght(); | A String has no method lenght; perhaps its name is written differently.
            system.out.println(1); return 1; | Java's System begins with a capital letter.
            return (int) NOT_AB;            | There is no variable NOT_AB here. The library has it: write import static sphericalknight.chess.board.Lines.*; above the class.
            return (int) NOT_ab;            | There is no variable NOT_ab here; perhaps NOT_AB is meant.
            if (set = 0) { } return 0;      | This is a long, but a boolean is needed here: a single = sets, == compares.
            return Kings.moves(set);        | There is no class Kings here; perhaps an import is missing
            Lst<Long> a = null; return 0;   | There is no class Lst here; perhaps an import is missing
            return "1";                     | This is a String, but an int is needed here.
            int n; return n;                | n has no value yet on every way to here.
            int set = 1; return set;        | There is a variable set already
            return 1; set++;                | This line is never reached: what stands above it always leaves first, by return, break or an endless loop.
            set + 1; return 0;              | This is a value, but nothing is done with it
            return set & 1 == 0 ? 1 : 0;    | & cannot join a long and a boolean; beside ==, != or >, put the bit operation in parentheses.
            String s = "x; return 0;        | The quotation mark that ends the text is missing.
            return count('a1');             | Single quotes hold one character; write a text in double quotes: "a1".
            char c = 'a; return 0;          | Single quotes hold one character: the ' behind it is missing, or a text is meant, which needs double quotes.
            char c = ''; return 0;          | Single quotes hold one character, and there is none here; a text without characters is "".
            boolean b = set & 1; return 0;  | This is a long, but a boolean is needed here: compare it with 0, as in (set & x) != 0.
            if (set) { } return 0;          | This is a long, but a boolean is needed here: compare it with 0, as in (set & x) != 0.
            if ("a1") { } return 0;         | This is a String, but a boolean is needed here.
            return (int) (set & !(1L << 3)); | This is a long, and ! is for booleans; ~ turns every bit of a number.
            if (~(set > 0)) { } return 0;   | This is a boolean, and ~ is for whole numbers; ! turns a boolean.
            String s = ""; return -s;       | This is a String, and - is not for it.
            return (int) sphericalknight.bits.Squares.set("a1", "h1"); | set takes one value (String), but 2 are given here: write all squares into one text, with blanks between them, as in set("a1 h1").
            return count();                 | count takes one value (long), but none is given here.
            return Math.abs();              | There is more than one abs, but none takes what is given here (no arguments): look at the number, the order and the types of the values.
            return Math.floorMod(1, "2");   | There is more than one floorMod, but none takes what is given here (int, String)
            return "a1".length(3);          | length takes no values, but 1 is given here.
            return Integer.compare(3);      | compare takes 2 values (int, int), but 1 is given here.
            java.util.Map.entry(new java.util.HashMap<Integer, Integer>()); return 0; | entry takes 2 values (K, V), but 1 is given here.
            return 0xFFFFFFFFF;             | 0xFFFFFFFFF is too large for an int; write L behind it to make it a long: 0xFFFFFFFFFL.
            return 12345678901;             | 12345678901 is too large for an int; write L behind it to make it a long: 12345678901L.
            long x = 0x008E84848484E4000000L; return 0; | 0x008E84848484E4000000L is too large for a long: at most 16 hexadecimal digits fit, and it has 18.
            long x = 9223372036854775808L; return 0; | 9223372036854775808L is too large for a long: the largest long is 9223372036854775807.
            long x = 0b1_0000000000000000_0000000000000000_0000000000000000_0000000000000000L; return 0; | is too large for a long: at most 64 binary digits fit, and it has 65.
            long x = 07777777777777777777777L; return 0; | 07777777777777777777777L is too large for a long; with a 0 in front, Java reads a number as octal.
            """)
    void plainWords(String body, String sentence) {
        AnswerCompiler.Outcome outcome = compile(Samples.count(body));
        assertThat(outcome.classes()).isEmpty();
        assertThat(outcome.errors()).hasSizeBetween(1, 3);
        assertThat(outcome.message()).contains(sentence).startsWith("Line 6, column ");
    }

    @Test
    @DisplayName("after a missing brace says nothing of what follows from it")
    void missingBrace() {
        CompileError error = compile(Samples.count("if (set == 0) { return 0; return 1;"))
                .errors()
                .get(0);
        assertThat(compile(Samples.count("if (set == 0) { return 0; return 1;")).errors())
                .as(error.text())
                .hasSize(1);
    }

    @Test
    @DisplayName("shows the line and a mark below the place")
    void place() {
        CompileError error = compile(Samples.count("return 1")).errors().get(0);
        assertThat(error.text()).isEqualTo("""
                        Line 6, column 42: A semicolon is missing here.
                                public int count(long set) { return 1 }
                                                                     ^""");
    }

    @Test
    @DisplayName("counts a tab as one column, and says where the faulty part ends")
    void columns() {
        CompileError error = compile(Samples.count("\n\tint few = set; return few;"))
                .errors()
                .get(0);
        assertThat(error.source()).startsWith("\tint few = set;");
        assertThat(error.column()).isEqualTo(12);
        assertThat(error.endColumn()).isEqualTo(15);
        CompileError atTheEnd =
                compile(Samples.count("\n\treturn 1\n")).errors().get(0);
        assertThat(atTheEnd.column()).isEqualTo(10);
        assertThat(atTheEnd.endColumn()).isEqualTo(10);
    }

    @Test
    @DisplayName("names a missing method, and a forgotten public")
    void interfaceNotMet() {
        AnswerSource noMethod = new AnswerSource(
                "MySample", "", "class MySample implements sphericalknight.exercises.sample.Sample {}");
        assertThat(compile(noMethod).message()).contains("MySample has no method north(long), which Sample asks for");
        AnswerSource notPublic = new AnswerSource(
                "MySample",
                "",
                "class MySample implements sphericalknight.exercises.sample.Sample {\n"
                        + "int count(long set) { return 0; } public long north(long set) { return 0; } }");
        assertThat(compile(notPublic).message()).contains("Write public in front of count(long).");
    }

    @Test
    @DisplayName("names a wrong class name and a wrong package")
    void names() {
        AnswerSource right = Samples.right();
        AnswerSource otherClass =
                new AnswerSource("MySample", "sample", right.text().replace("class MySample", "class MyOther"));
        assertThat(compile(otherClass).message())
                .isEqualTo("There is no class MySample in it; the tests look for that name.");
        AnswerSource otherPackage =
                new AnswerSource("MySample", "sample", right.text().replace("package sample;", "package other;"));
        assertThat(compile(otherPackage).message()).isEqualTo("The file must start with the line: package sample;");
    }

    @Test
    @DisplayName("the libraries of the tests cannot be seen")
    void onlyTheCourse() {
        AnswerSource junit = Samples.count("org.junit.jupiter.api.Assertions.fail(); return 0;");
        assertThat(compile(junit).message())
                .contains("There is no package org.junit.jupiter.api that an answer may use.");
    }

    @Test
    @DisplayName("a file without its package is compiled in that of its folder; errors stand where they are written")
    void withoutPackage() throws IOException {
        Path file = Files.createDirectories(folder.resolve("sample")).resolve("MySample.java");
        String text = Samples.right().text().replaceFirst("package sample;\\s*", "");
        Files.writeString(file, text);
        AnswerSource right = AnswerSource.read(file);
        assertThat(compile(right).classes()).containsOnlyKeys("sample.MySample");
        Files.writeString(file, "oops; " + text);
        AnswerSource wrong = AnswerSource.read(file);
        assertThat(compile(wrong).asWritten(wrong).errors().get(0).column()).isEqualTo(1);
    }

    @Test
    @DisplayName("a byte order mark and Windows line ends do no harm")
    void windowsFile() throws IOException {
        Path file = Files.createDirectories(folder.resolve("sample")).resolve("MySample.java");
        Files.writeString(file, "\uFEFF" + Samples.right().text().replace("\n", "\r\n"));
        AnswerSource source = AnswerSource.read(file);
        assertThat(source.className()).isEqualTo("sample.MySample");
        assertThat(compile(source).classes()).containsOnlyKeys("sample.MySample");
    }

    @Test
    @DisplayName("a file in another encoding is read as the grader reads it")
    void otherEncoding() throws IOException {
        Path file = folder.resolve("MySample.java");
        Files.write(file, "// Läufer".getBytes(StandardCharsets.ISO_8859_1));
        assertThat(AnswerSource.read(file).written()).isEqualTo("// Läufer");
    }

    @Test
    @DisplayName("nested types belong to the answer")
    void nestedTypes() {
        AnswerSource nested = Samples.answer("return new Inner(1).n();", "return set << 8;", "record Inner(int n) {}");
        assertThat(compile(nested).classes()).containsOnlyKeys("sample.MySample", "sample.MySample$Inner");
    }
}
