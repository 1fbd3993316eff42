package sphericalknight.cli.curious;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import sphericalknight.bits.Squares;
import sphericalknight.chess.position.Position;
import sphericalknight.chess.position.San;
import sphericalknight.chess.position.Uci;
import sphericalknight.cli.command.CourseCommand;
import sphericalknight.draughts.DraughtsFen;
import sphericalknight.draughts.DraughtsMove;
import sphericalknight.draughts.DraughtsMoves;
import sphericalknight.draughts.DraughtsPosition;
import sphericalknight.draughts.Numbering;
import sphericalknight.draughts.Pdn;
import sphericalknight.exercise.check.PlainJson;
import sphericalknight.grader.model.Json;

/** {@code course moves}: lists the legal moves of a position. */
@Command(name = "moves", description = "List the legal moves of a position, in UCI and SAN; of draughts in PDN.")
public final class MovesCommand extends CourseCommand implements Runnable {
    @Mixin
    private FenWords fen;

    @Option(names = "--json", description = "Print one JSON document and nothing else.")
    private boolean json;

    @Option(names = "--game", paramLabel = "GAME", defaultValue = "chess", description = "${COMPLETION-CANDIDATES}.")
    private GameKind game;

    @Override
    public void run() {
        List<Map<String, Object>> moves;
        String position;
        if (game == GameKind.CHESS) {
            Position chess = fen.chess();
            position = chess.fen();
            moves = sorted(
                    "uci",
                    IntStream.of(chess.legalMoves())
                            .mapToObj(move ->
                                    PlainJson.fields("uci", Uci.text(chess, move), "san", San.text(chess, move))));
        } else {
            DraughtsPosition draughts = fen.draughts();
            position = DraughtsFen.write(draughts);
            moves = sorted("pdn", LongStream.of(DraughtsMoves.legal(draughts)).mapToObj(move -> facts(draughts, move)));
        }
        if (json) {
            out().print(Json.indented(PlainJson.fields("fen", position, "moves", moves)));
        } else if (game == GameKind.CHESS) {
            moves.forEach(move -> out().printf("%-6s %s%n", move.get("uci"), move.get("san")));
        } else {
            moves.forEach(move -> out().println(move.get("pdn")));
        }
    }

    private static List<Map<String, Object>> sorted(String key, Stream<Map<String, Object>> moves) {
        return moves.sorted(Comparator.comparing(move -> (String) move.get(key)))
                .toList();
    }

    private static Map<String, Object> facts(DraughtsPosition position, long move) {
        long captured = Numbering.B.toBoard(DraughtsMove.captured(move));
        return PlainJson.fields(
                "pdn", Pdn.write(position, move),
                "from", Squares.name(Numbering.B.square(DraughtsMove.from(move))),
                "to", Squares.name(Numbering.B.square(DraughtsMove.to(move))),
                "captured",
                        captured == 0
                                ? List.of()
                                : List.of(Squares.names(captured).split(" ")));
    }
}
