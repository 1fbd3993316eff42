package sphericalknight.grader.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import sphericalknight.grader.report.ClassStatistics.Count;

@DisplayName("The statistics of a class")
class ClassStatisticsTest {
    private final ClassStatistics statistics = new ClassStatistics(SampleVerdicts.honest());

    @Test
    @DisplayName("count failed tests and mistakes")
    void counts() {
        assertThat(statistics.mistakes())
                .extracting(Count::id, Count::name, Count::count)
                .containsExactly(tuple("2.1", "SIGNED_SHIFT", 1));
        assertThat(statistics.failedTests())
                .containsExactly(
                        new Count("2.1", "knights on a1 and h8", "", 1),
                        new Count("2.1", "many knights at once", "", 1));
    }
}
