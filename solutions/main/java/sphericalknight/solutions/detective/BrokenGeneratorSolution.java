package sphericalknight.solutions.detective;

import java.util.Map;
import java.util.TreeSet;
import sphericalknight.chess.attack.SliderMethods;
import sphericalknight.chess.perft.Perft;
import sphericalknight.chess.position.Position;
import sphericalknight.chess.position.Uci;
import sphericalknight.exercise.KnownWrong;
import sphericalknight.exercises.detective.BrokenGenerator;
import sphericalknight.exercises.detective.Suspects;

/**
 * Exercise 10.4, solved: deepen until two counts differ, then follow the difference down. It starts with shallow depths, which are quick
 * and leave less to follow below a difference.
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

    /** The counts differ here: one move is too many, or missing, or there is a difference below it. */
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

    @KnownWrong(
            fails = "culprit",
            says = "You accuse number 0 in every case, but the suspects change places. Question all five, and compare"
                    + " with the truth.")
    static final class FirstSuspect extends BrokenGeneratorSolution {
        @Override
        public Charge accuse(Suspects suspects, String[] fens) {
            Charge charge = super.accuse(suspects, fens);
            return new Charge(0, charge.fen(), charge.move());
        }
    }

    @KnownWrong(
            fails = "deeper",
            says = "You charge the first move below which the counts differ. Make it, and divide again from there,"
                    + " one ply less deep.")
    static final class RootMove extends BrokenGeneratorSolution {
        @Override
        Charge follow(Suspects suspects, int suspect, String fen, int depth) {
            Map<String, Long> truth = new Perft().divide(Position.fromFen(fen), depth);
            Map<String, Long> told = suspects.divide(suspect, fen, depth);
            TreeSet<String> moves = new TreeSet<>(truth.keySet());
            moves.addAll(told.keySet());
            moves.removeIf(move -> truth.getOrDefault(move, 0L).equals(told.getOrDefault(move, 0L)));
            return new Charge(suspect, fen, moves.first());
        }
    }

    @KnownWrong(
            fails = "missing",
            says = "You look only through the moves that the suspect tells. One that it does not see is in the other"
                    + " list.")
    static final class MissingOverlooked extends BrokenGeneratorSolution {
        @Override
        public Charge accuse(Suspects suspects, String[] fens) {
            Charge charge = super.accuse(suspects, fens);
            Map<String, Long> told = suspects.divide(charge.suspect(), charge.fen(), 1);
            return told.containsKey(charge.move()) ? charge : new Charge(charge.suspect(), charge.fen(), "");
        }
    }

    @KnownWrong(
            fails = "tooMany",
            says = "You look only through the lawful moves. One that a suspect invents is in its own list alone.")
    static final class InventedOverlooked extends BrokenGeneratorSolution {
        @Override
        public Charge accuse(Suspects suspects, String[] fens) {
            Charge charge = super.accuse(suspects, fens);
            Map<String, Long> truth = new Perft().divide(Position.fromFen(charge.fen()), 1);
            return truth.containsKey(charge.move()) ? charge : new Charge(charge.suspect(), charge.fen(), "");
        }
    }

    @KnownWrong(
            fails = "making",
            says = "You go on below a move although its position, asked by FEN, is counted rightly. Then the move was"
                    + " made wrongly.")
    static final class MakingOverlooked extends BrokenGeneratorSolution {
        @Override
        Charge madeWrongly(int suspect, String fen, String move, String after) {
            return new Charge(suspect, after, "");
        }
    }

    @KnownWrong(fails = KnownWrong.RULES)
    static final class CallsTheLibrary extends BrokenGeneratorSolution {
        @Override
        public Charge accuse(Suspects suspects, String[] fens) {
            return new Charge(SliderMethods.all().size(), fens[0], "a1a1");
        }
    }
}
