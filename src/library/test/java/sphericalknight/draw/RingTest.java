package sphericalknight.draw;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static sphericalknight.draw.Draw.ring;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A ring of bits")
class RingTest {
    private final Ring eight = ring("a ring", 0b00010111, 8);

    @Test
    @DisplayName("as text begins with the highest bit; a window runs over the end")
    void text() {
        assertThat(eight.window(6, 3)).hasToString("""
                        a ring
                        0 0 0 1 0 1 1 1, then again from the first
                        window at place 6: 110 = 6""");
        assertThat(ring("", 5, 3).names("Q", "7", "K")).hasToString("Q 7 K, then again from the first");
    }

    @Test
    @DisplayName("is drawn clockwise: of four bits the second is at the right, and a window of two an arc of a quarter")
    void drawing() {
        String svg = ring("", 0b0100, 4).window(0, 2).svg();
        assertThat(svg).contains("M72 18A54 54 0 0 1 126 72", "<text x=\"126\" y=\"76.5\">1</text>", "01 = 1");
    }

    @Test
    @DisplayName("refuses what does not fit")
    void refuses() {
        assertThatThrownBy(() -> ring("", 0, 2)).hasMessage("a ring of 2 bits cannot be drawn; 3 to 64 can");
        assertThatThrownBy(() -> eight.window(0, 9))
                .hasMessage("a window of 9 bits at place 0 does not fit a ring of 8");
        assertThatThrownBy(() -> eight.names("one")).hasMessage("a ring of 8 bits has 8 names, not 1");
    }
}
