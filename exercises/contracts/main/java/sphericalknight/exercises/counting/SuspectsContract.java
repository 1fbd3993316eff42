package sphericalknight.exercises.counting;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.LongToIntFunction;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import sphericalknight.exercise.contract.Contract;

class SuspectsContract extends Contract<Suspects> {
    private static final Map<String, LongToIntFunction> SUSPECTS = new LinkedHashMap<>();

    static {
        SUSPECTS.put("first", SuspectsContract::first);
        SUSPECTS.put("second", SuspectsContract::second);
        SUSPECTS.put("third", SuspectsContract::third);
    }

    private static int first(long set) {
        int count = 0;
        do {
            set &= set - 1;
            count++;
        } while (set != 0);
        return count;
    }

    private static int second(long set) {
        return set == 0 ? 0 : (int) (set % 2) + second(set >>> 1);
    }

    private static int third(long set) {
        long sums = 0;
        for (int shift = 0; shift < 6; shift++) {
            sums += set >>> shift & 0x1041_0410_4104_1041L;
        }
        return (int) Long.remainderUnsigned(sums, 63);
    }

    @Test
    @DisplayName("a set that only the first suspect counts wrongly")
    void first() {
        unmasked("first", answer().first());
    }

    @Test
    @DisplayName("a set that only the second suspect counts wrongly")
    void second() {
        unmasked("second", answer().second());
    }

    @Test
    @DisplayName("a set that only the third suspect counts wrongly")
    void third() {
        unmasked("third", answer().third());
    }

    private static void unmasked(String name, long set) {
        int right = Long.bitCount(set);
        SUSPECTS.forEach((suspect, count) -> {
            int counted = count.applyAsInt(set);
            String words = CountTests.few(set) + " has " + right + (right == 1 ? " square" : " squares") + ", and "
                    + suspect + " counts " + counted + ": ";
            if (suspect.equals(name)) {
                assertThat(counted != right)
                        .withFailMessage("%s", words + "right. Look for a set that " + suspect + " counts wrongly.")
                        .isTrue();
            } else {
                assertThat(counted)
                        .withFailMessage("%s", words + "wrong, too. Only " + name + " may be wrong here.")
                        .isEqualTo(right);
            }
        });
    }

    /** Sets that unmask the same suspect are equally good. */
    @Override
    protected Object essence(Object[] arguments, Object result) {
        long set = (long) result;
        List<String> unmasked = SUSPECTS.keySet().stream()
                .filter(suspect -> SUSPECTS.get(suspect).applyAsInt(set) != Long.bitCount(set))
                .toList();
        return unmasked.size() == 1 ? unmasked.get(0) : result;
    }
}
