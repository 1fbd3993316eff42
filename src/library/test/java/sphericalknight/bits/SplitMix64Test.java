package sphericalknight.bits;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("SplitMix64: the sequences everybody else gets")
class SplitMix64Test {
    @Test
    @DisplayName("seed 1234567 begins with the five published numbers")
    void publishedSequence() {
        SplitMix64 random = new SplitMix64(1234567);
        for (String number : new String[] {
            "6457827717110365317",
            "3203168211198807973",
            "9817491932198370423",
            "4593380528125082431",
            "16408922859458223821"
        }) {
            assertThat(random.next()).isEqualTo(Long.parseUnsignedLong(number));
        }
    }
}
