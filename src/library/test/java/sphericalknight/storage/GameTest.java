package sphericalknight.storage;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Games")
class GameTest {
    @Test
    @DisplayName("a line of SAN is a game and back")
    void san() {
        Game game = Game.ofSan(" e4 e5  Nf3 ");
        assertThat(game.plies()).isEqualTo(3);
        assertThat(game.san()).isEqualTo("e4 e5 Nf3");
        assertThat(game).isEqualTo(Game.of(game.moves()));
        assertThat(game.end().fen()).isEqualTo("rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2");
        assertThat(Game.ofSan("")).isEqualTo(Game.of());
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Game.ofSan("e4 e5 Ke3"))
                .withMessageStartingWith("ply 3, SAN \"Ke3\"");
    }
}
