package sphericalknight.cli.curious;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.ToIntFunction;
import java.util.regex.Pattern;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import sphericalknight.chess.position.Position;
import sphericalknight.cli.command.CourseCommand;
import sphericalknight.common.UserError;
import sphericalknight.exercise.check.PlainJson;
import sphericalknight.grader.model.Json;
import sphericalknight.storage.Game;
import sphericalknight.storage.Pgn;
import sphericalknight.storage.Scheme;
import sphericalknight.storage.games.GameSchemes;
import sphericalknight.storage.positions.PositionSchemes;

/** {@code course bits}: shows how many bits each scheme needs for the positions or games in a file. */
@Command(
        name = "bits",
        description = "Compare all storage schemes on a file of positions (FEN, EPD) or games (PGN, SAN).",
        sortOptions = false)
public final class BitsCommand extends CourseCommand implements Runnable {
    @Parameters(
            paramLabel = "FILE",
            description = "Lines of FEN or EPD; with --games a PGN file, or lines of SAN; - for stdin.")
    private Path file;

    @Option(names = "--games", description = "The file contains games, not positions.")
    private boolean games;

    @Option(names = "--json", description = "Print one JSON document and nothing else.")
    private boolean json;

    /** How many characters decide whether a text is PGN. */
    private static final int GLANCE = 4096;

    private static final Pattern PGN = Pattern.compile("(?m)^\uFEFF?\\s*(?:[\\[{%]|1\\s*\\.)");

    /** Reads all objects of a text and passes each to a taker; an error names the line. */
    private interface Reading<T> {
        void read(BufferedReader text, Consumer<T> taker) throws IOException;
    }

    /** The running totals of one scheme. */
    private static final class Sum<T> {
        private final Scheme<T> scheme;
        private long count;
        private long bits;
        private long plies;
        private int least = Integer.MAX_VALUE;
        private int most;
        private long encoding;
        private long decoding;

        Sum(Scheme<T> scheme) {
            this.scheme = scheme;
        }

        void add(T object, int objectPlies) {
            long start = System.nanoTime();
            byte[] code;
            try {
                code = scheme.encode(object);
            } catch (IllegalArgumentException beyondTheScheme) {
                return; // the scheme cannot store it, so the count leaves it out
            }
            long middle = System.nanoTime();
            scheme.decode(code);
            encoding += middle - start;
            decoding += System.nanoTime() - middle;
            int size = scheme.bits(object);
            count++;
            bits += size;
            plies += objectPlies;
            least = Math.min(least, size);
            most = Math.max(most, size);
        }

        Map<String, Object> document() {
            return PlainJson.fields(
                    "scheme",
                    scheme.name(),
                    "keeps",
                    scheme.fidelity().toString(),
                    "count",
                    count,
                    "meanBits",
                    count == 0 ? null : (double) bits / count,
                    "minBits",
                    count == 0 ? null : least,
                    "maxBits",
                    count == 0 ? null : most,
                    "bitsPerPly",
                    plies == 0 ? null : (double) bits / plies,
                    "encodePerSecond",
                    perSecond(encoding),
                    "decodePerSecond",
                    perSecond(decoding));
        }

        private Long perSecond(long nanoseconds) {
            return count == 0 ? null : Math.round(count * 1e9 / Math.max(1, nanoseconds));
        }
    }

    @Override
    public void run() {
        if (games) {
            measure("games", GameSchemes.all(), BitsCommand::games, Game::plies);
        } else {
            measure("positions", PositionSchemes.all(), BitsCommand::positions, position -> 0);
        }
    }

    private <T> void measure(String kind, List<Scheme<T>> schemes, Reading<T> reading, ToIntFunction<T> plies) {
        List<Sum<T>> sums = schemes.stream().map(Sum::new).toList();
        read(reading, object -> sums.forEach(sum -> sum.add(object, plies.applyAsInt(object))));
        List<Map<String, Object>> rows = sums.stream().map(Sum::document).toList();
        PrintWriter out = out();
        if (json) {
            out.print(Json.indented(rows));
            return;
        }
        out.printf("%,d %s%n", sums.stream().mapToLong(sum -> sum.count).max().orElse(0), kind);
        print(rows.get(0).keySet());
        rows.forEach(row -> print(row.values()));
    }

    /** Prints a line of the table: two names, and numbers. */
    private void print(Collection<?> cells) {
        Object[] texts = cells.stream().map(BitsCommand::text).toArray();
        out().printf("%-16s %-17s %9s %9s %8s %8s %10s %15s %15s%n", texts);
    }

    private static Object text(Object cell) {
        return cell instanceof Double number ? "%.3f".formatted(number) : cell == null ? "-" : cell;
    }

    /** Passes every object of the file to {@code taker}. */
    private <T> void read(Reading<T> reading, Consumer<T> taker) {
        boolean isStandard = file.equals(Path.of("-"));
        String name = isStandard ? "stdin" : file.toString();
        try (BufferedReader text = Pgn.text(isStandard ? System.in : Files.newInputStream(file))) {
            reading.read(text, taker);
        } catch (IllegalArgumentException faulty) {
            throw new UserError(name + ", " + faulty.getMessage() + ".", faulty);
        } catch (NoSuchFileException none) {
            throw new UserError("There is no file " + name + "; name a file that exists.", none);
        } catch (IOException fault) {
            throw new UserError("Cannot read " + name + "; name a file, not a folder, that you may read.", fault);
        }
    }

    private static void positions(BufferedReader text, Consumer<Position> taker) throws IOException {
        lines(text, line -> {
            if (line.isBlank()) {
                return;
            }
            if (line.startsWith("[") && !line.startsWith("[FEN")) {
                throw new IllegalArgumentException("this is a tag of a PGN file: to read games, add --games");
            }
            taker.accept(Position.fromFen(line));
        });
    }

    /** Reads PGN, or a game in each line; a blank line is then a game without moves. */
    private static void games(BufferedReader text, Consumer<Game> taker) throws IOException {
        text.mark(GLANCE);
        char[] start = new char[GLANCE];
        int length = Math.max(0, text.read(start));
        text.reset();
        if (PGN.matcher(new String(start, 0, length)).find()) {
            Pgn.read(text, taker);
            return;
        }
        lines(text, line -> {
            if (line.contains("/") && line.split("/").length > 6) {
                throw new IllegalArgumentException("this is a position: to read positions, leave out --games");
            }
            taker.accept(Game.ofSan(line));
        });
    }

    /** Passes the lines that are not comments to {@code taker}; an error names the line. */
    private static void lines(BufferedReader text, Consumer<String> taker) throws IOException {
        int number = 1;
        for (String line = text.readLine(); line != null; line = text.readLine(), number++) {
            String bare = line.startsWith("\uFEFF") ? line.substring(1) : line;
            if (bare.startsWith("#")) {
                continue;
            }
            try {
                taker.accept(bare);
            } catch (IllegalArgumentException faulty) {
                throw new IllegalArgumentException("line " + number + ": " + faulty.getMessage(), faulty);
            }
        }
    }
}
