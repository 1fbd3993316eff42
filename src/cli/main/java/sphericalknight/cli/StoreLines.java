package sphericalknight.cli;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import sphericalknight.common.UserError;

/** Reads positions or games line by line; a faulty line is named. */
final class StoreLines {
    /** Takes one object after the other. */
    interface Taker<T> {
        void take(T object) throws IOException;
    }

    private StoreLines() {}

    /** Hands every object of a file to {@code taker}; returns how many there were. */
    static <T> int read(Path file, String task, Stored<T> kind, Taker<T> taker) throws IOException {
        int count = 0;
        int number = 0;
        try (BufferedReader lines =
                new BufferedReader(new InputStreamReader(StoreStreams.open(file, task), StandardCharsets.UTF_8))) {
            for (String line = next(lines, file); line != null; line = next(lines, file)) {
                number++;
                if (kind.isSkipped(line)) {
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

    private static String next(BufferedReader lines, Path file) {
        try {
            return lines.readLine();
        } catch (IOException fault) {
            throw new UserError(
                    "Cannot read " + StoreStreams.name(file) + "; name a file, not a folder, that you may read.",
                    fault);
        }
    }
}
