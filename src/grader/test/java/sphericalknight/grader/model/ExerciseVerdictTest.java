package sphericalknight.grader.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sphericalknight.grader.model.ExerciseVerdict.About;
import sphericalknight.grader.model.ExerciseVerdict.Mistake;

@DisplayName("The verdict on a tested exercise")
class ExerciseVerdictTest {
    @ParameterizedTest
    @CsvSource({
        "PASSED PASSED, PASSED, 10",
        "PASSED TIMEOUT WRONG_ANSWER, TIMEOUT, 3",
        "NOT_ATTEMPTED NOT_ATTEMPTED, NOT_ATTEMPTED, 0",
        "NOT_ATTEMPTED PASSED PASSED NOT_ATTEMPTED, INCOMPLETE, 5",
        "NOT_ATTEMPTED WRONG_ANSWER, WRONG_ANSWER, 0",
        "NOT_ATTEMPTED PASSED EXCEPTION WRONG_ANSWER, EXCEPTION, 2"
    })
    @DisplayName("has the reason of the first test that did not pass; a stub counts only where no other test failed")
    void reasons(String outcomes, Reason reason, int score) {
        List<TestVerdict> tests = Stream.of(false, true)
                .flatMap(hidden -> Stream.of(outcomes.split(" ")).map(each -> test(hidden, Reason.valueOf(each))))
                .toList();
        assertThat(tested(tests).reason()).isEqualTo(reason);
        assertThat(tested(tests).score()).isEqualTo(score);
    }

    @Test
    @DisplayName("is a failure of the grader where there is no test")
    void none() {
        assertThat(tested(List.of()).reason()).isEqualTo(Reason.GRADER_ERROR);
    }

    @Test
    @DisplayName("is incomplete, too, if only tests with secret inputs passed: it has points")
    void onlyHidden() {
        List<TestVerdict> tests =
                List.of(test(false, Reason.NOT_ATTEMPTED), test(true, Reason.PASSED), test(true, Reason.WRONG_ANSWER));
        ExerciseVerdict verdict = tested(tests);
        assertThat(verdict.reason()).isEqualTo(Reason.INCOMPLETE);
        assertThat(verdict.score()).isEqualTo(4);
    }

    @Test
    @DisplayName("counts a test with secret inputs three times: whoever knows only the visible ones earns a quarter")
    void weights() {
        ExerciseVerdict visible = tested(List.of(test(false, Reason.PASSED), test(true, Reason.WRONG_ANSWER)));
        assertThat(visible.score()).isEqualTo(2);
        ExerciseVerdict hidden = tested(List.of(test(false, Reason.WRONG_ANSWER), test(true, Reason.PASSED)));
        assertThat(hidden.score()).isEqualTo(7);
    }

    private static TestVerdict test(boolean hidden, Reason reason) {
        return new TestVerdict("test", "a test", hidden, reason, "");
    }

    private static ExerciseVerdict tested(List<TestVerdict> tests) {
        return ExerciseVerdict.tested(new About("7.1", "Cells", false, 10), Mistake.UNKNOWN, tests);
    }
}
