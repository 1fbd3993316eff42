package sphericalknight.exercise.check;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import sphericalknight.exercise.Samples;
import sphericalknight.exercise.answer.AnswerClasses;
import sphericalknight.exercise.answer.AnswerSource;
import sphericalknight.exercise.contract.InterpretedAnswers;

@DisplayName("Checking an answer")
class CheckerTest {
    private static CheckResult check(AnswerSource source) {
        return Checker.checkSource(Samples.EXERCISE, source);
    }

    private static String full(CheckResult result, boolean isWhole) {
        return new ResultText(ResultText.Marks.NONE).full(result, "here", isWhole);
    }

    private static TestResult test(CheckResult result, String method) {
        return result.tests().stream()
                .filter(each -> each.method().equals(method))
                .findFirst()
                .orElseThrow();
    }

    @Test
    @DisplayName(
            "a right one passes every test and gets all points; the tests run in the order in which they are written")
    void right() {
        CheckResult result = check(Samples.right());
        assertThat(result.status()).isEqualTo(Status.PASSED);
        assertThat(result.points()).isEqualTo(10);
        assertThat(result.tests())
                .extracting(TestResult::name)
                .containsExactly("two squares are two", "h8 counts", "one step to the north", "random sets");
    }

    @Test
    @DisplayName("a wrong one fails with the words of the test, and gets the points of the others")
    void wrong() {
        CheckResult result = check(Samples.count("int n = 0; while (set > 0) { n++; set &= set - 1; } return n;"));
        assertThat(result.status()).isEqualTo(Status.FAILED);
        assertThat(test(result, "highestBit").message())
                .contains("h8, the sign of a long", "expected: 1", "yours:    0");
        assertThat(test(result, "zTwoSquares").status()).isEqualTo(Status.PASSED);
        assertThat(result.points()).isLessThan(10).isPositive();
    }

    @Test
    @DisplayName("a right result by too many steps fails and says what is enough")
    void tooManySteps() {
        AnswerSource slow = Samples.count(
                "int n = 0; for (int i = 0; i < 6400; i++) if (i % 100 == 0) n += (set >>> i / 100) & 1; return n;");
        CheckResult result = check(slow);
        assertThat(test(result, "zTwoSquares").message())
                .startsWith("The result is right, but your code takes 6401 steps (rounds of loops and calls of methods)"
                        + " to get there: two rounds for two squares.");
        assertThat(result.tests())
                .filteredOn(each -> each.status() == Status.PASSED)
                .hasSize(3);
    }

    @Test
    @DisplayName("what an answer prepares when it is made does not count as steps")
    void preparedSteps() {
        String once = "{ for (int i = 0; i < 6400; i++); }";
        assertThat(check(Samples.answer(
                                "int n = 0; while (set != 0) { n++; set &= set - 1; } return n;",
                                "return set << 8;",
                                once))
                        .status())
                .isEqualTo(Status.PASSED);
    }

    @Test
    @DisplayName("a wrong board is shown beside the right one")
    void wrongBoard() {
        TestResult north = test(check(Samples.north("return set << 9;")), "north");
        assertThat(north.boards()).hasValueSatisfying(boards -> {
            assertThat(boards.tooMuch()).isEqualTo(1L << 36);
            assertThat(boards.missing()).isEqualTo(1L << 35);
        });
        assertThat(north.words()).isEqualTo("from d4\ntoo much: e5; missing: d5\nThe call: north({d4})");
        assertThat(north.message())
                .startsWith(north.words() + "\nexpected               yours (x too much, ? missing)\n")
                .contains("5  . . . 1 . . . .     5  . . . ? x . . .")
                .contains("4  . . . K . . . .     4  . . . K . . . .");
    }

    @Test
    @DisplayName("the report begins with what to act on, then comes the case, then where to go on, last the tests")
    void order() {
        String text = full(check(Samples.count("return Long.numberOfTrailingZeros(~set) + (int) (set >> 63);")), false);
        assertThat(text.indexOf("expected: ")).isPositive().isLessThan(text.indexOf("here"));
        assertThat(text).containsPattern("here\n +\\d of 4 tests pass, \\d of 10 points; failing: .*, and \\d more$");
        assertThat(full(check(Samples.right()), false))
                .isEqualTo("99.1  passed       Sample: all 4 tests pass, 10 of 10 points\n\n      here");
    }

    @Test
    @DisplayName("a null is told with its line and without Java's message")
    void nulls() {
        assertThat(test(
                                check(Samples.count(
                                        "Integer n = new java.util.HashMap<Long, Integer>().get(set); return n;")),
                                "highestBit")
                        .message())
                .isEqualTo("Your code throws NullPointerException in line 6\nThe call: count({h8})");
        assertThat(test(check(Samples.count("int[] n = null; return n[0];")), "highestBit")
                        .message())
                .startsWith("Your code throws NullPointerException in line 6\n");
    }

    @Test
    @DisplayName("of many wrong boards the one with the fewest pieces is shown, of these the lowest")
    void smallestWrongBoard() {
        TestResult test = test(check(Samples.north("return set << 8 & ~(set << 7);")), "north");
        assertThat(test.message()).startsWith("c1 d1\nmissing: c2\n");
    }

    @Test
    @DisplayName("a stub is not started, and says what to do first")
    void stub() {
        String todo = "throw new NotStartedYet(\"TODO 99.1: begin\");";
        CheckResult result = check(Samples.answer(todo, todo, ""));
        assertThat(result.status()).isEqualTo(Status.NOT_STARTED);
        assertThat(result.tests()).extracting(TestResult::message).containsOnly("TODO 99.1: begin");
        assertThat(result.points()).isZero();
    }

    @Test
    @DisplayName("a half-done one has the status failed, with the points of its half, but is called unfinished")
    void halfDone() {
        CheckResult result = check(Samples.count("throw new NotStartedYet(\"TODO 99.1: begin\");"));
        assertThat(result.status()).isEqualTo(Status.FAILED);
        assertThat(test(result, "north").status()).isEqualTo(Status.PASSED);
        assertThat(test(result, "highestBit").status()).isEqualTo(Status.NOT_STARTED);
        assertThat(result.points()).isEqualTo(2);
        assertThat(full(result, true))
                .contains(
                        "99.1  unfinished   Sample\n",
                        "1 of 4 tests pass; the rest is not started yet: TODO 99.1: begin",
                        "2 of 10 points",
                        "\n      not started  ",
                        "\n      passed       ");
        assertThat(full(result, false)).doesNotContain("\n      not started  ", "FAILED");
        assertThat(ReportHtml.of(Report.of(result))).contains("○ unfinished").doesNotContain("✘ failed");
    }

    @Test
    @DisplayName("two tests are both, one is the test")
    void fewTests() {
        List<TestResult> passed = check(Samples.right()).tests();
        assertThat(score(passed.subList(0, 2))).startsWith("both tests pass, 10 of 10 points");
        assertThat(score(passed.subList(0, 1))).startsWith("the test passes, 10 of 10 points");
    }

    private static String score(List<TestResult> tests) {
        return Report.of(new CheckResult(
                        Samples.EXERCISE, Status.PASSED, "", Optional.empty(), tests, "", Optional.empty()))
                .score();
    }

    @Test
    @DisplayName("what stands between backticks is code in HTML")
    void code() {
        assertThat(ReportHtml.failure("ask `!= 0` instead of `> 0`", List.of()))
                .isEqualTo("<p>ask <code>!= 0</code> instead of <code>&gt; 0</code></p>");
    }

    @Test
    @DisplayName("only the dedicated exception means not started: an aborted test is a failure")
    void abortedIsNoPass() {
        CheckResult result = check(Samples.count("throw new UnsupportedOperationException(\"later\");"));
        assertThat(test(result, "highestBit").status()).isEqualTo(Status.FAILED);
        assertThat(test(result, "highestBit").message())
                .isEqualTo("Your code throws UnsupportedOperationException in line 6: later\nThe call: count({h8})");
    }

    @Test
    @DisplayName("an exception in a static field is named with its line and value, for every test")
    void staticFields() {
        CheckResult result =
                check(Samples.answer("return 0;", "return 0;", "static int[] T = new int[63]; static { T[63] = 1; }"));
        assertThat(result.tests())
                .extracting(TestResult::message)
                .containsOnly("Your code throws ArrayIndexOutOfBoundsException in line 8, in a static field or block:"
                        + " there is no index 63, because the 63 places are 0 to 62.");
    }

    @Test
    @DisplayName("endless recursion, and too much memory, are told in words")
    void errors() {
        assertThat(test(check(Samples.count("return count(set) + 1;")), "highestBit")
                        .message())
                .startsWith(
                        "Your code calls itself without end in line 6: the case that ends it is missing or never reached.\nThe call: count(");
        assertThat(test(check(Samples.count("return new long[Integer.MAX_VALUE].length;")), "highestBit")
                        .message())
                .startsWith("Your code needs more memory than there is");
    }

    @Test
    @DisplayName("an endless loop is stopped, and the other tests still run")
    void endless() {
        CheckResult result =
                check(Samples.count("int n = 0; while (set != 0) { n++; set >>= 1; } return n == 34 ? 2 : n;"));
        assertThat(test(result, "highestBit").message())
                .isEqualTo(
                        "count({h8}) did not end within the 50 million instructions of this test. Which loop never ends, or does much more than it must?");
        assertThat(test(result, "zTwoSquares").status()).isEqualTo(Status.PASSED);
        assertThat(test(result, "north").status()).isEqualTo(Status.PASSED);
    }

    @Test
    @DisplayName("what it prints is kept and shown, at most the beginning")
    void prints() {
        CheckResult result =
                check(Samples.count("for (int i = 0; i < 1000; i++) System.out.println(\"hello\"); return 0;"));
        assertThat(result.printed())
                .startsWith("hello\nhello\n")
                .endsWith("... and more")
                .hasSizeLessThan(2100);
        assertThat(full(result, false))
                .contains("Your code printed:\n      hello")
                .contains("      hello\n      ...\n");
        assertThat(full(result, true)).contains("... and more");
    }

    @Test
    @DisplayName("one that breaks a rule is refused before any test, and no test counts")
    void refused() {
        CheckResult result = check(Samples.count("return Long.bitCount(set);"));
        assertThat(result.status()).isEqualTo(Status.FAILED);
        assertThat(result.message()).isEqualTo("Line 6 uses Long.bitCount; this exercise asks you to do without it.");
        assertThat(result.tests()).hasSize(4).allMatch(each -> each.status() == Status.FAILED);
        assertThat(result.diagnosis())
                .hasValueSatisfying(known -> assertThat(known.name()).isEqualTo("FORBIDDEN_CALL"));
        assertThat(result.points()).isZero();
    }

    @Test
    @DisplayName("one that does not compile, or is not there, or is no answer, is an error with one message")
    void errorsBeforeTheTests(@TempDir Path tasks) throws Exception {
        CheckResult broken = check(Samples.count("return 1"));
        assertThat(broken.status()).isEqualTo(Status.ERROR);
        assertThat(broken.message()).startsWith("MySample does not compile.\nLine 6, column 42: A semicolon");
        assertThat(broken.tests()).hasSize(4).allMatch(each -> each.status() == Status.ERROR);

        assertThat(Checker.checkFile(Samples.EXERCISE, tasks).message())
                .isEqualTo("There is no file sample/MySample.java; ./course reset 99.1 brings back the stub.");
        Files.createDirectories(tasks.resolve("sample"));
        Files.writeString(tasks.resolve("sample/MySample.java"), "package sample; class MySample {}");
        assertThat(Checker.checkFile(Samples.EXERCISE, tasks).message())
                .isEqualTo("MySample does not implement Sample; it must begin: class MySample implements Sample");
    }

    @Test
    @DisplayName("a constructor with parameters is told in words")
    void constructor() {
        CheckResult result = check(Samples.answer("return 0;", "return 0;", "MySample(int n) {}"));
        assertThat(test(result, "north").message()).contains("MySample has no constructor without parameters");
    }

    @Test
    @DisplayName("another seed gives other random inputs, and only the tests that draw some ask for it")
    void seeds() {
        InterpretedAnswers answers = new InterpretedAnswers(Samples.EXERCISE, Samples.compiled(Samples.right()));
        List<String> asked = new ArrayList<>();
        InterpretedAnswers others = answers.withSeeds(test -> {
            asked.add(test);
            return 1;
        });
        assertThat(new PlainRunner().run(Samples.EXERCISE, Set.of(), others))
                .extracting(TestResult::status)
                .containsOnly(Status.PASSED);
        assertThat(asked).containsOnly("aRandom");
        assertThat(others.seeded()).containsExactly("aRandom");
    }

    /** Answers that end their tests in every way there is. */
    static List<AnswerSource> everyEnding() {
        return List.of(
                Samples.right(),
                Samples.count("throw new NotStartedYet(\"TODO 99.1: begin\");"),
                Samples.north("return set << 9;"),
                Samples.count(
                        "int n = 0; for (int i = 0; i < 6400; i++) if (i % 100 == 0) n += (set >>> i / 100) & 1; return n;"),
                Samples.count("int[] none = {}; return none[0];"),
                Samples.count("return count(set) + 1;"),
                Samples.count("while (true) { }"),
                Samples.count("return new long[Integer.MAX_VALUE].length;"),
                Samples.answer("return 0;", "return 0;", "static int[] T = new int[63]; static { T[63] = 1; }"));
    }

    @ParameterizedTest
    @MethodSource("everyEnding")
    @DisplayName("the plain loop and the JUnit Platform say the same, to the letter")
    void bothRunners(AnswerSource source) {
        AnswerClasses answer = Samples.compiled(source);
        CheckResult plain = Checker.check(Samples.EXERCISE, answer);
        CheckResult platform = Checker.check(Samples.EXERCISE, answer, new PlatformRunner());
        assertThat(platform.diagnosis()).isEqualTo(plain.diagnosis());
        assertThat(platform.tests()).isEqualTo(plain.tests());
    }
}
