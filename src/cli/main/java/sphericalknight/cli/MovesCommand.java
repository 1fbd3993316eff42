package sphericalknight.cli;

import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
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

/** {@code course moves}: lists the legal moves of a position. */
@Command(name = "moves", description = "List the legal moves of a position, in UCI and SAN; of draughts in PDN.")
final class MovesCommand extends CourseCommand implements Runnable {
    @Mixin
    private FenWords fen;

    @Option(names = "--json", description = "Print one JSON document and nothing else.")
    private boolean json;

    @Option(names = "--game", paramLabel = "GAME", defaultValue = "chess", description = "${COMPLETION-CANDIDATES}.")
    private GameKind game;

    @Override
    public void run() {
        if (game == GameKind.CHESS) {
            chess();
        } else {
            draughts();
        }
    }

    private void chess() {
        Position position = fen.chess();
        List<Map<String, String>> moves = IntStream.of(position.legalMoves())
                .mapToObj(move -> texts(position, move))
                .sorted(Comparator.comparing(texts -> texts.get("uci")))
                .toList();
        print(position.fen(), moves, texts -> "%-6s %s".formatted(texts.get("uci"), texts.get("san")));
    }

    private static Map<String, String> texts(Position position, int move) {
        Map<String, String> texts = new LinkedHashMap<>();
        texts.put("uci", Uci.text(position, move));
        texts.put("san", San.text(position, move));
        return texts;
    }

    private void draughts() {
        DraughtsPosition position = fen.draughts();
        List<Map<String, Object>> moves = LongStream.of(DraughtsMoves.legal(position))
                .mapToObj(move -> facts(position, move))
                .sorted(Comparator.comparing(facts -> facts.get("pdn").toString()))
                .toList();
        print(DraughtsFen.write(position), moves, facts -> facts.get("pdn").toString());
    }

    private <M> void print(String fen, List<M> moves, Function<M, String> line) {
        if (json) {
            Map<String, Object> document = new LinkedHashMap<>();
            document.put("fen", fen);
            document.put("moves", moves);
            out().println(Json.of(document));
        } else {
            moves.forEach(move -> out().println(line.apply(move)));
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
