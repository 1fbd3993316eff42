package sphericalknight.cli;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
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
import sphericalknight.draughts.DraughtsFen;
import sphericalknight.draughts.DraughtsMove;
import sphericalknight.draughts.DraughtsMoves;
import sphericalknight.draughts.DraughtsPosition;
import sphericalknight.draughts.Numbering;
import sphericalknight.draughts.Pdn;
import sphericalknight.exercise.check.PlainJson;

/** {@code course moves}: lists the legal moves of a position. */
@Command(
        name = "moves",
        hidden = true,
        description = "List the legal moves of a position, in UCI and SAN; of draughts in PDN.")
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
            Position position = fen.chess();
            print(
                    position.fen(),
                    IntStream.of(position.legalMoves())
                            .mapToObj(move ->
                                    PlainJson.fields("uci", Uci.text(position, move), "san", San.text(position, move))),
                    "uci",
                    move -> "%-6s %s".formatted(move.get("uci"), move.get("san")));
        } else {
            DraughtsPosition position = fen.draughts();
            print(
                    DraughtsFen.write(position),
                    LongStream.of(DraughtsMoves.legal(position)).mapToObj(move -> facts(position, move)),
                    "pdn",
                    move -> move.get("pdn").toString());
        }
    }

    private void print(
            String position,
            Stream<Map<String, Object>> unsorted,
            String key,
            Function<Map<String, Object>, String> line) {
        List<Map<String, Object>> moves = unsorted.sorted(
                        Comparator.comparing(move -> move.get(key).toString()))
                .toList();
        if (json) {
            out().println(Json.of(PlainJson.fields("fen", position, "moves", moves)));
        } else {
            moves.forEach(move -> out().println(line.apply(move)));
        }
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
