package sphericalknight.draw;

import static org.assertj.core.api.Assertions.assertThat;
import static sphericalknight.draw.Draw.board;
import static sphericalknight.draw.Draw.hex;
import static sphericalknight.draw.Draw.show;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Draw")
class DrawTest {
    @Test
    @DisplayName("writes words as 16 hexadecimal digits")
    void hexadecimal() {
        assertThat(hex(0)).isEqualTo("0x0000000000000000");
        assertThat(hex(0x0000142200221400L)).isEqualTo("0x0000142200221400");
        assertThat(hex(-1L)).isEqualTo("0xFFFFFFFFFFFFFFFF");
        assertThat(hex(Long.MIN_VALUE)).isEqualTo("0x8000000000000000");
    }

    @Test
    @DisplayName("prints the text twins where no kernel runs")
    void show_prints() {
        PrintStream before = System.out;
        ByteArrayOutputStream printed = new ByteArrayOutputStream();
        System.setOut(new PrintStream(printed, true, StandardCharsets.UTF_8));
        try {
            show("first", board(1L), 42);
        } finally {
            System.setOut(before);
        }
        assertThat(printed.toString(StandardCharsets.UTF_8).lines())
                .startsWith("first", "8  . . . . . . . .")
                .endsWith("0x0000000000000001, 1 square", "42");
    }

    @Test
    @DisplayName("finds no kernel here, and does no harm")
    void no_kernel() {
        assertThat(Hook.install()).isFalse();
        assertThat(Picture.HOOKED).isFalse();
    }
}
