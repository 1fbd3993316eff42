package sphericalknight.lessons;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import sphericalknight.chess.position.Position;
import sphericalknight.chess.position.Uci;
import sphericalknight.storage.Game;
import sphericalknight.storage.games.FamousGames;
import sphericalknight.storage.games.GameCursor;
import sphericalknight.storage.games.MoveModel;
import sphericalknight.storage.games.Surprisal;
import sphericalknight.storage.positions.PositionSchemes;

@DisplayName("Lesson 12: the code it builds, and the figures its text names")
class Lesson12Test {
    @Test
    @DisplayName("n boards need the bits of n - 1: 0 for one board, 1 for two, 4 for 13 and for 16, 5 for 17")
    void bits() {
        int[] boards = {1, 2, 13, 16, 17};
        int[] bits = {0, 1, 4, 4, 5};
        for (int i = 0; i < boards.length; i++) {
            assertThat(Lesson12.bits(BigInteger.valueOf(boards[i]))).isEqualTo(bits[i]);
        }
    }

    @Test
    @DisplayName("of a game of 33 plies the positions after 8, 16, 24 and 32 are taken, and their mean size")
    void sample() {
        List<Position> positions = Lesson12.sample(List.of(FamousGames.opera()));
        assertThat(positions).extracting(Position::moveNumber).containsExactly(5, 9, 13, 17);
        assertThat(Lesson12.mean(PositionSchemes.named("nibbles"), positions)).isEqualTo(256);
    }

    @Test
    @DisplayName("a chance of 1 costs nothing, of 1/2 one bit, of 1/8 three, of 3/4 0.415")
    void cost() {
        assertThat(Lesson12.cost(1)).isZero();
        assertThat(Lesson12.cost(0.5)).isEqualTo(1);
        assertThat(Lesson12.cost(0.125)).isEqualTo(3);
        assertThat(Lesson12.cost(0.75)).isCloseTo(0.415, within(0.0005));
    }

    @Test
    @DisplayName("a guess that is right costs its surprisal; if it is wrong, the other moves share what is left")
    void pay() {
        Position start = Position.start();
        int e4 = Uci.move(start, "e2e4");
        assertThat(Lesson12.pay(start, e4, "e4 50")).isEqualTo(1);
        assertThat(Lesson12.pay(start, e4, "e4 100")).isZero();
        assertThat(Lesson12.pay(start, e4, "d4 5")).isCloseTo(Math.log(20) / Math.log(2), within(1e-9));
        assertThat(Lesson12.pay(start, e4, "d4 100")).isInfinite();
    }

    @Test
    @DisplayName("two half-moves have 20 moves each to choose from, log2(20) bits")
    void alphabet() {
        double[] size = Lesson12.alphabet(List.of(Game.ofSan("e4 e5")));
        assertThat(size[0]).isEqualTo(20);
        assertThat(size[1]).isCloseTo(4.322, within(0.001));
    }

    @Test
    @DisplayName("castling is drawn to the square where the king ends")
    void castling() {
        Position position = Position.fromFen("r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1");
        assertThat(Lesson12.target(Uci.move(position, "e8g8"))).isEqualTo(62);
        assertThat(Lesson12.target(Uci.move(position, "e8c8"))).isEqualTo(58);
        assertThat(Lesson12.target(Uci.move(position, "a8a1"))).isEqualTo(0);
    }

    @Test
    @DisplayName("a surprise is told with its rank and what was expected, and drawn with an arrow")
    void told() {
        Surprisal first = Surprisal.curve(Game.ofSan("h4"), MoveModel.UNIFORM).get(0);
        assertThat(Lesson12.told(first)).startsWith("1. h4 4.3 bits, choice ").contains(" of 20; expected ", " 5 %");
        assertThat(Lesson12.scene(first).alt()).contains("1. h4 4.3 bits", "h2-h4");
    }

    @Test
    @DisplayName("three features for each move: a pawn to e4, from e2, taking nothing; Black's squares are mirrored")
    void features() {
        GameCursor cursor = new GameCursor();
        int e4 = cursor.indexOf(Uci.move(cursor.position(), "e2e4"));
        assertThat(Lesson12.features(cursor, e4)).containsExactly(28, 384 + 12, 768 + 4 * 6);
        cursor.play(e4);
        int e5 = cursor.indexOf(Uci.move(cursor.position(), "e7e5"));
        assertThat(Lesson12.features(cursor, e5)).containsExactly(28, 384 + 12, 768 + 4 * 6);
    }

    @Test
    @DisplayName("a queen that takes back a knight on a square that nothing attacks")
    void capture() {
        GameCursor cursor = new GameCursor();
        for (int move : Game.ofSan("e4 d5 exd5 Nf6 Nc3 Nxd5 Nxd5").moves()) {
            cursor.play(cursor.indexOf(move));
        }
        int queen = cursor.indexOf(Uci.move(cursor.position(), "d8d5"));
        assertThat(Lesson12.features(cursor, queen)[2]).isEqualTo(768 + 4 * (7 * 4 + 1) + 1);
    }

    @Test
    @DisplayName(
            "with all weights 0 the softmax is uniform; the first step moves e4's weights up by 19/20, others down")
    void learning() {
        double[] weights = new double[936];
        assertThat(Lesson12.softmax(new GameCursor(), weights)).hasSize(20).containsOnly(0.05);
        assertThat(Lesson12.learn(Game.ofSan("e4"), weights, 1)).isCloseTo(4.3219, within(0.0001));
        assertThat(weights[28]).isCloseTo(0.95, within(1e-12));
        assertThat(weights[27]).as("a pawn to d4").isCloseTo(-0.05, within(1e-12));
        double[] after = Lesson12.softmax(new GameCursor(), weights);
        assertThat(Arrays.stream(after).sum()).isCloseTo(1, within(1e-12));
        assertThat(Arrays.stream(after).max().orElseThrow()).as("e4").isGreaterThan(0.15);
    }
}
