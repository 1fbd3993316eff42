package sphericalknight.draw;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static sphericalknight.draw.Draw.strip;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A strip as text")
class StripTest {
    @Test
    @DisplayName("shows 64 bits in bytes, bit 63 at the left")
    void word() {
        assertThat(strip("h8, d4 and a1", 0x8000_0000_0800_0001L)).hasToString("""
                        h8, d4 and a1
                        10000000 00000000 00000000 00000000 00001000 00000000 00000000 00000001
                        0x8000000008000001, 3 ones""");
    }

    @Test
    @DisplayName("brackets fields; labels that would collide go to another level")
    void fields() {
        Strip move =
                strip(0x1C2DL).width(16).field(0, 6, "from").field(6, 6, "to").field(12, 4, "kind");
        assertThat(move).hasToString("""
                        00011100 00101101
                        \\__/\\_____/\\____/
                        kind  to    from
                        0x1C2D, 7 ones""");
        assertThat(strip(1L).width(8).field(0, 1, "lowest").field(1, 2, "next").field(0, 8, "all"))
                .hasToString("""
                        00000001
                               ^
                            lowest
                             \\/
                            next
                        \\______/
                          all
                        0x01, 1 one""");
    }

    @Test
    @DisplayName("writes the values of equal fields, the top one unsigned")
    void values() {
        assertThat(strip(0b00_01_10_11).width(8).fields(2)).hasToString("""
                        00011011
                        \\/\\/\\/\\/
                        0 1 2 3
                        0x1B, 4 ones""");
        assertThat(strip(-1L).fields(32).toString()).contains("4294967295");
    }

    @Test
    @DisplayName("signs marked and wrong bits below them")
    void marks() {
        assertThat(strip(0xF0L).width(8).mark(0x80L).wrong(1L)).hasToString("""
                        11110000
                        @      x
                        0xF0, 4 ones
                        @ marked, x wrong""");
    }

    @Test
    @DisplayName("stacked: bytes one below the other, bit 7 at the left, crosses and marks where they were")
    void stacked() {
        assertThat(strip(0x8000_0000_0800_0001L).mark(8).wrong(0x1L).stacked()).hasToString("""
                        8  1 . . . . . . .
                        7  . . . . . . . .
                        6  . . . . . . . .
                        5  . . . . . . . .
                        4  . . . . 1 . . .
                        3  . . . . . . . .
                        2  . . . . . . . .
                        1  . . . . @ . . x
                           7 6 5 4 3 2 1 0
                        0x8000000008000001, 3 squares
                        @ marked, x wrong""");
        assertThat(strip(0x8000_0000_0800_0001L).stacked().alt())
                .isEqualTo("eight bytes, the highest on top: 10000000 00000000 00000000 00000000 00001000 00000000"
                        + " 00000000 00000001");
    }

    @Test
    @DisplayName("reads itself out")
    void alternative_text() {
        assertThat(strip(0x1BL).width(8).fields(2).mark(0x103L).alt())
                .isEqualTo("word of 8 bits: 0x1B, 4 ones; values of the fields: 0 1 2 3; marked bits: 1 0");
        assertThat(strip("move", 5L).field(0, 6, "from").field(15, 1, "flag").alt())
                .isEqualTo("move: 0x0000000000000005, 2 ones; bits 5 to 0: from; bit 15: flag");
    }

    @Test
    @DisplayName("refuses odd widths and fields that do not fit, in a sentence")
    void bad_input() {
        assertThatThrownBy(() -> strip(0).width(12))
                .hasMessage("a strip of 12 bits cannot be drawn; 8, 16, 32 and 64 can");
        assertThatThrownBy(() -> strip(0).field(60, 5, "x"))
                .hasMessage("a field of 5 bits from bit 60 does not fit a strip of 64 bits");
        assertThatThrownBy(() -> strip(0).field(20, 4, "x").width(16)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> strip(0).fields(3))
                .hasMessage("fields of 3 bits have no values to show; 2, 4, 8, 16 and 32 have");
    }
}
