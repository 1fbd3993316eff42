package sphericalknight.web.live;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import sphericalknight.bits.Squares;
import sphericalknight.chess.endgame.MatePosition;
import sphericalknight.chess.endgame.MateTable;

@DisplayName("What the live boards answer")
class LiveTest {
    @Test
    @DisplayName("a knight on a4: four squares, and four ghosts without masks")
    void knight() throws Exception {
        JsonNode answer = ask("knight", set("a4"));
        assertThat(answer.at("/boards/0/set").asText()).isEqualTo(set("b2 c3 c5 b6"));
        assertThat(answer.at("/boards/1/wrong").asText()).isEqualTo(set("h1 g2 g4 h5"));
        assertThat(answer.at("/facts/0/1").asText()).isEqualTo("4 squares");
    }

    @Test
    @DisplayName("a king on h1, pawns on a2 and h7, a rook that is stopped")
    void others() throws Exception {
        assertThat(ask("king", set("h1")).at("/boards/0/set").asText()).isEqualTo(set("g1 g2 h2"));
        assertThat(ask("pawns", set("a2 h7")).at("/boards/0/set").asText()).isEqualTo(set("b3 g8"));
        assertThat(ask("pawns", set("a2 h7")).at("/boards/1/set").asText()).isEqualTo(set("a3 a4 h8"));
        JsonNode rook = ask("rook", String.valueOf(Squares.square("a1")), set("a3 c1"));
        assertThat(rook.at("/boards/0/set").asText()).isEqualTo(set("a2 a3 b1 c1"));
        assertThat(rook.at("/facts/2/1").asText()).isEqualTo("c1 a3");
        assertThat(ask("bishop", "0", set("c3")).at("/boards/0/set").asText()).isEqualTo(set("b2 c3"));
    }

    @Test
    @DisplayName("a set as a ribbon, in hexadecimal, and as Java prints it")
    void word() throws Exception {
        JsonNode answer = ask("word", set("h8 a1"));
        assertThat(answer.at("/strips/0/word").asText()).isEqualTo("-9223372036854775807");
        assertThat(answer.at("/facts/0/1").asText()).isEqualTo("0x8000000000000001");
        assertThat(answer.at("/facts/1/1").asText()).isEqualTo("-9223372036854775807");
    }

    @Test
    @DisplayName("bits are counted field by field")
    void popcount() throws Exception {
        JsonNode answer = ask("popcount", "-1");
        assertThat(answer.at("/strips/1/word").asText()).isEqualTo(String.valueOf(0xAAAA_AAAA_AAAA_AAAAL));
        assertThat(answer.at("/strips/3/word").asText()).isEqualTo(String.valueOf(0x0808_0808_0808_0808L));
        assertThat(answer.at("/facts/0/1").asText()).isEqualTo("64");
    }

    @Test
    @DisplayName("a magic index, a search, 0x88, keys, perft")
    void numbers() throws Exception {
        assertThat(ask("magic", "0", "0").at("/facts/3/1").asText()).isEqualTo("0");
        assertThat(ask("search", "0", "20261120").at("/facts/2/1").asText()).isEqualTo("12");
        JsonNode corner = ask("0x88", "0");
        assertThat(corner.at("/boards/0/set").asText()).isEqualTo(set("b3 c2"));
        assertThat(corner.at("/facts/4/0").asText()).isEqualTo("0x00 - 0x21 = 0xDF, & 0x88 = 0x88");
        JsonNode two = ask("zobrist", set("b1 g1"));
        assertThat(two.at("/facts")).hasSize(3);
        JsonNode perft = ask("perft", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "3");
        assertThat(perft.at("/facts/20/1").asText()).isEqualTo("8902");
    }

    @Test
    @DisplayName("the mate table: mate in 1 and in 33, and why kings that touch are no position")
    void mate() throws Exception {
        assertThat(mate("b6", "b5", "a6", "a8")).startsWith("mate in 1 by").contains(" b5c6");
        assertThat(mate("a1", "c1", "b1", "c2")).startsWith("mate in 33 by");
        assertThat(mate("a1", "c1", "b1", "a2")).contains("the kings on a1 and a2 touch");
    }

    private static String mate(String... men) throws Exception {
        String[] squares =
                Stream.of(men).map(name -> String.valueOf(Squares.square(name))).toArray(String[]::new);
        return ask("mate", squares).at("/facts/0/1").asText();
    }

    @Test
    @DisplayName("a game: every choice with what is left, the best first, to the end")
    void game() throws Exception {
        JsonNode mate = ask("game", "k7/8/NK6/1B6/8/8/8/8 w");
        assertThat(mate.path("says").asText()).isEqualTo("White to move: mate in 1.");
        assertThat(mate.at("/choices/0/move").asText()).isEqualTo("b5c6");
        assertThat(mate.at("/choices/0/moves").asInt()).isZero();
        assertThat(says(mate.at("/choices/0/fen").asText())).isEqualTo("Checkmate.");
        JsonNode check = ask("game", "7k/6B1/8/8/8/8/8/K1N5_b_-_-_0_1");
        assertThat(check.path("says").asText()).isEqualTo("Black to move, in check: drawn.");
        assertThat(check.at("/choices/0/move").asText()).isEqualTo("h8g7");
        assertThat(says(check.at("/choices/0/fen").asText())).isEqualTo("A man is lost: drawn.");
        assertThat(says("k7/8/1KN5/8/8/8/8/B7 b")).isEqualTo("Stalemate: drawn.");
        assertThat(says("8/8/8/8/8/8/2k5/KNB5 w")).isEqualTo("White to move: mate in 33.");
    }

    private static String says(String fen) throws Exception {
        return ask("game", fen).path("says").asText();
    }

    @ParameterizedTest
    @ValueSource(strings = {"1", "2", "-3"})
    @DisplayName("a hard position is at least thirty moves from mate")
    void hard(String seed) throws Exception {
        JsonNode men = ask("hard", seed);
        MatePosition position = new MatePosition(
                men.path("K").asInt(),
                men.path("B").asInt(),
                men.path("N").asInt(),
                men.path("k").asInt(),
                true);
        assertThat(MateTable.build().moves(position)).isBetween(30, 33);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        nonsense                      | has 1 field
        8/8/8/8/8/8/8/KBN4k           | has 1 field
        7k/8/8/8/8/8/8/KBN6 w         | rank 1
        7k/8/8/8/8/8/KBN5 w           | eight ranks
        7k/7K/8/8/8/8/8/2N1B3 b       | the kings on h8 and h7 touch
        7q/8/8/8/8/8/8/KBN5 w         | king
        7k/8/8/8/8/8/8/KBN5 x         | "x"
        7k/8/8/8/8/8/1B6/K1N5 w       | it must be Black's turn
        7k/8/8/8/8/8/8/KQN5 w         | white bishop
        """)
    @DisplayName("what is no position of the ending is refused in a sentence:")
    void noPosition(String fen, String words) {
        assertThatThrownBy(() -> Live.answer("game", new String[] {fen}))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining(words);
    }

    @Test
    @DisplayName("what is no question is refused in a sentence")
    void refused() {
        assertThatThrownBy(() -> Live.answer("unicorn", new String[] {"0"})).hasMessageContaining("unicorn");
        assertThatThrownBy(() -> Live.answer("perft", new String[] {"8/8/8/8/8/8/8/8 w - - 0 1", "9"}))
                .hasMessageContaining("depth 9");
    }

    private static JsonNode ask(String call, String... args) throws Exception {
        return new ObjectMapper().readTree(Live.answer(call, args));
    }

    private static String set(String names) {
        return String.valueOf(Squares.set(names));
    }
}
