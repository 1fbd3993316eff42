package sphericalknight.exercise.check;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Why a test failed, in a learner's words")
class ExplanationTest {
    @Test
    @DisplayName("two values: expected and yours, without Java's marks")
    void values() {
        assertThat(Explanation.of(
                        catchThrowable(() -> assertThat(3L).as("d4 has %d", 8).isEqualTo(8L))))
                .isEqualTo("d4 has 8\nexpected: 8\nyours:    3");
        assertThat(Explanation.of(
                        catchThrowable(() -> assertThat("f5").as("name(44)").isEqualTo("e6"))))
                .isEqualTo("name(44)\nexpected: e6\nyours:    f5");
    }

    @Test
    @DisplayName("of two long values the part where they differ")
    void longValues() {
        assertThat(Explanation.of(
                        catchThrowable(() -> assertThat("7".repeat(97) + "1").isEqualTo("7".repeat(98)))))
                .isEqualTo("expected: ... " + "7".repeat(33) + " (98 characters)\nyours:    ... " + "7".repeat(32)
                        + "1 (98 characters)");
    }

    @Test
    @DisplayName("yes or no: the sentence that asks is enough")
    void yesOrNo() {
        assertThat(Explanation.of(catchThrowable(
                        () -> assertThat(false).as("d4 is a square").isTrue())))
                .isEqualTo("d4 is a square");
    }

    @Test
    @DisplayName("several values: what must be in, and yours")
    void several() {
        assertThat(Explanation.of(catchThrowable(
                        () -> assertThat(new int[] {0, 9, 0}).as("a1").isEqualTo(new int[] {0, 8, 0}))))
                .isEqualTo("a1\n"
                        + "The first difference is at index 1: it should be 8, but yours is 9.\n"
                        + "expected: [0, 8, 0]\n"
                        + "yours:    [0, 9, 0]");
        assertThat(Explanation.of(
                        catchThrowable(() -> assertThat(new int[64]).as("a1").isEqualTo(new int[] {0, 0}))))
                .isEqualTo("a1\n2 entries are expected; yours has 64. The entry at index 2, 0, is too much.");
        assertThat(Explanation.of(catchThrowable(
                        () -> assertThat(List.of("b 1", "a 1")).as("moves").isEqualTo(List.of("a 1", "b 1")))))
                .startsWith("moves\n"
                        + "The entries are right, but not their order. The first difference is at index 0: it should be a"
                        + " 1, but yours is b 1.");
    }

    @Test
    @DisplayName("a list of any length")
    void ofAnyLength() {
        int[] table = new int[60_000];
        table[59_999] = 1;
        assertThat(Explanation.of(
                        catchThrowable(() -> assertThat(table).as("table").isEqualTo(new int[60_000]))))
                .startsWith("table\n");
    }
}
