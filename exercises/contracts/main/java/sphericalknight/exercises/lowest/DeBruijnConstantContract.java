package sphericalknight.exercises.lowest;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import sphericalknight.exercise.contract.Contract;

class DeBruijnConstantContract extends Contract<DeBruijnConstant> {
    @Test
    @DisplayName("windows of two bits: four bits, four patterns")
    void twoBits() {
        windows(2);
    }

    @Test
    @DisplayName("windows of three bits: eight bits, as in the lesson")
    void threeBits() {
        windows(3);
    }

    @Test
    @DisplayName("windows of four bits: sixteen bits")
    void fourBits() {
        windows(4);
    }

    @Test
    @DisplayName("windows of five bits: an int")
    void fiveBits() {
        windows(5);
    }

    @Test
    @DisplayName("windows of six bits: one for each of the 64 squares")
    void sixBits() {
        windows(6);
    }

    @Test
    @DisplayName("one object, asked for all sizes of windows one after the other")
    void allSizes() {
        List<String> before = new ArrayList<>();
        for (int window : new int[] {2, 3, 4, 5, 6, 6, 3}) {
            windows(window, before.isEmpty() ? "" : "After " + String.join(", ", before) + " on the same object, ");
            before.add("constant(" + window + ")");
        }
    }

    private void windows(int window) {
        windows(window, "");
    }

    /** Checks the constant for this window; {@code before} says which calls came before. */
    private void windows(int window, String before) {
        int size = 1 << window;
        long constant = answer().constant(window);
        assertThat(size == 64 ? 0 : constant >>> size)
                .withFailMessage(
                        "%sconstant(%d) is 0x%X and has more than %d bits. For windows of n bits the number has 2 to"
                                + " the power of n bits.",
                        before, window, constant, size)
                .isZero();
        int[] place = new int[size];
        Arrays.fill(place, -1);
        for (int i = 0; i < size; i++) {
            int pattern = (int) ((constant << (64 - size) << i) >>> (64 - window));
            int first = place[pattern];
            if (first >= 0) {
                String overTheEnd = i + window <= size
                        ? ""
                        : " The windows inside the number are all different, but not those that run over its end, where"
                                + " zeros move in: they count, too."
                                + (constant >>> (size - window) == 0
                                        ? ""
                                        : " So let the number begin with " + window + " zeros.");
                assertThat(i)
                        .withFailMessage(
                                "%sconstant(%d) is 0x%X: shifted by %d and by %d the same pattern %s is at the top.%s",
                                before, window, constant, first, i, bits(pattern, window), overTheEnd)
                        .isEqualTo(first);
            }
            place[pattern] = i;
        }
    }

    private static String bits(int pattern, int window) {
        return Integer.toBinaryString(1 << window | pattern).substring(1);
    }

    @Override
    protected void probe(DeBruijnConstant answer) {
        for (int window = 2; window <= 6; window++) {
            answer.constant(window);
        }
    }
}
