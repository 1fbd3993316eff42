package sphericalknight.cli;

import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import sphericalknight.chess.position.PolyglotKey;
import sphericalknight.chess.position.Position;

/** {@code course zobrist}: the key of a position. */
@Command(name = "zobrist", description = "Print the Zobrist key of a position.", mixinStandardHelpOptions = true)
final class ZobristCommand implements Runnable {
    /** Which random numbers to use. */
    enum Keys {
        COURSE,
        POLYGLOT
    }

    @Spec
    private CommandSpec spec;

    @Parameters(
            paramLabel = "FEN",
            arity = "0..*",
            description = "A position, or startpos (which is also the default).")
    private List<String> fen = new ArrayList<>();

    @Option(
            names = "--keys",
            defaultValue = "course",
            description = "The course's own numbers, or polyglot for those of opening books.")
    private Keys keys;

    @Override
    public void run() {
        Position position = ChessPositions.read(fen);
        long key = keys == Keys.POLYGLOT ? PolyglotKey.of(position) : position.key();
        spec.commandLine().getOut().printf("%016x%n", key);
    }
}
