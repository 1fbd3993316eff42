package sphericalknight.exercise.contract;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import sphericalknight.exercise.contract.Calls.Call;
import sphericalknight.exercise.platform.ExerciseMethod;

@DisplayName("A call as source code")
class CallTextTest {
    private static String text(boolean areSets, Object... arguments) {
        ExerciseMethod method = new ExerciseMethod(CallTextTest.class, "ask", "()V", void.class, List.of());
        return CallText.of(new Call(method, arguments), areSets);
    }

    @Test
    @DisplayName("shows every set so that it can be typed in again")
    void sets() {
        assertThat(text(true, 0b1001L, ~0b1001L, 0x55L << 56 | 0xFFFF_FFFFL, 9))
                .isEqualTo("ask({a1 d1}, all but {a1 d1}, 0x55000000FFFFFFFFL, 9)");
    }

    @Test
    @DisplayName("shows keys and counts as numbers that Java takes")
    void numbers() {
        assertThat(text(false, new long[] {0, -7000, 1L << 60}, -1L << 40, 9L))
                .isEqualTo("ask({0, -7000, 0x1000000000000000L}, 0xFFFFFF0000000000L, 9)");
    }

    @Test
    @DisplayName("shows how a long array begins, and the cells of a mailbox by name")
    void longArrays() {
        assertThat(text(true, LongStream.range(0, 25).toArray(), 3))
                .isEqualTo("ask(long[25] {{}, {a1}, {b1}, ...}, 3)");
        assertThat(text(true, new int[128], 0x33)).isEqualTo("ask({128 times 0}, 0x33 (d4))");
    }
}
