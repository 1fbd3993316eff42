package sphericalknight.cli;

import java.util.List;
import java.util.function.Function;
import java.util.function.Supplier;
import sphericalknight.common.UserError;

/** Parses a position of any game from command-line arguments; an invalid one gives a one-sentence error. */
final class FenWords {
    private FenWords() {}

    /** The FEN as one text, quoted or not. */
    static String text(List<String> words) {
        return String.join(" ", words).strip();
    }

    /** The position of a FEN; {@code startpos} or nothing is the start of the game. */
    static <T> T read(List<String> words, Supplier<T> start, Function<String, T> reader) {
        String fen = text(words);
        return fen.isEmpty() || fen.equals("startpos") ? start.get() : read(fen, reader);
    }

    /** The position described by a FEN. */
    static <T> T read(String fen, Function<String, T> reader) {
        try {
            return reader.apply(fen);
        } catch (IllegalArgumentException faulty) {
            throw new UserError(faulty.getMessage() + ".", faulty);
        }
    }
}
