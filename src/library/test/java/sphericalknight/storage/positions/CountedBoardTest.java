package sphericalknight.storage.positions;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.List;
import java.util.stream.DoubleStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import sphericalknight.chess.position.Position;
import sphericalknight.storage.Game;
import sphericalknight.storage.SampleFiles;
import sphericalknight.storage.games.SampleGames;

@DisplayName("Boards coded with what was counted in games")
class CountedBoardTest {
    private static final List<CountedBoard> SCHEMES =
            CountedBoard.learn(SampleGames.b().subList(0, 100));

    private static double information(CountedBoard scheme, Position position) {
        return DoubleStream.of(scheme.surprisals(position)).sum();
    }

    @Test
    @DisplayName("with equal weights every arrangement is equally likely: two kings cost log2(64 * 63)")
    void equalWeights() {
        double[] bits = SCHEMES.get(0).surprisals(Position.fromFen("8/8/8/3k4/8/8/8/K7 w - - 0 1"));
        double squares = DoubleStream.of(bits).limit(64).sum();
        assertThat(squares).isCloseTo(Math.log(64 * 63) / Math.log(2), within(1e-9));
    }

    @Test
    @DisplayName("each scheme that knows more stores other games in less")
    void ladder() {
        double[] sums = new double[3];
        int count = 0;
        for (Game game : SampleGames.b().subList(100, 130)) {
            Position position = Position.start();
            for (int ply = 0; ply < game.plies(); ply++, count++) {
                position.make(game.move(ply));
                for (int i = 0; i < 3; i++) {
                    sums[i] += SCHEMES.get(i).bits(position);
                }
            }
        }
        assertThat(sums[1]).isLessThan(0.8 * sums[0]);
        assertThat(sums[2]).isLessThan(0.98 * sums[1]);
        assertThat(sums[2] / count).isBetween(60.0, 90.0);
    }

    @Test
    @DisplayName("a code is at most a byte longer than its information")
    void size() {
        for (CountedBoard scheme : SCHEMES) {
            for (Position position : SampleFiles.hardPositions()) {
                assertThat((double) scheme.bits(position)).isLessThan(information(scheme, position) + 9);
            }
        }
    }

    @Test
    @DisplayName("a code with more than one end is refused")
    void behindTheEnd() {
        byte[] code = SCHEMES.get(2).encode(Position.start());
        byte[] longer = Arrays.copyOf(code, code.length + 8);
        assertThatIllegalArgumentException().isThrownBy(() -> SCHEMES.get(2).decode(longer));
    }
}
