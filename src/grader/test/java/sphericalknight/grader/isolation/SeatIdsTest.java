package sphericalknight.grader.isolation;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The numbers of seats' users")
class SeatIdsTest {
    private static final String ALL = "         0          0 4294967295\n";

    @Test
    @DisplayName("differ between PID namespaces, by 1024 at least, and are numbers that no system gives away")
    void own() {
        SeatIds outer = SeatIds.of(ALL, ALL, "pid:[4026531836]");
        SeatIds inner = SeatIds.of(ALL, ALL, "pid:[4026531837]");
        assertThat(outer.last() - outer.first()).isEqualTo(1023);
        assertThat(inner.first()).isEqualTo(outer.last() + 1);
        assertThat(outer.first()).isGreaterThanOrEqualTo(0x7000_0000);
        assertThat(SeatIds.of(ALL, ALL, "pid:[262015]").last()).isEqualTo(0x7FFD_FFFF);
        assertThat(SeatIds.of(ALL, ALL, "pid:[262016]").first()).isEqualTo(0x7000_0000);
    }

    @Test
    @DisplayName("are below 65536 where a user namespace has not all numbers")
    void fewer() {
        SeatIds few = new SeatIds(64_100, 64_899);
        assertThat(SeatIds.of("0 100000 65536\n", ALL, "pid:[4026531836]")).isEqualTo(few);
        assertThat(SeatIds.of(ALL, "0 0 1\n1 100000 65536\n", "pid:[4026531836]"))
                .isEqualTo(few);
        assertThat(SeatIds.of(ALL, ALL, "")).isEqualTo(few);
    }
}
