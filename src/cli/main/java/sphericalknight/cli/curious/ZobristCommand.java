package sphericalknight.cli.curious;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import sphericalknight.chess.position.PolyglotKey;
import sphericalknight.chess.position.Position;
import sphericalknight.cli.command.CourseCommand;

/** {@code course zobrist}: prints the Zobrist key of a position. */
@Command(name = "zobrist", description = "Print the Zobrist key of a position.")
public final class ZobristCommand extends CourseCommand implements Runnable {
    /** The source of the random numbers that form the keys. */
    enum KeyNumbers {
        COURSE,
        POLYGLOT
    }

    @Mixin
    private FenWords fen;

    @Option(
            names = "--keys",
            defaultValue = "course",
            description = "The course's own numbers, or polyglot for those of opening books.")
    private KeyNumbers keys;

    @Override
    public void run() {
        Position position = fen.chess();
        long key = keys == KeyNumbers.POLYGLOT ? PolyglotKey.of(position) : position.key();
        out().printf("%016x%n", key);
    }
}
