package sphericalknight.exercise.repair;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sphericalknight.exercise.Samples;
import sphericalknight.exercise.answer.AnswerSource;
import sphericalknight.exercise.check.Checker;
import sphericalknight.exercise.contract.Diagnosis;

@DisplayName("The search for the slip")
class RepairTest {
    private static String slip(AnswerSource source) {
        return Checker.check(Samples.EXERCISE, source)
                .diagnosis()
                .map(Diagnosis::line)
                .orElse("nothing");
    }

    @ParameterizedTest(name = "{0}: {1}")
    @DisplayName("names a slip that Java lays out, with its line")
    @CsvSource(delimiter = '|', textBlock = """
                    SIGN_COMPARISON: Line 6     | int n = 0; while (set > 0) { n++; set &= set - 1; } return n;
                    SIGNED_SHIFT: Line 6        | int n = 0; for (int i = 0; set != 0 && i < 99; i++) { n += set & 1; set >>= 1; } return n;
                    INT_FOR_LONG: Line 6        | int n = 0; for (int i = 0; i < 64; i++) { if ((set & 1 << i) != 0) n++; } return n;
                    LITERAL_WITHOUT_L: Line 6   | return one(set & 0xFFFF_FFFF) + one(set >>> 32);
                    CAST_TOO_EARLY: Line 6      | return one(set & 0xFFFF_FFFFL) + one((int) set >>> 32);
                    OFF_BY_ONE: Line 6          | int n = 0; int last = 63; for (int i = 0; i < last; i++) { n += set >>> i & 1; } return n;
                    WRONG_OPERATOR: Line 6      | return one(set & 0xFFFF_FFFFL) - one(set >>> 32);
                    PRECEDENCE: Line 6          | long seen = 0; for (int i = 0; i < 64; i++) { if ((set >>> i & 1) != 0) { seen = seen + 1L << i; } } return one(seen);
                    STEPS_EXCHANGED: Line 6     | int n = 0; while (set != 0) { set >>>= 1; n += set & 1; } return n;
                    ONE_TOO_FEW: count()        | return one(set) - 1;
                    """)
    void named(String start, String body) {
        AnswerSource answer = Samples.answer(
                body,
                "return set << 8;",
                "int one(long set) { int n = 0; while (set != 0) { n++; set &= set - 1; } return n; }");
        assertThat(slip(answer)).startsWith(start);
    }

    @Test
    @DisplayName("names one of two slips if mending it mends a test, and says that it is not the only one")
    void oneOfTwo() {
        assertThat(slip(Samples.answer(
                        "int n = 0; while (set > 0) { n++; set &= set - 1; } return n;", "return set + 5 << 3;", "")))
                .startsWith("SIGN_COMPARISON: Line 6")
                .endsWith("This is not the only slip.");
    }

    @Test
    @DisplayName("finds a slip in a static table, though some changes of it cannot even be loaded")
    void staticTable() {
        assertThat(
                        slip(
                                Samples.answer(
                                        "int n = 0; for (int i = 0; i < 64; i++) { n += (int) (set >>> i & 1) * ONE[i]; } return n;",
                                        "return set << 8;",
                                        "static final int[] ONE = new int[64]; static { for (int i = 0; i < 63; i++) { ONE[i] = 1; } }")))
                .contains("Line 8: the comparison is off by one");
    }

    @Test
    @DisplayName("says nothing of a slip that is there, but does not explain the failure")
    void silent() {
        assertThat(slip(Samples.count("return (int) ((set >> 3) * 3 % 7) + 2;")))
                .isEqualTo("nothing");
    }

    @Test
    @DisplayName("says of boards what they have in common, where no single change mends the answer")
    void differences() {
        assertThat(slip(Samples.north("return set * 3 + 6;")))
                .isEqualTo("STEPS_DIFFER: None of the squares that a single piece reaches is in north().");
    }

    @Test
    @DisplayName("gives up on an answer that does not end")
    void endless() {
        assertThat(slip(Samples.count("while (true) { }"))).isEqualTo("nothing");
    }
}
