package sphericalknight.storage;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import sphericalknight.bits.SplitMix64;
import sphericalknight.chess.position.Position;

/** The games in the test resources, and random games. */
public final class DevelopmentGames {
    /** Rated games of club players. */
    public static final String LICHESS_A = "games-lichess-a-dev.txt";
    /** Unselected rated games. */
    public static final String LICHESS_B = "games-lichess-b-dev.txt";
    /** Games of an engine against itself. */
    public static final String SELFPLAY = "games-selfplay-dev.txt";

    public static final List<String> FILES = List.of(LICHESS_A, LICHESS_B, SELFPLAY);

    private DevelopmentGames() {}

    public static List<String> lines(String file) {
        try (InputStream in = DevelopmentGames.class.getResourceAsStream("/storage/" + file)) {
            assertThat(in).as(file).isNotNull();
            return new BufferedReader(new InputStreamReader(in, StandardCharsets.US_ASCII))
                    .lines()
                    .toList();
        } catch (IOException cause) {
            throw new UncheckedIOException(cause);
        }
    }

    /** Every n-th game of a file, starting with the first. */
    public static List<Game> games(String file, int every) {
        List<String> lines = lines(file);
        return IntStream.range(0, lines.size())
                .filter(i -> i % every == 0)
                .mapToObj(i -> Game.ofSan(lines.get(i)))
                .toList();
    }

    /** Passes every position of a game to {@code visitor}, including the first and the last; the visitor must leave it unchanged. */
    public static void positions(Game game, Consumer<Position> visitor) {
        Position position = Position.start();
        visitor.accept(position);
        for (int move : game.moves()) {
            position.make(move);
            visitor.accept(position);
        }
    }

    /** Passes {@code count} positions from games of random legal moves to {@code visitor}; no game has more than 200 plies. */
    public static void randomPositions(int count, long seed, Consumer<Position> visitor) {
        SplitMix64 random = new SplitMix64(seed);
        int shown = 0;
        while (shown < count) {
            Position position = Position.start();
            for (int ply = 0; ply <= 200 && shown < count; ply++, shown++) {
                visitor.accept(position);
                int[] moves = position.legalMoves();
                Arrays.sort(moves); // the same walk, whatever order the generator has
                if (moves.length == 0) {
                    shown++;
                    break;
                }
                position.make(moves[(int) Long.remainderUnsigned(random.next(), moves.length)]);
            }
        }
    }
}
