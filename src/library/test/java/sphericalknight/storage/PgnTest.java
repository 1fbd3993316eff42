package sphericalknight.storage;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.BufferedReader;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("Games in PGN")
class PgnTest {
    private static final String LICHESS = """
            [Event "Rated blitz game"]
            [Site "https://lichess.org/abcdefgh"]
            [Date "2026.11.01"]
            [White "anna"]
            [Black "M\u00fcller \\"the wall\\" [GM]"]
            [Result "1-0"]
            [UTCTime "12:00:01"]
            [Variant "Standard"]
            [ECO "C60"]
            [Termination "Normal"]

            1. e4 { [%eval 0.17] [%clk 0:05:00] } 1... e5 { [%eval 0.3] [%clk 0:05:00] } 2. Nf3 $1 { [%clk 0:04:58] } \
            2... f6?! { (0.30 \u2192 1.52) Inaccuracy. Nc6 was best. } { [%clk 0:04:55] } (2... Nc6 3. Bb5 (3. Bc4 Bc5) 3... a6) \
            3. Nxe5! fxe5 4. Qh5+ 1-0


            """;
    private static final String CHESS_COM = """
            [Event "Live Chess"]
            [Site "Chess.com"]
            [Result "0-1"]
            [SetUp "1"]
            [FEN "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"]
            [TimeControl "180+2"]
            [EndTime "8:01:02 GMT+0000"]

            1. f3 {[%clk 0:03:01.9]} 1... e5 {[%clk 0:03:00.1]} 2. g4 {[%clk 0:02:59]} 2... Qh4# {[%clk 0:02:58.4]} 0-1
            """;

    @TempDir
    private Path folder;

    private static List<String> read(String text) {
        return Pgn.games(text).stream().map(Game::san).toList();
    }

    @Test
    @DisplayName(
            "exports of Lichess and chess.com: tags, clocks, evaluations, glyphs, comments, nested variations, a result")
    void exports() {
        assertThat(read(LICHESS)).containsExactly("e4 e5 Nf3 f6 Nxe5 fxe5 Qh5+");
        assertThat(read(CHESS_COM)).containsExactly("f3 e5 g4 Qh4#");
    }

    @Test
    @DisplayName("several games, one after another, in one text and from a file in four encodings")
    void several() throws IOException {
        String all = LICHESS + CHESS_COM + LICHESS;
        assertThat(read(all)).hasSize(3);
        assertThat(read(all.replace("\n", "\r\n"))).hasSize(3);
        for (byte[] bytes : List.of(
                all.getBytes(StandardCharsets.UTF_8),
                ("\uFEFF" + all).getBytes(StandardCharsets.UTF_8),
                ("\uFEFF" + all).getBytes(StandardCharsets.UTF_16BE),
                ("\uFEFF" + all).getBytes(StandardCharsets.UTF_16LE),
                all.getBytes(StandardCharsets.ISO_8859_1))) {
            Path file = Files.write(folder.resolve("games.pgn"), bytes);
            assertThat(Pgn.games(file)).hasSize(3);
        }
    }

    @ParameterizedTest(name = "{0}")
    @ValueSource(
            strings = {
                "e4 e5 Nf3 Nc6",
                "1.e4 e5 2.Nf3 Nc6 *",
                "1. e4 e5 2. Nf3 Nc6 1/2-1/2",
                "1 e4 e5 2 Nf3 Nc6",
                "1. e4 1... e5 2. Nf3 2... Nc6",
                "1. e4 ; best by test\n1... e5 2. Nf3 Nc6",
                "1.e4(1.d4 d5)e5{a}2.Nf3$14Nc6",
                "1. e4!! e5?? 2. Nf3 = Nc6 +-",
                "% made by hand\n1. e4 e5 {over\ntwo lines} 2. Nf3 Nc6 \u00BD-\u00BD",
                "[Event \"?\"] [White \"a ] b\"] 1. e4 e5 2. Nf3 Nc6 0-1",
                "1. e2-e4 e7-e5 2. Ng1-f3 Nb8-c6"
            })
    @DisplayName("the same four half-moves in many dresses")
    void dresses(String text) {
        assertThat(read(text)).containsExactly("e4 e5 Nf3 Nc6");
    }

    @Test
    @DisplayName(
            "games that follow each other without tags and results; a game without moves has a tag or a result of its own")
    void boundaries() {
        assertThat(read("1. e4 e5\n1. d4 d5 2. c4\n1. c4")).containsExactly("e4 e5", "d4 d5 c4", "c4");
        assertThat(read("[White \"a\"]\n\n0-1\n\n[White \"b\"]\n\n1. e4 *")).containsExactly("", "e4");
        assertThat(read("")).isEmpty();
        assertThat(read("  \n\uFEFF")).isEmpty();
    }

    @Test
    @DisplayName("FIDE's promotions and en passant, castling with zeros")
    void spellings() {
        assertThat(
                        read(
                                "1. a4 h5 2. a5 h4 3. a6 h3 4. axb7 hxg2 5. bxa8(Q) gxh1Q 6. Nf3 e5 7. d4 e4 8. d5 c5 9. dxc6 e.p. d6 *"))
                .containsExactly("a4 h5 a5 h4 a6 h3 axb7 hxg2 bxa8=Q gxh1=Q Nf3 e5 d4 e4 d5 c5 dxc6 d6");
        assertThat(read("1. e4 e5 2. Nf3 Nf6 3. Bc4 Bc5 4. 0-0 0-0")).containsExactly("e4 e5 Nf3 Nf6 Bc4 Bc5 O-O O-O");
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "1. e4 e5 2. Ke3         | line 1, move 2 of White: SAN \"Ke3\": no king of White can legally move to e3",
                "1. e4 -- 2. d4          | line 1, move 1 of Black: SAN \"--\": a move is written like e4, Nf3, exd8=Q+ or O-O",
                "1. e4 P@e5              | line 1, move 1 of Black: SAN \"P@e5\": a move is written like e4, Nf3, exd8=Q+ or O-O",
                "1. e4 e5) 2. d4         | line 1, move 2 of White: SAN \")\": a move is written like e4, Nf3, exd8=Q+ or O-O",
                "1. e4 {no end           | line 1: the comment that begins here has no }",
                "1. e4 (1. d4            | line 1: the variation that begins here has no )",
                "[Event \"a\"            | line 1: the tag \"Event \"a\"\" has no ]",
                "[Variant \"Atomic\"] *  | line 1: this is a game of \"Atomic\", which has other rules than chess; leave it out",
                "[FEN \"4k3/8/8/8/8/8/8/4K3 w - - 0 1\"] | line 1: this game begins from another position than the start; leave it out"
            })
    @DisplayName("what cannot be read says where and what it is")
    void refused(String text, String sentence) {
        assertThatThrownBy(() -> Pgn.games(text))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage(sentence);
    }

    @Test
    @DisplayName(
            "a text of ten million characters that is one word, one tag or one comment is refused or skipped at once")
    void bounded() throws IOException {
        String much = "a".repeat(10_000_000);
        assertThatThrownBy(() -> Pgn.games(much)).hasMessageContaining("a move is written like");
        assertThat(read("{" + much + "} 1. e4")).containsExactly("e4");
        assertThat(read("[White \"" + much + "\"] 1. e4")).containsExactly("e4");
        assertThat(read("(".repeat(1_000_000) + ")".repeat(1_000_000) + " e4")).containsExactly("e4");
    }

    @Test
    @DisplayName("three thousand damaged texts are read or refused, nothing else happens")
    void damaged() {
        damage(3_000, 1);
    }

    @Test
    @Tag("exhaustive")
    @DisplayName("half a million damaged texts are read or refused, nothing else happens")
    void muchDamaged() {
        damage(500_000, 2);
    }

    private static void damage(int texts, long seed) {
        Random random = new Random(seed);
        String good = LICHESS + CHESS_COM;
        String signs = "{}()[];%$\"*.1-0 \nNxe4=Q@\\\uFEFF";
        for (int i = 0; i < texts; i++) {
            StringBuilder text = new StringBuilder(good.substring(random.nextInt(good.length())));
            for (int change = random.nextInt(6); change >= 0 && !text.isEmpty(); change--) {
                text.setCharAt(random.nextInt(text.length()), signs.charAt(random.nextInt(signs.length())));
            }
            List<Game> games = new ArrayList<>();
            try {
                Pgn.read(new BufferedReader(new StringReader(text.toString())), games::add);
            } catch (IllegalArgumentException refused) {
                assertThat(refused.getMessage()).startsWith("line ").doesNotContain("\n");
            } catch (IOException impossible) {
                throw new AssertionError(impossible);
            }
        }
    }

    @Test
    @DisplayName("a file that is empty or has one byte is an empty text")
    void empty() throws IOException {
        assertThat(Pgn.text(new ByteArrayInputStream(new byte[0])).readLine()).isNull();
        assertThat(Pgn.text(new ByteArrayInputStream(new byte[] {'a'})).readLine())
                .isEqualTo("a");
    }
}
