package sphericalknight.bench;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import sphericalknight.chess.perft.Counting;

/**
 * A program in another process that counts the leaves of game trees: this course or Stockfish. Both are timed from this process, so
 * the times include the communication through the pipe.
 */
abstract class PerftCounter implements AutoCloseable {
    /** The number of leaves, and the seconds that the count took. */
    record Count(long nodes, double seconds) {
        double millionsPerSecond() {
            return nodes / seconds / 1e6;
        }
    }

    private final Process process;
    final PrintStream to;
    final BufferedReader from;

    private PerftCounter(List<String> command) throws IOException {
        process = new ProcessBuilder(command)
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        to = new PrintStream(process.getOutputStream(), true, StandardCharsets.UTF_8);
        from = process.inputReader(StandardCharsets.UTF_8);
    }

    abstract long nodes(String fen, int depth) throws IOException;

    final Count count(String fen, int depth) throws IOException {
        long start = System.nanoTime();
        long nodes = nodes(fen, depth);
        return new Count(nodes, (System.nanoTime() - start) / 1e9);
    }

    final String line() throws IOException {
        String line = from.readLine();
        if (line == null) {
            throw new IOException("a process that counts has ended before its answer");
        }
        return line;
    }

    @Override
    public void close() {
        to.close();
        process.destroy();
    }

    /** Starts this course's counter in a new process, with the same Java as this one. */
    static PerftCounter course(Counting counting, int threads) throws IOException {
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        List<String> command = List.of(
                java,
                "-cp",
                System.getProperty("java.class.path"),
                PerftServer.class.getName(),
                counting.name(),
                Integer.toString(threads));
        return new PerftCounter(command) {
            @Override
            long nodes(String fen, int depth) throws IOException {
                to.println(fen + " " + depth);
                return Long.parseLong(line());
            }
        };
    }

    /** Starts Stockfish on one thread; empty if it is not installed. */
    static Optional<PerftCounter> stockfish() throws IOException {
        Optional<Path> program = Stream.concat(
                        Stream.of(System.getenv("PATH").split(File.pathSeparator)), Stream.of("/usr/games"))
                .map(folder -> Path.of(folder, "stockfish"))
                .filter(Files::isExecutable)
                .findFirst();
        return program.isEmpty() ? Optional.empty() : Optional.of(stockfish(program.get()));
    }

    private static PerftCounter stockfish(Path program) throws IOException {
        return new PerftCounter(List.of(program.toString())) {
            @Override
            long nodes(String fen, int depth) throws IOException {
                to.println("position fen " + fen);
                to.println("go perft " + depth);
                String line = line();
                while (!line.startsWith("Nodes searched: ")) {
                    line = line();
                }
                return Long.parseLong(line.substring("Nodes searched: ".length()));
            }
        };
    }

    /** The name that the program reports, such as "Stockfish 15.1". */
    final String name() throws IOException {
        to.println("uci");
        String name = "";
        for (String line = line(); !line.equals("uciok"); line = line()) {
            name = line.startsWith("id name ") ? line.substring("id name ".length()) : name;
        }
        return name;
    }
}
