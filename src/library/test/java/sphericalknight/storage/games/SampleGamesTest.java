package sphericalknight.storage.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import sphericalknight.storage.Game;
import sphericalknight.storage.SampleFiles;

@DisplayName("The sample games are those of the text files")
class SampleGamesTest {
    private static void areLike(List<Game> games, String file, int step) {
        List<String> lines = SampleFiles.lines(file);
        assertThat(games).hasSameSizeAs(lines);
        for (int i = 0; i < lines.size(); i += step) {
            assertThat(games.get(i)).isEqualTo(Game.ofSan(lines.get(i)));
        }
    }

    @Test
    @DisplayName("2,019 games with 154,557 plies and 213 with 13,881; some of them read from the text")
    void some() {
        List<Game> a = SampleGames.a();
        List<Game> b = SampleGames.b();
        assertThat(a.stream().mapToInt(Game::plies).sum()).isEqualTo(154_557);
        assertThat(b.stream().mapToInt(Game::plies).sum()).isEqualTo(13_881);
        areLike(a, SampleFiles.LICHESS_A, 100);
        areLike(b, SampleFiles.LICHESS_B, 20);
    }

    @Tag("exhaustive")
    @Test
    @DisplayName("all of them read from the text, and packed to the same bytes")
    void all() throws Exception {
        areLike(SampleGames.a(), SampleFiles.LICHESS_A, 1);
        areLike(SampleGames.b(), SampleFiles.LICHESS_B, 1);
        try (var in = SampleGames.class.getResourceAsStream("lichess-a.games")) {
            assertThat(packed(SampleGames.a())).isEqualTo(in.readAllBytes());
        }
    }

    /** The codes of the games, each after its length in two bytes. */
    private static byte[] packed(List<Game> games) {
        ByteArrayOutputStream file = new ByteArrayOutputStream();
        for (Game game : games) {
            byte[] code = GameSchemes.named("uniform").encode(game);
            file.write(code.length >>> 8);
            file.write(code.length);
            file.writeBytes(code);
        }
        return file.toByteArray();
    }
}
