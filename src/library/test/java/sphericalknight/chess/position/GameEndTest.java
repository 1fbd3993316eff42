package sphericalknight.chess.position;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("GameEnd: mate, stalemate, dead positions, repetition and the clock")
class GameEndTest {
    @ParameterizedTest(name = "{0} {1}")
    @CsvSource({
        "NONE, rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "CHECKMATE, rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3",
        "STALEMATE, 7k/5Q2/6K1/8/8/8/8/8 b - - 0 1",
        "CHECKMATE, 7k/6Q1/6K1/8/8/8/8/8 b - - 150 90",
        "DEAD_POSITION, 4k3/8/8/8/8/8/8/4K3 w - - 0 1",
        "DEAD_POSITION, 4k3/8/8/8/8/8/8/4KN2 w - - 0 1",
        "DEAD_POSITION, 4kb2/8/8/8/8/8/8/4K3 w - - 0 1",
        "DEAD_POSITION, B3k3/8/8/8/8/8/6b1/4K2B w - - 0 1",
        "NONE, b3k3/8/8/8/8/8/8/B3K3 w - - 0 1",
        "NONE, 4kn2/8/8/8/8/8/8/4KN2 w - - 0 1",
        "NONE, 4k3/8/8/8/8/8/8/3NKN2 w - - 0 1",
        "NONE, 4kn2/8/8/8/8/8/8/4KB2 w - - 0 1",
        "NONE, 4k3/8/8/8/8/8/P7/4K3 w - - 0 1",
        "NONE, 4k3/8/8/8/8/8/8/R3K3 w - - 149 80",
        "SEVENTY_FIVE_MOVES, 4k3/8/8/8/8/8/8/R3K3 w - - 150 80",
    })
    void ofAPosition(GameEnd expected, String fen) {
        assertThat(GameEnd.of(Position.fromFen(fen))).isEqualTo(expected);
    }

    @Test
    @DisplayName("knights out and back: the fifth time is the end")
    void repetition() {
        Position position = Position.start();
        for (int round = 0; round < 4; round++) {
            play(position, "g1f3 g8f6 f3g1 f6g8");
            assertThat(position.occurrences()).isEqualTo(round + 2);
            assertThat(GameEnd.of(position)).isEqualTo(round == 3 ? GameEnd.FIVEFOLD_REPETITION : GameEnd.NONE);
        }
        position.unmake();
        assertThat(position.occurrences()).isEqualTo(4);
    }

    @Test
    @DisplayName("a lost castling right makes it another position")
    void castlingRightsCount() {
        Position position = Position.fromFen("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
        play(position, "h1g1 h8g8 g1h1 g8h8");
        assertThat(position.occurrences()).isEqualTo(1);
        play(position, "a1b1 a8b8 b1a1 b8a8");
        assertThat(position.occurrences()).isEqualTo(1);
        play(position, "h1g1 h8g8 g1h1 g8h8");
        assertThat(position.occurrences()).isEqualTo(2);
    }

    @Test
    @DisplayName("an en passant capture that was legal makes it another position, one that was not does not")
    void enPassantCounts() {
        Position legal = Position.fromFen("4k3/8/8/8/1p6/8/P7/4K3 w - - 0 1");
        play(legal, "a2a4 e8e7 e1e2 e7e8 e2e1");
        assertThat(legal.occurrences()).isEqualTo(1);
        Position impossible = Position.fromFen("4k3/8/8/8/8/8/P7/4K3 w - - 0 1");
        play(impossible, "a2a4 e8e7 e1e2 e7e8 e2e1");
        assertThat(impossible.occurrences()).isEqualTo(2);
    }

    @Test
    @DisplayName("taking back more than was played is refused in one sentence")
    void nothingToTakeBack() {
        assertThatThrownBy(() -> Position.start().unmake())
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("no move to take back: nothing was played from this position");
    }

    private static void play(Position position, String moves) {
        for (String move : moves.split(" ")) {
            position.make(Uci.move(position, move));
        }
    }
}
