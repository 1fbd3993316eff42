package sphericalknight.grader.submission;

import static org.assertj.core.api.Assertions.assertThat;
import static sphericalknight.grader.submission.Fixtures.ANSWER;
import static sphericalknight.grader.submission.Fixtures.KNIGHT;
import static sphericalknight.grader.submission.Fixtures.cell;
import static sphericalknight.grader.submission.Fixtures.notebook;
import static sphericalknight.grader.submission.Fixtures.notebookOf;
import static sphericalknight.grader.submission.Fixtures.quoted;
import static sphericalknight.grader.submission.Fixtures.stub;
import static sphericalknight.grader.submission.Fixtures.where;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import sphericalknight.exercise.answer.AnswerCompiler;

/** Hostile notebooks, and what students do to notebooks without meaning harm. */
class NotebookSubmissionTest {
    private static final String NAME = "02-knight.ipynb";

    @TempDir
    Path folder;

    private Submission read(String notebook) {
        return Fixtures.read(Fixtures.write(folder.resolve(NAME), notebook));
    }

    private static void compiles(Submission submission) {
        AnswerCompiler.Outcome outcome = AnswerCompiler.compile(
                KNIGHT.type(), submission.answers().get("2.1").source());
        assertThat(outcome.message()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "class MyKnight implements Knight",
                "public class MyKnight implements Knight",
                "class   MyKnight\n  implements\tKnight",
                "public final class MyKnight implements sphericalknight.exercises.knight.Knight",
                "record MyKnight() implements Knight",
                "private static class MyKnight implements Knight",
                "@SuppressWarnings({\"all\", \")\"}) @Deprecated class MyKnight implements Knight",
                "/* class MyKnight { */ class MyKnight /* implements */ implements Knight // {",
                "enum MyKnight implements Knight"
            })
    void anAnswerIsFoundByItsDeclarationHoweverItIsSpelled(String start) {
        String body = start.startsWith("enum") ? "{ ONE; " : "{ ";
        Submission submission = read(notebook("int x = 1;\nimport sphericalknight.exercises.knight.Knight;\n" + start
                + "\n" + body + "public long attacks(long n) { return n; } }\ncheck(new MyKnight())"));
        assertThat(where(submission)).isEqualTo("02-knight.ipynb, cell 1");
        compiles(submission);
    }

    @Test
    void onlyTheTypeAndTheImportsOfACellAreKeptEachOnItsLine() {
        Submission submission = read(notebook("int x = 1;\n" + ANSWER + "check(new MyKnight());"));
        String text = submission.answers().get("2.1").source().text();
        assertThat(text.lines().toList().get(3)).startsWith("class MyKnight implements Knight {");
        assertThat(text).doesNotContain("int x").doesNotContain("check");
        compiles(submission);
    }

    @Test
    void importsOfOtherCellsServeAsTheyDoInTheKernel() {
        String bare = ANSWER.substring(ANSWER.indexOf("class"))
                .replace("knights << 17", "List.of(1).size() + new BitSet().size() + Squares.toBit(1)");
        Submission submission = read(notebook(
                "import nowhere.Broken;\nimport sphericalknight.bits.Squares;",
                "import sphericalknight.exercises.knight.Knight;\nimport java.util.nothing.*;"
                        + "import sphericalknight.draw.*;\nimport sphericalknight.grader.run.*;",
                bare));
        assertThat(submission.answers().get("2.1").source().text())
                .contains("import sphericalknight.bits.Squares;", "import sphericalknight.draw.*;")
                .doesNotContain("grader") // it is on this class path, but not on that of the compiler's worker
                .doesNotContain("nowhere")
                .doesNotContain("nothing");
    }

    /** The kernel has the notebook's package, the compiler of answers has not; an answer does not fail by what it does not use. */
    @Test
    void importsOfItsOwnCellThatAnAnswerDoesNotUseAreLeftOut() {
        Submission submission = read(notebook("import static sphericalknight.notebook.Check.check;\n"
                + "import sphericalknight.notebook.*;\n" + ANSWER + "check(\"2.1\");"));
        assertThat(submission.answers().get("2.1").source().text()).doesNotContain("notebook");
        compiles(submission);
    }

    @Test
    void ofADuplicatedCellTheLastCountsAndANoteSaysSo() {
        Submission submission = read(notebook(ANSWER, "1 + 1", ANSWER.replace("17", "15")));
        assertThat(where(submission)).isEqualTo("02-knight.ipynb, cell 3");
        assertThat(submission.notes())
                .containsExactly("2.1 is answered more than once (02-knight.ipynb, cell 1; 02-knight.ipynb, cell 3):"
                        + " the last one counts.");
    }

    /** What Jupyter does not show is said. */
    @Test
    void ofTwoListsOfCellsBothAreReadAndANoteSaysSo() {
        String shown = notebook("1 + 1");
        String cells = notebook(ANSWER).substring(notebook(ANSWER).indexOf("\"cells\""));
        cells = cells.substring(0, cells.lastIndexOf(']') + 1);
        Submission submission = read(shown.replaceFirst("\\{", Matcher.quoteReplacement("{" + cells + ",")));
        assertThat(where(submission)).isEqualTo("02-knight.ipynb, cell 1");
        assertThat(submission.notes())
                .containsExactly(
                        "02-knight.ipynb has two lists of cells, of which Jupyter shows the last; both were read.");
    }

    @Test
    void aStubBelowTheAnswerHidesNothing() {
        Submission submission = read(notebook(ANSWER, stub()));
        assertThat(where(submission)).isEqualTo("02-knight.ipynb, cell 1");
    }

    @Test
    void aSplitCellCostsOnlyItsOwnExercise() {
        String[] halves = {ANSWER.substring(0, ANSWER.indexOf("return")), ANSWER.substring(ANSWER.indexOf("return"))};
        Submission submission = read(notebook(halves[0], halves[1], ANSWER.replace("Knight", "King")));
        assertThat(submission.answers()).containsKeys("2.1", idOfKing());
        assertThat(submission.answers().get("2.1").source().text()).doesNotContain("MyKing");
    }

    private static String idOfKing() {
        return Fixtures.ALL.stream()
                .filter(exercise -> exercise.answerName().equals("MyKing"))
                .findFirst()
                .orElseThrow()
                .id();
    }

    @ParameterizedTest
    @ValueSource(strings = {"markdown", "raw", "nonsense"})
    void aRetypedCellIsReportedAndNotGraded(String type) {
        Submission submission = read(notebookOf(List.of(cell(type, ANSWER), cell("int x = 1;"))));
        assertThat(where(submission)).isEmpty();
        assertThat(submission.notes())
                .contains("02-knight.ipynb, cell 1 declares MyKnight but is not a code cell, so it was not graded;"
                        + " change its type to Code.");
    }

    /** What the kernel hands to another program is no answer, even where it looks like one. */
    @Test
    void aCellOfAnotherLanguageReplacesNothing() {
        Submission submission = read(notebook(ANSWER, "%%python\nclass MyKnight implements Knight { }"));
        assertThat(submission.answers().get("2.1").where()).isEqualTo("02-knight.ipynb, cell 1");
        assertThat(submission.notes())
                .containsExactly(
                        "02-knight.ipynb has text in cell 2 that is not Java, for it begins with %%; it was not read.");
    }

    @Test
    void helpersInTheSameCellAreKept() {
        String cell =
                "class Unused { broken }\nrecord Jump(int by) {}\nclass Helper { static Jump jump() { return new Jump(17); } }\n"
                        + ANSWER.replace("knights << 17", "knights << Helper.jump().by()");
        Submission submission = read(notebook(cell));
        assertThat(submission.answers().get("2.1").source().text())
                .contains("class Helper", "record Jump")
                .doesNotContain("Unused");
        compiles(submission);
    }

    @Test
    void outputsMayBeHugeAndOdd() {
        String odd = "{\"cell_type\": \"code\", \"outputs\": [" + quoted("All tests passed. ".repeat(200_000))
                + ", NaN, -Infinity, " + "9".repeat(3_000) + ", " + "[".repeat(5_000) + "]".repeat(5_000)
                + ", {\"a\": 1, \"a\": 2,}, \"\\ud800 \t\"], \"metadata\": {\"source\": \"class MyKnight {}\"},"
                + " \"source\": \"int lost;\", \"source\": " + quoted(ANSWER) + "}";
        Submission submission = read(notebookOf(List.of(odd)));
        assertThat(submission.notes()).isEmpty();
        compiles(submission);
    }

    /** A download that broke off, a lost comma, marks that git leaves, brackets without end. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {"z = 3|", "\"outputs\"|", ": [], |", "\"source\": [|<<<<<<< HEAD", "int z|[\"[[[[[[[[\""})
    void ofADamagedNotebookTheCellsBeforeThatPlaceCountAndAPersonIsToldToLook(String place, String instead) {
        String whole = notebook(ANSWER, "int z = 3;");
        int at = whole.lastIndexOf(place);
        String damaged =
                whole.substring(0, at) + (instead == null ? "" : instead + whole.substring(at + place.length()));
        Submission submission = read(damaged);
        compiles(submission);
        assertThat(submission.notes())
                .singleElement()
                .asString()
                .matches(
                        "02-knight.ipynb is damaged or breaks off in line \\d; only the cells before that place were read.");
        assertThat(submission.problem()).isEqualTo(submission.notes().get(0));
        assertThat(read(damaged.substring(0, 20)).gradable()).isFalse();
    }

    @Test
    void aNotebookInUtf16IsRead() throws IOException {
        for (var charset : List.of(StandardCharsets.UTF_16, StandardCharsets.UTF_16LE, StandardCharsets.UTF_16BE)) {
            compiles(readBytes(notebook(ANSWER).getBytes(charset)));
        }
    }

    @Test
    void importsAreCounted() {
        String many = IntStream.range(0, 6_000)
                .mapToObj(i -> "import java.util.p" + i + ".*;")
                .collect(Collectors.joining("\n"));
        Submission submission = read(notebook(many, ANSWER));
        compiles(submission);
        assertThat(submission.notes())
                .containsExactly("02-knight.ipynb has 500 imports or more; no others were looked at.");
    }

    @Test
    void everyPrefixOfANotebookIsReadWithoutFailing() {
        String whole = notebook(ANSWER, "int y = 2;");
        int endOfAnswer = whole.indexOf("},\n") + 1;
        for (int length = 0; length <= whole.length(); length += 3) {
            Submission submission = read(whole.substring(0, length));
            assertThat(where(submission).isEmpty()).isEqualTo(length < endOfAnswer);
        }
    }

    private Submission readBytes(byte[] bytes) {
        try {
            return Fixtures.read(Files.write(folder.resolve(NAME), bytes));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Test
    void manyCellsAndLongCellsAreCapped() {
        Submission submission = read(notebook("// " + "x".repeat(ReadingLimits.ANSWER), ANSWER));
        compiles(submission);
        assertThat(submission.notes()).anyMatch(note -> note.contains("too much text in cell 1"));
    }

    @Test
    void theLessonsOwnNotebookComesBeforeACopy() {
        Fixtures.write(folder.resolve("02-knight-Copy1.ipynb"), notebook(ANSWER.replace("17", "1")));
        Fixtures.write(folder.resolve(".ipynb_checkpoints/02-knight.ipynb"), notebook(ANSWER.replace("17", "2")));
        Fixtures.write(folder.resolve(NAME), notebook(ANSWER));
        Submission submission = Fixtures.read(folder);
        assertThat(where(submission)).isEqualTo("02-knight.ipynb, cell 1");
        assertThat(submission.answers().get("2.1").source().text()).contains("<< 17");
    }

    @Test
    void whatIsNoNotebookSaysSo() {
        assertThat(read("[1, 2]").notes())
                .containsExactly("02-knight.ipynb is not a notebook: its JSON has no list of cells.");
        assertThat(read("").fault()).contains("There is no answer to any of the exercises in 02-knight.ipynb.");
    }
}
