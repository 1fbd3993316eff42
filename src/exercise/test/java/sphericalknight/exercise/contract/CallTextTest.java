package sphericalknight.exercise.contract;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.LongStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import sphericalknight.exercise.contract.Calls.Call;
import sphericalknight.exercise.platform.ExerciseMethod;
import sphericalknight.exercise.platform.Platform;

@DisplayName("A call as source code")
class CallTextTest {
    private interface Table {
        long store(long[] keys, long key, long count, long set);
    }

    private static ExerciseMethod method(Class<?> type) {
        return Platform.get().exercise(type).methods().get(0);
    }

    @Test
    @DisplayName("shows every set so that it can be typed in again")
    void sets() {
        assertThat(CallText.whole(0b1001L)).isEqualTo("{a1 d1}");
        assertThat(CallText.whole(~0b1001L)).isEqualTo("all but {a1 d1}");
        assertThat(CallText.whole(0x55L << 56 | 0xFFFF_FFFFL)).isEqualTo("0x55000000FFFFFFFFL");
    }

    @Test
    @DisplayName("shows keys and counts as numbers that Java takes")
    void numbers() {
        Object[] arguments = {new long[] {0, -7000, 1L << 60}, -1L << 40, 62_854_969_236L, 9L};
        Call call = new Call(method(Table.class), arguments);
        assertThat(CallText.of(call))
                .isEqualTo("store({0, -7000, 0x1000000000000000L}, 0xFFFFFF0000000000L, 62854969236L, {a1 d1})");
    }

    private interface Finder {
        long find(long[] blockers, long magic);
    }

    @Test
    @DisplayName("shows how a long array of sets begins, and an L behind a number that is no int")
    void longArray() {
        long[] blockers = LongStream.range(0, 13).toArray();
        Call call = new Call(method(Finder.class), new Object[] {blockers, 1L << 31});
        assertThat(CallText.of(call)).isEqualTo("find(long[13] {{}, {a1}, {b1}, ...}, 0x80000000L)");
    }
}
