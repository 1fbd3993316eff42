package sphericalknight.cli;

import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import sphericalknight.common.UserError;
import sphericalknight.storage.file.StoredKind;
import sphericalknight.storage.file.StoredReader;

/** {@code course unpack}: restores what {@code course pack} stored. */
@Command(name = "unpack", description = "Restore positions or games that ./course pack stored.", sortOptions = false)
final class UnpackCommand extends CourseCommand implements Runnable {
    @Option(
            names = "--scheme",
            paramLabel = "NAME",
            description = "Refuse files of another scheme; the file names its own.")
    private String scheme;

    @Option(names = "--games", description = "Refuse files of positions; the file says what it holds.")
    private boolean games;

    @Parameters(
            index = "0",
            arity = "0..1",
            paramLabel = "IN",
            description = "A packed file; stdin when left out or -.")
    private Path in;

    @Parameters(
            index = "1",
            arity = "0..1",
            paramLabel = "OUT",
            description = "The lines to write; stdout when left out or -.")
    private Path out;

    @Override
    public void run() {
        StoreStreams.refuseSame(in, out);
        StoreStreams.write(out, stream -> {
            try (InputStream file = StoreStreams.open(in, "unpack")) {
                StoredReader reader = new StoredReader(file);
                check(reader);
                reader.readAll(line -> stream.write((line + "\n").getBytes(StandardCharsets.US_ASCII)));
            } catch (IllegalArgumentException faulty) {
                throw new UserError(
                        StoreStreams.name(in) + " cannot be unpacked: " + faulty.getMessage() + ".", faulty);
            }
        });
    }

    private void check(StoredReader reader) {
        if (games && reader.kind() != StoredKind.GAMES) {
            throw new UserError(
                    StoreStreams.name(in) + " holds " + reader.kind().name() + "; leave out --games.");
        }
        if (scheme != null && !scheme.equals(reader.scheme())) {
            throw new UserError(StoreStreams.name(in) + " was packed by \"" + reader.scheme() + "\", not by \"" + scheme
                    + "\"; leave out --scheme.");
        }
    }
}
