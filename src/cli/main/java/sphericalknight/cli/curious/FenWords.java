package sphericalknight.cli.curious;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.Supplier;
import picocli.CommandLine.Parameters;
import sphericalknight.chess.position.Position;
import sphericalknight.common.UserError;
import sphericalknight.draughts.DraughtsFen;
import sphericalknight.draughts.DraughtsPosition;

/** The FEN argument of a command, in one word or several; an invalid FEN is reported in one sentence. */
final class FenWords {
    @Parameters(
            paramLabel = "FEN",
            arity = "0..*",
            description = "A position, or startpos (which is also the default).")
    private List<String> words = new ArrayList<>();

    Position chess() {
        return read(Position::start, Position::fromFen);
    }

    DraughtsPosition draughts() {
        return read(() -> DraughtsPosition.START, DraughtsFen::read);
    }

    private <T> T read(Supplier<T> start, Function<String, T> reader) {
        String fen = text(words);
        return fen.isEmpty() || fen.equals("startpos") ? start.get() : read(fen, reader);
    }

    /** The words joined into one FEN. */
    static String text(List<String> words) {
        return String.join(" ", words).strip();
    }

    /** The position described by a FEN; throws a {@link UserError} if {@code reader} rejects it. */
    static <T> T read(String fen, Function<String, T> reader) {
        try {
            return reader.apply(fen);
        } catch (IllegalArgumentException faulty) {
            throw new UserError(faulty.getMessage() + ".", faulty);
        }
    }
}
