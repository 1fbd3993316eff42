package sphericalknight.grader.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigDecimal;
import java.time.Instant;
import java.time.ZoneId;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sphericalknight.common.UserError;
import sphericalknight.grader.names.Times;

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
        "30%, 2030-01-01T00:00:00Z, 30",
        "2.5%/day, 2026-12-01T12:00:01Z, 2.5",
        "2.5%/day, 2026-12-03T12:00:00Z, 5",
        "0.25%/hour, 2026-12-01T15:00:00Z, 0.75",
        "33.3%/week, 2026-12-20T00:00:00Z, 99.9",
        "'12,5%', 2026-12-09T00:00:00Z, 12.5"
    })
    void eachStepThatHasBegunCosts(String rule, String submitted, BigDecimal percent) {
        assertThat(LateRule.of(rule).percent(Instant.parse(DUE), Instant.parse(submitted)))
                .isEqualByComparingTo(percent);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "10%/day   | 2026-12-03T12:01:01Z     | 2 days 2 minutes late: 3 days begun, 30 % less.",
                "10%/day   | 2026-12-03T12:01:00Z     | 2 days 1 minute late: 3 days begun, 30 % less.",
                "10%/day   | 2026-12-01T12:00:00.001Z | 1 minute late: 1 day begun, 10 % less.",
                "10%/day   | 2026-12-03T12:00:00Z     | 2 days late: 2 days begun, 20 % less.",
                "2%/hour   | 2026-12-01T14:59:59Z     | 3 hours late: 3 hours begun, 6 % less.",
                "20%/week  | 2026-12-09T13:05:00Z     | 8 days 1 hour 5 minutes late: 2 weeks begun, 40 % less.",
                "30%       | 2026-12-02T13:00:00Z     | 1 day 1 hour late: 30 % less."
            })
    void theSentenceSaysWhatTheRuleCounts(String rule, String submitted, String sentence) {
        assertThat(LateRule.of(rule).sentence(Instant.parse(DUE), Instant.parse(submitted)))
                .isEqualTo("Handed in " + sentence);
    }

    @Test
    void offsetsCount() {
        assertThat(Times.of("2026-12-01T13:00:00+01:00", "", Optional.empty())).isEqualTo(Instant.parse(DUE));
        assertThat(Times.of("20261201T130000+01", "", Optional.empty())).isEqualTo(Instant.parse(DUE));
    }

    @ParameterizedTest
    @CsvSource({"10", "10%/month", "101%", "-5%/day", "''"})
    void whatIsNoRuleIsRefused(String rule) {
        assertThatThrownBy(() -> LateRule.of(rule))
                .isInstanceOf(UserError.class)
                .hasMessageContaining("is not a rule");
    }

    @ParameterizedTest
    @CsvSource({"2026-12-01", "2026-12-01T12:00:00", "tomorrow", "''"})
    void aTimeNeedsItsOffset(String time) {
        assertThatThrownBy(() -> Times.of(time, "--due", Optional.empty()))
                .isInstanceOf(UserError.class)
                .hasMessageContaining("not a time with an offset");
    }

    @ParameterizedTest
    @CsvSource({"2026-13-01T12:00:00Z", "2026-11-31T20:00+01:00", "2026-12-01T25:00Z", "2026-12-01T12:00 Berlin"})
    void aTimeExists(String time) {
        assertThatThrownBy(() -> Times.of(time, "--due", Optional.empty()))
                .isInstanceOf(UserError.class)
                .hasMessage("--due has " + time + ", but there is no such day, time or zone.");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Friday, 20 November 2026, 7:12 PM | Europe/Berlin | 2026-11-20T18:12:00Z",
                "Saturday, 1 August 2026, 12:00 am | Europe/Berlin | 2026-07-31T22:00:00Z",
                "Friday, 20 November 2026, 7:12 PM |               |",
                "-                                 | Europe/Berlin |"
            })
    void moodlesWorksheetHasTimesInTheZoneOfTheCourse(String text, ZoneId zone, Instant time) {
        assertThat(Times.ofMoodle(text, Optional.ofNullable(zone))).isEqualTo(Optional.ofNullable(time));
    }

    /** Clocks go back on 25 October 2026 and forward on 29 March 2026 in Berlin; on 1 November and 8 March in New York. */
    @ParameterizedTest
    @CsvSource({
        "Europe/Berlin, 2026-10-24T23:59, 2026-10-25T23:59, 10",
        "Europe/Berlin, 2026-10-24T23:59, 2026-10-26T00:00, 20",
        "Europe/Berlin, 2026-03-28T23:59, 2026-03-29T23:59, 10",
        "Europe/Berlin, 2026-03-28T23:59, 2026-03-30T00:00, 20",
        "America/New_York, 2026-10-31T23:59, 2026-11-01T23:59, 10",
        "America/New_York, 2026-03-07T12:00, 2026-03-08T12:01, 20",
        "Europe/Berlin, 2026-03-28T02:30, 2026-03-29T03:30, 10"
    })
    void aDayEndsAtTheSameTimeOnTheClock(String zone, String due, String submitted, BigDecimal percent) {
        Optional<ZoneId> where = Optional.of(ZoneId.of(zone));
        assertThat(LateRule.of("10%/day", "0s", "100%", where)
                        .percent(Times.of(due, "", where), Times.of(submitted, "", where)))
                .isEqualByComparingTo(percent);
    }

    @ParameterizedTest
    @CsvSource({
        "30s, 2026-12-01T12:00:30Z, 0",
        "30s, 2026-12-01T12:00:31Z, 10",
        "15min, 2026-12-01T12:15:00Z, 0",
        "2 hours, 2026-12-01T14:00:00Z, 0",
        "1d, 2026-12-02T12:00:01Z, 20",
        "1h, 2026-12-11T12:00:00Z, 45"
    })
    void aGracePeriodCostsNothingAndTheMostIsTheMost(String grace, String submitted, BigDecimal percent) {
        assertThat(LateRule.of("10%/day", grace, "45%", Optional.empty())
                        .percent(Instant.parse(DUE), Instant.parse(submitted)))
                .isEqualByComparingTo(percent);
    }
}
