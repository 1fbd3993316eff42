package sphericalknight.grader.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Instant;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sphericalknight.common.UserError;

class LateRuleTest {
    private static final String DUE = "2026-12-01T12:00:00Z";

    @ParameterizedTest
    @CsvSource({
        "10%/day, 2026-12-01T12:00:00Z, 0",
        "10%/day, 2026-12-01T12:00:01Z, 10",
        "10%/day, 2026-12-02T12:00:00Z, 10",
        "10%/day, 2026-12-02T12:00:01Z, 20",
        "10%/day, 2027-12-02T12:00:01Z, 100",
        "2%/hour, 2026-12-01T14:59:59Z, 6",
        "20%/week, 2026-12-09T00:00:00Z, 40",
        "100%, 2026-12-01T12:00:00.001Z, 100",
        "0%, 2030-01-01T00:00:00Z, 0",
        "30%, 2030-01-01T00:00:00Z, 30"
    })
    void eachStepThatHasBegunCosts(String rule, String submitted, int percent) {
        assertThat(LateRule.of(DUE, rule).percent(Instant.parse(submitted))).isEqualTo(percent);
    }

    @Test
    void offsetsCount() {
        assertThat(LateRule.time("2026-12-01T13:00:00+01:00", "")).isEqualTo(Instant.parse(DUE));
        assertThat(LateRule.time("20261201T130000+01", "")).isEqualTo(Instant.parse(DUE));
    }

    @ParameterizedTest
    @CsvSource({"10", "10%/month", "101%", "-5%/day", "''"})
    void whatIsNoRuleIsRefused(String rule) {
        assertThatThrownBy(() -> LateRule.of(DUE, rule))
                .isInstanceOf(UserError.class)
                .hasMessageContaining("is not a rule");
    }

    @ParameterizedTest
    @CsvSource({"2026-12-01", "2026-12-01T12:00:00", "tomorrow", "''", "2026-13-01T12:00:00Z"})
    void aTimeNeedsItsOffset(String time) {
        assertThatThrownBy(() -> LateRule.of(time, "10%"))
                .isInstanceOf(UserError.class)
                .hasMessageContaining("not a time with an offset");
    }
}
