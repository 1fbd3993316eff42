package sphericalknight.grader.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import sphericalknight.grader.report.ItemStatistics.Count;
import sphericalknight.grader.report.ItemStatistics.Item;

@DisplayName("Item statistics")
class ItemStatisticsTest {
    /** Ada has 10, 10, 10 points; Bob 3, 0, 0 (and is late: 2 of 20); Carol none. */
    private final ItemStatistics statistics = new ItemStatistics(SampleVerdicts.honest());

    @Test
    @DisplayName("of three students, counted by hand")
    void items() {
        Item knight = statistics.items().get(0);
        assertThat(knight.id()).isEqualTo("2.1");
        assertThat(knight.attempted()).isEqualTo(2);
        assertThat(knight.passed()).isEqualTo(1);
        assertThat(knight.meanShare()).isCloseTo(1.2 / 3, within(1e-9));
        assertThat(statistics.items()).extracting(Item::attempted).containsExactly(2L, 2L, 1L);
    }

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
