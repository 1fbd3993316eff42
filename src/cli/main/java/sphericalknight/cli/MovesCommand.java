package sphericalknight.cli;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import sphericalknight.bits.Squares;
import sphericalknight.chess.position.Position;
import sphericalknight.chess.position.San;
import sphericalknight.chess.position.Uci;
import sphericalknight.draughts.DraughtsFen;
import sphericalknight.draughts.DraughtsMoves;
import sphericalknight.draughts.DraughtsPosition;
import sphericalknight.draughts.Move;
import sphericalknight.draughts.Numbering;
import sphericalknight.draughts.Pdn;

/** {@code course moves}: the legal moves of a position. */
@Command(
        name = "moves",
        description = "List the legal moves of a position, in UCI and SAN; of draughts in PDN.",
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

    @Option(names = "--game", paramLabel = "GAME", defaultValue = "chess", description = "${COMPLETION-CANDIDATES}.")
    private Game game;

    @Override
    public void run() {
        if (game == Game.CHESS) {
            chess();
        } else {
            draughts();
        }
    }

    private void chess() {
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

    private void draughts() {
        DraughtsPosition position = DraughtsTree.read(fen);
        List<Map<String, Object>> moves = LongStream.of(DraughtsMoves.legal(position))
                .mapToObj(move -> facts(position, move))
                .sorted(Comparator.comparing(facts -> facts.get("pdn").toString()))
                .toList();
        PrintWriter out = spec.commandLine().getOut();
        if (json) {
            Map<String, Object> document = new LinkedHashMap<>();
            document.put("fen", DraughtsFen.write(position));
            document.put("moves", moves);
            out.println(Json.of(document));
        } else {
            moves.forEach(facts -> out.println(facts.get("pdn")));
        }
    }

    private static Map<String, Object> facts(DraughtsPosition position, long move) {
        long captured = Numbering.B.toBoard(Move.captured(move));
        Map<String, Object> facts = new LinkedHashMap<>();
        facts.put("pdn", Pdn.write(position, move));
        facts.put("from", Squares.name(Numbering.B.square(Move.from(move))));
        facts.put("to", Squares.name(Numbering.B.square(Move.to(move))));
        facts.put(
                "captured",
                captured == 0 ? List.of() : List.of(Squares.names(captured).split(" ")));
        return facts;
    }
}
