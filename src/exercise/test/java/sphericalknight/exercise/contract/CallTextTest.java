package sphericalknight.exercise.contract;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A call as source code")
class CallTextTest {
    @Test
    @DisplayName("shows every set so that it can be typed in again")
    void sets() {
        assertThat(CallText.whole(0b1001L)).isEqualTo("{a1 d1}");
        assertThat(CallText.whole(~0b1001L)).isEqualTo("all but {a1 d1}");
        assertThat(CallText.whole(0x55L << 56 | 0xFFFF_FFFFL)).isEqualTo("0x55000000FFFFFFFFL");
    }
}
