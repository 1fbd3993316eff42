package sphericalknight.cli;

import java.io.IOException;
import java.io.OutputStream;
import java.util.List;
import java.util.function.Function;
import java.util.function.ToIntFunction;
import sphericalknight.chess.position.Position;
import sphericalknight.common.UserError;
import sphericalknight.storage.Game;
import sphericalknight.storage.GameScheme;
import sphericalknight.storage.PositionScheme;
import sphericalknight.storage.Scheme;
import sphericalknight.storage.file.StoreHeader;
import sphericalknight.storage.file.StoreWriter;
import sphericalknight.storage.games.GameSchemes;
import sphericalknight.storage.positions.PositionSchemes;

/**
 * What the storage commands work on: positions as lines of FEN, or games as lines of SAN.
 *
 * @param name in messages
 * @param schemes all of them
 * @param parse a line as an object
 * @param text an object as a line
 * @param plies half-moves of an object; 0 for positions
 */
record Stored<T>(
        String name,
        List<? extends Scheme<T>> schemes,
        Function<String, T> parse,
        Function<T, String> text,
        ToIntFunction<T> plies) {
    static final Stored<Position> POSITIONS =
            new Stored<>("positions", PositionSchemes.all(), Position::fromFen, Position::fen, position -> 0);
    static final Stored<Game> GAMES = new Stored<>("games", GameSchemes.all(), Game::ofSan, Game::san, Game::plies);

    /** The kind that the option --games asks for. */
    static Stored<?> of(boolean games) {
        return games ? GAMES : POSITIONS;
    }

    /** The kind that a file holds. */
    static Stored<?> of(StoreHeader header) {
        return of(header.kind() == StoreHeader.Kind.GAMES);
    }

    Scheme<T> scheme(String wanted) {
        for (Scheme<T> scheme : schemes) {
            if (scheme.name().equals(wanted)) {
                return scheme;
            }
        }
        throw new UserError("There is no scheme \"" + wanted + "\" for " + name + "; --scheme can be "
                + String.join(", ", schemes.stream().map(Scheme::name).toList()) + ".");
    }

    /** A comment, or for positions an empty line; an empty line among games is a game without moves. */
    boolean isSkipped(String line) {
        return line.startsWith("#") || line.isBlank() && this == POSITIONS;
    }

    @SuppressWarnings("unchecked")
    StoreWriter<T> writer(Scheme<T> scheme, OutputStream out) throws IOException {
        return (StoreWriter<T>)
                (this == GAMES
                        ? StoreWriter.games((GameScheme) scheme, out)
                        : StoreWriter.positions((PositionScheme) scheme, out));
    }

    StoreHeader header(Scheme<T> scheme) {
        return this == GAMES ? StoreHeader.of((GameScheme) scheme) : StoreHeader.of((PositionScheme) scheme);
    }
}
