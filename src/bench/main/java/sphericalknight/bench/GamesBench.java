package sphericalknight.bench;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import sphericalknight.storage.Game;
import sphericalknight.storage.Scheme;
import sphericalknight.storage.games.GameSchemes;
import sphericalknight.storage.games.SampleGames;

/**
 * Storing games and reading them, per ply. One byte per move only generates and sorts the legal moves: the others are to be compared with
 * it.
 */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
public class GamesBench {
    private static final int PLIES = 4_000;

    /** Games of people, 4,000 plies in all, and their codes. */
    @State(Scope.Thread)
    public static class Games {
        @Param({"one-byte", "uniform", "rank", "learned"})
        public String scheme;

        private Scheme<Game> codec;
        private final List<Game> games = new ArrayList<>();
        private final List<byte[]> codes = new ArrayList<>();

        @Setup
        public void begin() {
            codec = GameSchemes.named(scheme);
            int left = PLIES;
            for (Game game : SampleGames.b()) {
                if (left == 0) {
                    break;
                }
                int plies = Math.min(left, game.plies());
                games.add(Game.of(Arrays.copyOf(game.moves(), plies)));
                codes.add(codec.encode(games.get(games.size() - 1)));
                left -= plies;
            }
        }
    }

    @Benchmark
    @OperationsPerInvocation(PLIES)
    public int encode(Games games) {
        int bytes = 0;
        for (Game game : games.games) {
            bytes += games.codec.encode(game).length;
        }
        return bytes;
    }

    @Benchmark
    @OperationsPerInvocation(PLIES)
    public int decode(Games games) {
        int plies = 0;
        for (byte[] code : games.codes) {
            plies += games.codec.decode(code).plies();
        }
        return plies;
    }
}
