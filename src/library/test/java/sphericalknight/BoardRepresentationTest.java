package sphericalknight;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import sphericalknight.bits.Squares;

@DisplayName("A failed test of the library")
class BoardRepresentationTest {
    @Test
    @DisplayName("shows the boards of both sets")
    void boards() {
        assertThatThrownBy(() -> assertThat(Squares.set("d4 h8")).isEqualTo(Squares.set("d4 g7")))
                .hasMessageContaining("8  . . . . . . . 1\n")
                .hasMessageContaining("7  . . . . . . 1 .\n");
    }

    @Test
    @DisplayName("leaves small numbers alone")
    void numbers() {
        assertThatThrownBy(() -> assertThat(20L).isEqualTo(21L)).hasMessageNotContaining(". . .");
    }
}
