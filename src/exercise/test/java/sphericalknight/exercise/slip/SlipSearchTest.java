package sphericalknight.exercise.slip;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sphericalknight.exercise.Samples;
import sphericalknight.exercise.answer.AnswerClasses;
import sphericalknight.exercise.answer.AnswerSource;
import sphericalknight.exercise.check.Checker;
import sphericalknight.exercise.contract.Diagnosis;

@DisplayName("The search for a Java slip")
class SlipSearchTest {
    private static final String ONE =
            "int one(long set) { int n = 0; while (set != 0) { n++; set &= set - 1; } return n; }";

    static String slip(AnswerSource source) {
        return Checker.checkSource(Samples.EXERCISE, source)
                .diagnosis()
                .map(Diagnosis::line)
                .orElse("nothing");
    }

    /** Expected start, the bodies of count() and north(); each new line is one for the diagnosis. */
    private static final String SLIPS = """
            SIGN_COMPARISON: Line 6   ~ int n = 0; while (set > 0) { n++; set &= set - 1; } return n; ~ return set << 8;
            SIGNED_SHIFT: Line 6      ~ int n = 0; for (int i = 0; set != 0 && i < 99; i++) { n += set & 1; set >>= 1; } return n; ~ return set << 8;
            INT_FOR_LONG: Line 6      ~ int n = 0; for (int i = 0; i < 64; i++) { if ((set & 1 << i) != 0) n++; } return n; ~ return set << 8;
            LITERAL_WITHOUT_L: Line 6 ~ return one(set & 0xFFFF_FFFF) + one(set >>> 32); ~ return set << 8;
            CAST_TOO_EARLY: Line 6    ~ return one(set & 0xFFFF_FFFFL) + one((int) set >>> 32); ~ return set << 8;
            BOXED_COMPARISON: Line 7  ~ `Map<String, Long> m = new HashMap<>(); m.put("a", set); m.put("b", set);
            return m.get("a") == m.get("b") ? one(set) : -1;` ~ return set << 8;
            SQUARE_FOR_SET: Line 9    ~ `int n = 0; for (int i = 0; i < 64; i++) {
            if ((set & bit(i)) != 0) n++; } return n;` ~ return set << 8;
            SET_FOR_SQUARE: Line 7    ~ `int n = 0; while (set != 0) {
            int s = (int) Long.lowestOneBit(set);
            set ^= 1L << s; n++; } return n;` ~ return set << 8;
            SIGNED_REMAINDER: Line 7  ~ `int n = one(set);
            return (set | 1L << 63 | 1) % 2 == 1 ? n : 0;` ~ return set << 8;
            INT_CONSTANT: Line 7      ~ return one(set); ~ return set == 1L << 27 ? 1 << 35 : set << 8;
            """;

    @ParameterizedTest(name = "{0}: {1}")
    @DisplayName("names a slip, with its line")
    @CsvSource(delimiter = '~', quoteCharacter = '`', textBlock = SLIPS)
    void named(String start, String count, String north) {
        String members = count.contains("one(") ? ONE : count.contains("bit(") ? "long bit(int i) { return i; }" : "";
        assertThat(slip(Samples.answer(count, north, members))).startsWith(start);
    }

    @Test
    @DisplayName("gives no name that no test here expects")
    void everyNameHasARow() {
        assertThat(JavaSlip.values()).allMatch(slip -> SLIPS.contains(slip.name() + ": Line "));
    }

    @Test
    @DisplayName("knows that a method calls another, from a lambda expression, too")
    void callsFromLambda() {
        AnswerClasses answer = Samples.compiled(Samples.answer(
                "return java.util.stream.IntStream.range(0, 64).map(i -> bit(set, i)).sum();",
                "return set << 8;",
                "int bit(long set, int i) { return (int) (set >>> i & 1); }"));
        assertThat(SlipSearch.calls(answer, "count", "bit")).isTrue();
        assertThat(SlipSearch.calls(answer, "north", "bit")).isFalse();
        assertThat(SlipSearch.calls(answer, "count", "count")).isFalse();
    }

    @Test
    @DisplayName("names one of two slips if mending it mends a test, and says that some tests still fail")
    void oneOfTwo() {
        assertThat(slip(Samples.answer(
                        "int n = 0; while (set > 0) { n++; set &= set - 1; } return n;", "return set + 5 << 3;", "")))
                .startsWith("SIGN_COMPARISON: Line 6")
                .endsWith("With this fixed, some tests still fail.");
    }

    @Test
    @DisplayName("says nothing of a slip that is there, but does not explain the failure")
    void silent() {
        assertThat(slip(Samples.count("return (int) ((set >> 3) * 3 % 7) + 2;")))
                .isEqualTo("nothing");
    }

    @Test
    @DisplayName("gives up on an answer that does not end")
    void endless() {
        assertThat(slip(Samples.count("while (true) { }"))).isEqualTo("nothing");
    }

    @Test
    @DisplayName(
            "takes a mask in front of a shift, a limit, a difference, and a sign that is asked for, for no slip of Java")
    void notOfJava() {
        assertThat(possible("return (int) (set & 0xFFFFL);")).contains(JavaSlip.INT_CONSTANT);
        assertThat(possible("return (int) ((set & 0xFFFFL) >>> 32);")).doesNotContain(JavaSlip.INT_CONSTANT);
        assertThat(possible("return set > 16 ? 1 : 2;")).doesNotContain(JavaSlip.INT_CONSTANT);
        assertThat(possible("return set > 0 ? 1 : 2;")).contains(JavaSlip.SIGN_COMPARISON);
        assertThat(possible("return set <= 0 ? 1 : 2;")).contains(JavaSlip.SIGN_COMPARISON);
        assertThat(possible("return set < 0 ? 1 : 2;")).doesNotContain(JavaSlip.SIGN_COMPARISON);
        assertThat(possible("return set >= 0 ? 1 : 2;")).doesNotContain(JavaSlip.SIGN_COMPARISON);
        assertThat(possible("return (int) (set + set);")).contains(JavaSlip.SET_FOR_SQUARE);
        assertThat(possible("return (int) (set - 3 * set);")).doesNotContain(JavaSlip.SET_FOR_SQUARE);
        assertThat(possible("int n = 5; n++; return n == set ? 1 : 0;")).contains(JavaSlip.SQUARE_FOR_SET);
        assertThat(possible("int n = 5; n++; return n > set ? 1 : 0;")).doesNotContain(JavaSlip.SQUARE_FOR_SET);
        assertThat(possible("int n = 5; n++; return set + 1 <= n ? 1 : 0;")).doesNotContain(JavaSlip.SQUARE_FOR_SET);
        assertThat(possible("int n = (int) set >> 4; return n;")).contains(JavaSlip.SIGNED_SHIFT);
        assertThat(possible("int n = (int) set >> 4; return n >= 0 ? n : 1;")).doesNotContain(JavaSlip.SIGNED_SHIFT);
        assertThat(possible("int n = (int) set >> 4; return Math.abs(n);")).doesNotContain(JavaSlip.SIGNED_SHIFT);
        assertThat(possible("return Math.abs((int) set >> 4);")).doesNotContain(JavaSlip.SIGNED_SHIFT);
    }

    /** The slips that an answer may have whose count() has this body. */
    private static List<JavaSlip> possible(String count) {
        return PossibleSlips.in(Samples.compiled(Samples.answer(count, "return set << 8;", ""))).stream()
                .map(Change::slip)
                .toList();
    }
}
