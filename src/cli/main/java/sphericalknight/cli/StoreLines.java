package sphericalknight.cli;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import sphericalknight.common.UserError;
import sphericalknight.storage.Scheme;
import sphericalknight.storage.file.StoredKind;

/** Reads positions or games from lines of text, and finds the schemes that store them. Errors become one-sentence messages for the user. */
final class StoreLines {
    /** Receives the objects of a file, one after another. */
    interface Taker<T> {
        void take(T object) throws IOException;
    }

    private StoreLines() {}

    /** The kind of objects to store: games if the option {@code --games} is given, otherwise positions. */
    static StoredKind<?> kind(boolean games) {
        return games ? StoredKind.GAMES : StoredKind.POSITIONS;
    }

    static <T> Scheme<T> scheme(StoredKind<T> kind, String name) {
        try {
            return kind.scheme(name);
        } catch (IllegalArgumentException unknown) {
            throw new UserError(
                    "There is no scheme \"" + name + "\" for " + kind.name() + "; --scheme can be "
                            + String.join(
                                    ", ",
                                    kind.schemes().stream().map(Scheme::name).toList()) + ".",
                    unknown);
        }
    }

    /** Passes every object of a file to {@code taker} and returns the number of objects. */
    static <T> int read(Path file, String task, StoredKind<T> kind, Taker<T> taker) throws IOException {
        int count = 0;
        int number = 0;
        try (BufferedReader lines =
                new BufferedReader(new InputStreamReader(StoreStreams.open(file, task), StandardCharsets.UTF_8))) {
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                number++;
                if (isSkipped(line, kind)) {
                    continue;
                }
                try {
                    taker.take(kind.parse().apply(line));
                } catch (IllegalArgumentException faulty) {
                    throw new UserError(
                            StoreStreams.name(file) + ", line " + number + ": " + faulty.getMessage() + ".", faulty);
                }
                count++;
            }
        }
        return count;
    }

    /** Whether a line is skipped: a comment, or a blank line among positions. A blank line among games is a game without moves. */
    private static boolean isSkipped(String line, StoredKind<?> kind) {
        return line.startsWith("#") || line.isBlank() && kind == StoredKind.POSITIONS;
    }
}
