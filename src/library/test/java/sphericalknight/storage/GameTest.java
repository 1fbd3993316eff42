package sphericalknight.storage;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import sphericalknight.chess.position.Position;

@DisplayName("Games, and what is kept of a position")
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

    @Test
    @DisplayName("board, repetition state and FEN state keep more and more of a position")
    void fidelity() {
        String board = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR";
        Position position = Game.ofSan("e4").end();
        assertThat(Kept.of(position, Fidelity.BOARD)).isEqualTo(board);
        assertThat(Kept.of(position, Fidelity.REPETITION_STATE)).isEqualTo(board + " b KQkq -");
        assertThat(Kept.of(position, Fidelity.FEN_STATE)).isEqualTo(board + " b KQkq e3 0 1");
        Position legal = Game.ofSan("e4 a6 e5 d5").end();
        assertThat(Kept.of(legal, Fidelity.REPETITION_STATE)).endsWith(" w KQkq d6");
        assertThat(Fidelity.REPETITION_STATE).hasToString("repetition state");
    }
}
