package sphericalknight.storage.games;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import sphericalknight.bits.SplitMix64;
import sphericalknight.storage.Game;

/** Games for tests; {@code storage/README.md} in the test resources names their sources. */
final class GameSets {
    static final String A = "games-lichess-a-dev.txt";
    static final String B = "games-lichess-b-dev.txt";
    static final String SELF_PLAY = "games-selfplay-dev.txt";

    /** Fool's mate, a stalemate in ten moves (S. Loyd), all underpromotions in 24 plies, and games of only a few plies. */
    static final List<Game> HARD = Stream.of(
                    "",
                    "a3",
                    "h4 h5",
                    "f3 e5 g4 Qh4#",
                    "e3 a5 Qh5 Ra6 Qxa5 h5 h4 Rah6 Qxc7 f6 Qxd7+ Kf7 Qxb7 Qd3 Qxb8 Qh7 Qxc8 Kg6 Qe6",
                    "a4 h5 a5 h4 a6 h3 axb7 hxg2 bxa8=N gxh1=N b4 g5 b5 g4 b6 g3 bxa7 gxh2 axb8=B hxg1=B d4 e5 Bg5 Bc5")
            .map(Game::ofSan)
            .toList();

    private GameSets() {}

    static List<String> lines(String name) {
        try (InputStream in = GameSets.class.getResourceAsStream("/storage/" + name)) {
            return new String(in.readAllBytes(), StandardCharsets.US_ASCII)
                    .lines()
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Every {@code step}-th game of a set. */
    static List<Game> sample(String name, int step) {
        List<String> lines = lines(name);
        List<Game> games = new ArrayList<>();
        for (int i = 0; i < lines.size(); i += step) {
            games.add(Game.ofSan(lines.get(i)));
        }
        return games;
    }

    /** Games of random legal moves, with strange positions, many promotions and few sensible moves. */
    static List<Game> random(int count, int longest, long seed) {
        SplitMix64 random = new SplitMix64(seed);
        List<Game> games = new ArrayList<>();
        for (int game = 0; game < count; game++) {
            GameCursor cursor = new GameCursor();
            long plies = Long.remainderUnsigned(random.next(), longest + 1L);
            while (cursor.plies() < plies && cursor.count() > 0) {
                cursor.play((int) Long.remainderUnsigned(random.next(), cursor.count()));
            }
            games.add(cursor.game());
        }
        return games;
    }
}
