package sphericalknight.grader.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import sphericalknight.grader.model.ExerciseVerdict.About;
import sphericalknight.grader.model.ExerciseVerdict.Mistake;

@DisplayName("The verdict on a tested exercise")
class ExerciseVerdictTest {
    @Test
    @DisplayName("has the reason of the first test that did not pass")
    void first() {
        assertThat(reason(Reason.PASSED, Reason.PASSED)).isEqualTo(Reason.PASSED);
        assertThat(reason(Reason.PASSED, Reason.TIMEOUT, Reason.WRONG_ANSWER)).isEqualTo(Reason.TIMEOUT);
        assertThat(reason()).isEqualTo(Reason.GRADER_ERROR);
    }

    @Test
    @DisplayName("is not attempted only if every test met a stub")
    void stub() {
        ExerciseVerdict verdict = verdict(Reason.NOT_ATTEMPTED, Reason.NOT_ATTEMPTED);
        assertThat(verdict.reason()).isEqualTo(Reason.NOT_ATTEMPTED);
        assertThat(verdict.score()).isZero();
    }

    @Test
    @DisplayName("is incomplete if the first test met a stub and others passed")
    void incomplete() {
        ExerciseVerdict verdict = verdict(Reason.NOT_ATTEMPTED, Reason.PASSED, Reason.PASSED, Reason.NOT_ATTEMPTED);
        assertThat(verdict.reason()).isEqualTo(Reason.INCOMPLETE);
        assertThat(verdict.score()).isEqualTo(5);
    }

    @Test
    @DisplayName("is wrong if the first test met a stub and a later one failed, whether or not another passed")
    void wrong() {
        assertThat(reason(Reason.NOT_ATTEMPTED, Reason.WRONG_ANSWER)).isEqualTo(Reason.WRONG_ANSWER);
        assertThat(reason(Reason.NOT_ATTEMPTED, Reason.PASSED, Reason.EXCEPTION, Reason.WRONG_ANSWER))
                .isEqualTo(Reason.EXCEPTION);
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

    private static Reason reason(Reason... reasons) {
        return verdict(reasons).reason();
    }

    /** The verdict on tests with these outcomes, the same with visible and with secret inputs. */
    private static ExerciseVerdict verdict(Reason... reasons) {
        return tested(Stream.of(false, true)
                .flatMap(hidden -> Arrays.stream(reasons).map(reason -> test(hidden, reason)))
                .toList());
    }

    private static TestVerdict test(boolean hidden, Reason reason) {
        return new TestVerdict("test", "a test", hidden, reason, "");
    }

    private static ExerciseVerdict tested(List<TestVerdict> tests) {
        return ExerciseVerdict.tested(new About("7.1", "Cells", false, 10), Mistake.UNKNOWN, "", tests);
    }
}
