package sphericalknight.storage.games;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import sphericalknight.storage.Game;

/**
 * Human games shipped with the course, for training and for measuring. They are stored by the {@code uniform} scheme: 2,232 games in 103 KB
 * instead of 700 KB of text.
 *
 * <pre>{@code
 * bytes 0-1       the length of the first game's code in bytes, big-endian
 * bytes 2-        its code; then the next game
 * }</pre>
 *
 * <p>Both sets are from lichess.org, whose games are in the public domain (CC0). Their sources are named in {@code storage/README.md} in
 * the test resources of the library, which also contain the games as text.
 */
public final class SampleGames {
    private static final ModelScheme SCHEME = new ModelScheme("uniform", MoveModel.UNIFORM);

    private SampleGames() {}

    /**
     * Returns 2,019 rated games (154,557 plies) from lichess.org, mostly rapid and classical games of 2019 and 2020, with a mean rating of
     * about 1820. They were chosen because each one is the source of a puzzle.
     */
    public static List<Game> a() {
        return read("lichess-a.games");
    }

    /**
     * Returns 213 unselected rated games (13,881 plies) played on lichess.org on 1 May 2025, mostly blitz and bullet games, with a mean
     * rating of about 1640.
     */
    public static List<Game> b() {
        return read("lichess-b.games");
    }

    /** {@return both sets, 2,232 games; the shipped models were trained on them} */
    public static List<Game> all() {
        List<Game> games = new ArrayList<>(a());
        games.addAll(b());
        return games;
    }

    private static List<Game> read(String resource) {
        try (InputStream in = SampleGames.class.getResourceAsStream(resource)) {
            return unpack(in.readAllBytes());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static List<Game> unpack(byte[] file) {
        List<Game> games = new ArrayList<>();
        for (int at = 0; at < file.length; ) {
            int length = (file[at] & 0xFF) << 8 | file[at + 1] & 0xFF;
            byte[] code = Arrays.copyOfRange(file, at + 2, at + 2 + length);
            games.add(SCHEME.decode(code));
            at += 2 + length;
        }
        return games;
    }
}
