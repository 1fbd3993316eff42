package sphericalknight.bits;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("De Bruijn constants")
class DeBruijnTest {
    @ParameterizedTest(name = "windows of {0} bits")
    @ValueSource(ints = {1, 2, 3, 4, 5, 6})
    @DisplayName("the constant found has all windows, read from its text with zeros behind it")
    void allWindowsDiffer(int window) {
        int size = 1 << window;
        String binary = Long.toBinaryString(DeBruijn.smallest(window));
        String ring = "0".repeat(size - binary.length()) + binary + "0".repeat(window - 1);
        Set<String> windows = new HashSet<>();
        for (int i = 0; i < size; i++) {
            windows.add(ring.substring(i, i + window));
        }
        assertThat(windows).hasSize(size);
    }

    @Test
    @DisplayName("no smaller number of 2, 4, 8 or 16 bits will do: tried one by one")
    void noneIsSmaller() {
        for (int window = 1; window <= 4; window++) {
            long found = DeBruijn.smallest(window);
            for (long smaller = 0; smaller < found; smaller++) {
                Set<Long> windows = new HashSet<>();
                for (int i = 0; i < 1 << window; i++) {
                    windows.add((smaller << i >>> ((1 << window) - window)) & ((1L << window) - 1));
                }
                assertThat(windows.size())
                        .as("%X for windows of %d", smaller, window)
                        .isLessThan(1 << window);
            }
        }
    }

    @Test
    @DisplayName("eight bits: 0x17, as drawn; sixty-four bits: the smallest constant of the literature")
    void knownConstants() {
        assertThat(DeBruijn.smallest(3)).isEqualTo(0x17);
        assertThat(DeBruijn.smallest(6)).isEqualTo(0x0218_A392_CD3D_5DBFL);
    }

    @Test
    @DisplayName("windows that do not fit in a long are refused")
    void otherWindows() {
        assertThatThrownBy(() -> DeBruijn.smallest(7)).hasMessage("windows of 7 bits; 1 to 6 fit in a long");
    }
}
