package sphericalknight.cli;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import sphericalknight.chess.position.Position;
import sphericalknight.chess.position.San;
import sphericalknight.chess.position.Uci;

/** {@code course moves}: the legal moves of a position. */
@Command(
        name = "moves",
        description = "List the legal moves of a position, in UCI and SAN.",
        mixinStandardHelpOptions = true)
final class MovesCommand implements Runnable {
    @Spec
    private CommandSpec spec;

    @Parameters(
            paramLabel = "FEN",
            arity = "0..*",
            description = "A position, or startpos (which is also the default).")
    private List<String> fen = new ArrayList<>();

    @Option(names = "--json", description = "Print one JSON document and nothing else.")
    private boolean json;

    @Override
    public void run() {
        Position position = ChessPositions.read(fen);
        List<Map<String, String>> moves = IntStream.of(position.legalMoves())
                .mapToObj(move -> texts(position, move))
                .sorted(Comparator.comparing(texts -> texts.get("uci")))
                .toList();
        PrintWriter out = spec.commandLine().getOut();
        if (json) {
            Map<String, Object> document = new LinkedHashMap<>();
            document.put("fen", position.fen());
            document.put("moves", moves);
            out.println(Json.of(document));
        } else {
            moves.forEach(texts -> out.printf("%-6s %s%n", texts.get("uci"), texts.get("san")));
        }
    }

    private static Map<String, String> texts(Position position, int move) {
        Map<String, String> texts = new LinkedHashMap<>();
        texts.put("uci", Uci.text(position, move));
        texts.put("san", San.text(position, move));
        return texts;
    }
}
