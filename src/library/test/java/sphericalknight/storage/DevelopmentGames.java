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
    /** All files. */
    public static final List<String> FILES = List.of(LICHESS_A, LICHESS_B, SELFPLAY);

    private DevelopmentGames() {}

    /** The lines of a file. */
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

    /** The games of a file: every n-th, from the first on. */
    public static List<Game> games(String file, int every) {
        List<String> lines = lines(file);
        return IntStream.range(0, lines.size())
                .filter(i -> i % every == 0)
                .mapToObj(i -> Game.ofSan(lines.get(i)))
                .toList();
    }

    /** Shows every position of a game, the first and the last included; the visitor must leave it as it is. */
    public static void positions(Game game, Consumer<Position> visitor) {
        Position position = Position.start();
        visitor.accept(position);
        for (int move : game.moves()) {
            position.make(move);
            visitor.accept(position);
        }
    }

    /** Shows positions of games of random legal moves, at most 200 plies each. */
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
