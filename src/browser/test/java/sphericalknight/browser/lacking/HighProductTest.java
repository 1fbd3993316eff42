package sphericalknight.browser.lacking;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The upper half of a product")
class HighProductTest {
    @Test
    @DisplayName("is that of Java")
    void sameAsJava() {
        Random random = new Random(1);
        for (int i = 0; i < 10_000; i++) {
            long a = random.nextLong() >> random.nextInt(64);
            long b = random.nextLong() >> random.nextInt(64);
            assertThat(HighProduct.multiplyHigh(a, b)).as("%d, %d", a, b).isEqualTo(Math.multiplyHigh(a, b));
        }
        assertThat(HighProduct.multiplyHigh(Long.MIN_VALUE, Long.MIN_VALUE)).isEqualTo(1L << 62);
    }
}
