package sphericalknight.cli;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Path;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import sphericalknight.storage.Scheme;
import sphericalknight.storage.file.StoredKind;
import sphericalknight.storage.file.StoredWriter;

/** {@code course pack}: stores positions or games in few bits. */
@Command(
        name = "pack",
        description = "Store positions (lines of FEN) or games (lines of SAN) in few bits.",
        sortOptions = false)
final class PackCommand extends CourseCommand implements Runnable {
    @Option(
            names = "--scheme",
            paramLabel = "NAME",
            defaultValue = "learned",
            description = "How to store them; ./course bits compares all schemes. Default: ${DEFAULT-VALUE}.")
    private String scheme;

    @Option(names = "--games", description = "The lines are games, not positions.")
    private boolean games;

    @Parameters(
            index = "0",
            arity = "0..1",
            paramLabel = "IN",
            description = "Lines of text; stdin when left out or -.")
    private Path in;

    @Parameters(
            index = "1",
            arity = "0..1",
            paramLabel = "OUT",
            description = "The file to write; stdout when left out or -.")
    private Path out;

    @Override
    public void run() {
        StoreStreams.refuseSame(in, out);
        pack(StoreLines.kind(games));
    }

    private <T> void pack(StoredKind<T> kind) {
        Scheme<T> chosen = StoreLines.scheme(kind, scheme);
        StoreStreams.write(out, stream -> {
            long[] bytes = {0};
            int count = write(kind, chosen, stream, bytes);
            String mean = count == 0 ? "" : String.format(", %.1f bits each", 8.0 * bytes[0] / count);
            err().printf("%,d %s by \"%s\"%s; kept: %s%n", count, kind.name(), scheme, mean, chosen.fidelity());
        });
    }

    private <T> int write(StoredKind<T> kind, Scheme<T> chosen, OutputStream stream, long[] bytes) throws IOException {
        StoredWriter<T> writer = new StoredWriter<>(kind, chosen, stream);
        int count = StoreLines.read(in, "pack", kind, object -> bytes[0] += writer.write(object));
        writer.finish();
        return count;
    }
}
