package sphericalknight.solutions.detective;

import java.util.Map;
import java.util.TreeSet;
import sphericalknight.chess.perft.Perft;
import sphericalknight.chess.position.Position;
import sphericalknight.chess.position.Uci;
import sphericalknight.exercises.detective.BrokenGenerator;
import sphericalknight.exercises.detective.Suspects;

/**
 * Exercise 10.4, solved: deepen until two counts differ, then follow the difference down the tree. The search starts with shallow depths,
 * which are quick and leave little to follow.
 *
 * <p>Other ways: a collection of positions, each designed for one mistake, in which only the lists of moves are compared. Test suites do
 * this; it finds only the mistakes that were anticipated.
 */
public class BrokenGeneratorSolution implements BrokenGenerator {
    private static final int DEEPEST = 3;
    private final Perft perft = new Perft();

    @Override
    public Charge accuse(Suspects suspects, String[] fens) {
        for (int depth = 1; depth <= DEEPEST; depth++) {
            for (String fen : fens) {
                Map<String, Long> truth = truth(fen, depth);
                for (int suspect = 0; suspect < Suspects.NUMBER; suspect++) {
                    Map<String, Long> told = suspects.divide(suspect, fen, depth);
                    if (!told.equals(truth)) {
                        return follow(suspects, suspect, fen, depth);
                    }
                }
            }
        }
        return null;
    }

    private Map<String, Long> truth(String fen, int depth) {
        return perft.divide(Position.fromFen(fen), depth);
    }

    /**
     * Finds the wrong move in a position whose counts differ: a surplus or missing move here, or the mistake at or below the first move
     * with a wrong count.
     */
    Charge follow(Suspects suspects, int suspect, String fen, int depth) {
        Map<String, Long> truth = truth(fen, depth);
        Map<String, Long> told = suspects.divide(suspect, fen, depth);
        TreeSet<String> moves = new TreeSet<>(truth.keySet());
        moves.addAll(told.keySet());
        for (String move : moves) {
            if (!truth.containsKey(move) || !told.containsKey(move)) {
                return new Charge(suspect, fen, move);
            }
        }
        for (String move : moves) {
            if (!truth.get(move).equals(told.get(move))) {
                String after = after(fen, move);
                boolean isRightFromThere = truth(after, depth - 1).equals(suspects.divide(suspect, after, depth - 1));
                return isRightFromThere
                        ? madeWrongly(suspect, fen, move, after)
                        : follow(suspects, suspect, after, depth - 1);
            }
        }
        throw new IllegalStateException("no difference in " + fen);
    }

    Charge madeWrongly(int suspect, String fen, String move, String after) {
        return new Charge(suspect, fen, move);
    }

    private static String after(String fen, String move) {
        Position position = Position.fromFen(fen);
        return position.after(Uci.move(position, move)).fen();
    }
}
