package sphericalknight.draughts;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("Draughts positions and moves as text")
class DraughtsTextTest {
    @Test
    @DisplayName("numbered squares count from b8 = 1 to g1 = 32")
    void numberedSquares() {
        assertThat(DraughtsFen.read("W:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12"))
                .isEqualTo(DraughtsPosition.START);
        assertThat(DraughtsFen.read("B:WK1,32:BK29,5")).isEqualTo(DraughtsFen.read("B:WKb8,g1:BKa1,a7"));
    }

    @Test
    @DisplayName("either colour may come first, a list may be empty, a final point is allowed")
    void forms() {
        assertThat(DraughtsFen.write(DraughtsFen.read("B:BKh8,a7:W."))).isEqualTo("B:W:Ba7,Kh8");
    }

    @Test
    @DisplayName("ranges, counters, a tag of PDN and a byte order mark are read")
    void pasted() {
        String start = "W:W21-32:B1-12";
        for (String text : List.of(
                start,
                start + ".",
                start + ":H0:F1",
                start + ":F1",
                start + ":H12:F30.",
                "W:B1-12:W21-32",
                "W:W21,22-31,32:B1-4,5-12:H0:F1",
                "[FEN \"" + start + "\"]",
                "[FEN \"" + start + ":H0:F1\"]",
                "\uFEFF" + start)) {
            assertThat(DraughtsFen.read(text)).as(text).isEqualTo(DraughtsPosition.START);
        }
        assertThat(DraughtsFen.read("B:WK29-31:B5")).isEqualTo(DraughtsFen.read("B:WKa1,Kc1,Ke1:Ba7"));
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "W:Wa1           | has 2 fields",
                "W:Wa1:Bb8:x     | has 4 fields",
                "X:Wa1:Bb8       | field 1 (side to move) is \"X\"",
                "W:a1:Bb8        | field 2 is \"a1\"; it must begin with W or B",
                "W:Wa1:Wb8       | this colour's list was given already",
                "W:Wa1:Bb7       | names \"b7\", which is no dark square",
                "W:Wa1,:Bb8      | names \"\", which is no dark square",
                "W:Wa1,K:Bb8     | names \"\", which is no dark square",
                "W:Wa1,33:Bb8    | names \"33\"",
                "W:Wa1,0:Bb8     | names \"0\"",
                "W:W12-3:B5      | names \"12-3\", which is no range",
                "W:Wa1-c3:B5     | names \"a1-c3\", which is no range",
                "W:W20-33:B5     | names \"20-33\", which is no range",
                "W:W21-23,22:B5  | a second time",
                "W:W21:B5:H0:X1  | has 5 fields",
                "W:Wa1:Ba1       | a second time",
                "W:Wa1,a1:Bb8    | a second time",
                "W:Wb8:Bc7       | the man on b8 stands on his last row",
                "W:Wc3:Ba1       | the man on a1 stands on his last row"
            })
    @DisplayName("a malformed FEN is answered by one sentence naming the field")
    void malformed(String fen, String expected) {
        assertThatThrownBy(() -> DraughtsFen.read(fen))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining(expected);
    }

    @Test
    @DisplayName("a capture is written with every square it lands on, by one of its routes")
    void captures() {
        DraughtsPosition twice = DraughtsFen.read("W:Wc3:Bd4,f6");
        assertThat(Pdn.write(twice, DraughtsMoves.legal(twice)[0])).isEqualTo("c3:e5:g7");
        DraughtsPosition round = DraughtsFen.read("W:We3:Bd4,f4,d6,f6,h8");
        assertThat(Pdn.write(round, DraughtsMoves.legal(round)[0])).isIn("e3:g5:e7:c5:e3", "e3:c5:e7:g5:e3");
        assertThat(Pdn.write(DraughtsPosition.START, DraughtsMoves.legal(DraughtsPosition.START)[0]))
                .matches("[aceg]3-[bdfh]4");
    }

    @Test
    @DisplayName("random text never escapes with anything but a sentence")
    void randomText() {
        Random random = new Random(3);
        String alphabet = "WB:,Kabh123678-x. HF";
        for (int i = 0; i < 20_000; i++) {
            StringBuilder text = new StringBuilder(i % 2 == 0 ? "W:W" : "");
            for (int length = random.nextInt(12); length > 0; length--) {
                text.append(alphabet.charAt(random.nextInt(alphabet.length())));
            }
            refused(() -> DraughtsFen.read(text.toString()));
        }
    }

    private static void refused(Runnable reading) {
        try {
            reading.run();
        } catch (IllegalArgumentException sentence) {
            assertThat(sentence.getMessage()).isNotBlank();
        }
    }
}
