package sphericalknight.cli.curious;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import sphericalknight.bits.Squares;
import sphericalknight.chess.endgame.MateDistances;
import sphericalknight.chess.endgame.MateFen;
import sphericalknight.chess.endgame.MatePosition;
import sphericalknight.chess.endgame.MateTable;
import sphericalknight.cli.command.CourseCommand;
import sphericalknight.exercise.check.PlainJson;
import sphericalknight.grader.model.Json;

/** {@code course kbnk}: builds, probes and summarises the table of mates with bishop and knight. */
@Command(
        name = "kbnk",
        description = "The mate table of bishop and knight.",
        subcommands = {KbnkCommand.Build.class, KbnkCommand.Probe.class, KbnkCommand.Stats.class})
public final class KbnkCommand extends CourseCommand implements Runnable {
    @Override
    public void run() {
        usage();
    }

    /** {@code course kbnk build FILE}: writes the table to a file. */
    @Command(name = "build", description = "Write the table to a file of 16 MiB.")
    static final class Build extends CourseCommand implements Runnable {
        @Parameters(paramLabel = "FILE", description = "The file to write; an older one is replaced.")
        private Path file;

        @Override
        public void run() {
            out().printf("%s: %,d bytes%n", file, MateTables.write(file));
        }
    }

    /** {@code course kbnk probe FEN}: looks up one position. */
    @Command(name = "probe", description = "Win or draw, moves to mate, the best moves.")
    static final class Probe extends CourseCommand implements Runnable {
        @Parameters(paramLabel = "FEN", arity = "1..*", description = "White: king, bishop, knight. Black: king.")
        private List<String> fen = new ArrayList<>();

        @Option(
                names = "--table",
                paramLabel = "FILE",
                description = "Read a table that build has written, instead of building it.")
        private Path file;

        @Option(names = "--json", description = "Print one JSON document and nothing else.")
        private boolean json;

        @Override
        public void run() {
            String text = FenWords.text(fen);
            MatePosition position = FenWords.read(text, MateFen::read);
            MateDistances table = file == null ? MateTable.build() : MateTables.open(file);
            Map<String, Object> answer = answer(text, position, table);
            PrintWriter out = out();
            if (json) {
                out.print(Json.indented(answer));
            } else {
                answer.forEach((name, value) -> out.printf("%-8s %s%n", name, value));
            }
        }

        private static Map<String, Object> answer(String fen, MatePosition position, MateDistances table) {
            int moves = table.moves(position);
            Map<String, Integer> choices = table.choices(position);
            Map<String, Object> answer = new LinkedHashMap<>();
            answer.put("fen", fen);
            answer.put("result", moves == MateDistances.DRAW ? "draw" : "win");
            if (moves != MateDistances.DRAW) {
                answer.put("moves", moves);
            }
            answer.put("best", best(position, moves, choices));
            if (!position.whiteToMove()) {
                Map<String, Object> replies = new TreeMap<>();
                choices.forEach((move, left) -> replies.put(move, left == MateDistances.DRAW ? "draw" : (Object) left));
                answer.put("replies", replies);
            }
            answer.put("reason", reason(position, moves, choices));
            return answer;
        }

        /**
         * The best moves: for White, every move that keeps the shortest mate or, if the position is a draw, the draw; for Black, every move
         * that delays mate longest, or draws.
         */
        private static List<String> best(MatePosition position, int moves, Map<String, Integer> choices) {
            int wanted = position.whiteToMove() && moves != MateDistances.DRAW ? moves - 1 : moves;
            return choices.entrySet().stream()
                    .filter(choice -> choice.getValue() == wanted)
                    .map(Map.Entry::getKey)
                    .toList();
        }

        private static String reason(MatePosition position, int moves, Map<String, Integer> choices) {
            if (moves == 0) {
                return "checkmate";
            }
            if (moves > 0) {
                return "mate in " + moves;
            }
            if (choices.isEmpty()) {
                return "stalemate";
            }
            if (position.whiteToMove()) {
                return "every move lets Black capture a piece or be stalemated in the end";
            }
            boolean takes = choices.keySet().stream().anyMatch(move -> takes(position, move));
            return takes ? "Black captures a piece" : "Black has a move that keeps the draw";
        }

        private static boolean takes(MatePosition position, String move) {
            int to = Squares.square(move.substring(2));
            return to == position.bishop() || to == position.knight();
        }
    }

    /** {@code course kbnk stats}: counts the positions that are won in each number of moves. */
    @Command(name = "stats", description = "How many positions are won in how many moves, light-squared bishop.")
    static final class Stats extends CourseCommand implements Runnable {
        @Option(names = "--json", description = "Print one JSON document and nothing else.")
        private boolean json;

        @Override
        public void run() {
            MateTable table = MateTable.build();
            int[] white = table.histogram(true);
            int[] black = table.histogram(false);
            PrintWriter out = out();
            if (json) {
                out.print(Json.indented(PlainJson.fields(
                        "mates", black[0],
                        "legalWhiteToMove", table.legalWhiteToMove(),
                        "won", IntStream.of(white).sum(),
                        "maximum", table.longest(),
                        "whiteToMove", byMoves(white, 1),
                        "blackToMove", byMoves(black, 0))));
                return;
            }
            out.printf(
                    "%,d legal positions with White to move, %,d won%n",
                    table.legalWhiteToMove(), IntStream.of(white).sum());
            out.printf("%5s %15s %15s%n", "moves", "White to move", "Black to move");
            for (int moves = 0; moves < white.length; moves++) {
                out.printf("%5d %,15d %,15d%n", moves, white[moves], black[moves]);
            }
        }

        private static Map<String, Integer> byMoves(int[] histogram, int first) {
            Map<String, Integer> byMoves = new LinkedHashMap<>();
            for (int moves = first; moves < histogram.length; moves++) {
                byMoves.put(String.valueOf(moves), histogram[moves]);
            }
            return byMoves;
        }
    }
}
