package sphericalknight.cli;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import sphericalknight.common.UserError;
import sphericalknight.storage.Scheme;
import sphericalknight.storage.file.StoreReader;

/** {@code course unpack}: the way back. */
@Command(
        name = "unpack",
        description = "Restore positions or games that ./course pack stored.",
        mixinStandardHelpOptions = true,
        sortOptions = false)
final class UnpackCommand implements Runnable {
    @Option(
            names = "--scheme",
            paramLabel = "NAME",
            description = "Refuse files of another scheme; the file tells its own.")
    private String scheme;

    @Option(names = "--games", description = "Refuse files of positions; the file tells what it holds.")
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
        StoreStreams.write(out, stream -> {
            try (InputStream file = StoreStreams.open(in, "unpack")) {
                StoreReader reader = new StoreReader(file);
                check(reader);
                unpack(reader, Stored.of(reader.header()), stream);
            } catch (IllegalArgumentException faulty) {
                throw new UserError(
                        StoreStreams.name(in) + " cannot be unpacked: " + faulty.getMessage() + ".", faulty);
            }
        });
    }

    private void check(StoreReader reader) {
        String holds = Stored.of(reader.header()).name();
        if (games && !holds.equals(Stored.GAMES.name())) {
            throw new UserError(StoreStreams.name(in) + " holds " + holds + "; leave out --games.");
        }
        if (scheme != null && !scheme.equals(reader.header().scheme())) {
            throw new UserError(StoreStreams.name(in) + " was packed by \""
                    + reader.header().scheme() + "\", not by \"" + scheme + "\"; leave out --scheme.");
        }
    }

    private <T> void unpack(StoreReader reader, Stored<T> kind, OutputStream stream) throws IOException {
        Scheme<T> chosen = kind.scheme(reader.header().scheme());
        reader.expect(kind.header(chosen));
        int record = 0;
        for (Optional<byte[]> code = reader.next(); code.isPresent(); code = reader.next()) {
            record++;
            String line;
            try {
                line = kind.text().apply(chosen.decode(code.get()));
            } catch (IllegalArgumentException faulty) {
                throw new IllegalArgumentException("record " + record + ", " + faulty.getMessage(), faulty);
            }
            stream.write((line + "\n").getBytes(StandardCharsets.US_ASCII));
        }
    }
}
