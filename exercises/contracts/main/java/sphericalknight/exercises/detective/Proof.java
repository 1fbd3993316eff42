package sphericalknight.exercises.detective;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import java.util.List;
import java.util.Map;
import sphericalknight.chess.perft.Perft;
import sphericalknight.chess.position.Position;
import sphericalknight.chess.position.Uci;
import sphericalknight.draw.Draw;
import sphericalknight.exercises.detective.BrokenGenerator.Charge;

/** Whether a charge in exercise 10.4 names the broken generator and a move that it gets wrong. */
final class Proof {
    private static final Perft TRUTH = new Perft();

    private Proof() {}

    /**
     * What charges of the same kind have in common, however their moves were found: it is proved; or it names nobody, which innocent,
     * no move or no position; or else whether its position is one of those given, with the same clocks, and whether its move is legal there
     * and listed by the suspect.
     */
    static String kind(Suspects suspects, Charge charge, String... fens) {
        if (charge == null || charge.suspect() != suspects.culprit()) {
            return charge == null ? "nobody" : "innocent " + charge.suspect();
        }
        if (charge.move() == null || charge.move().isEmpty()) {
            return "no move";
        }
        if (!Evidence.isPosition(charge.fen())) {
            return "no position";
        }
        try {
            assertProof(suspects, charge, fens);
            return "proved";
        } catch (AssertionError unproved) {
            boolean isLegal = TRUTH.divide(Position.fromFen(charge.fen()), 1).containsKey(charge.move());
            boolean isListed =
                    suspects.divide(charge.suspect(), charge.fen(), 1).containsKey(charge.move());
            return List.of(fens).contains(charge.fen()) + " " + isLegal + " " + isListed;
        }
    }

    /** Fails if the move is not one that the suspect gets wrong in the position charged. */
    static void assertProof(Suspects suspects, Charge charge, String... fens) {
        assertSuspect(charge, suspects, fens);
        String you = Evidence.call(fens) + ": you charge " + charge.move() + " in " + charge.fen();
        Position position = position(charge.fen(), you);
        if (charge.move() == null || !Evidence.isReached(position, fens)) {
            fail(you + (charge.move() == null ? "; a move is asked" : ", but no two legal moves lead there"));
        }
        Map<String, Long> truth = TRUTH.divide(position, 1);
        Map<String, Long> told = suspects.divide(charge.suspect(), charge.fen(), 1);
        boolean isLegal = truth.containsKey(charge.move());
        if (isLegal == told.containsKey(charge.move()) && !(isLegal && isMadeWrongly(suspects, charge, position))) {
            fail(you + ", but there suspect " + charge.suspect()
                    + (isLegal
                            ? " has this move, and rightly: compare both lists of moves after it"
                            : " does not have it, and rightly: name the position in which you found the move")
                    + "\n" + Draw.board().pieces(charge.fen()));
        }
    }

    /** Fails if another suspect than the broken one is charged, or nobody. */
    static void assertSuspect(Charge charge, Suspects suspects, String... fens) {
        if (charge == null) {
            fail(Evidence.call(fens) + ": you charge nobody, but suspect " + suspects.culprit() + " is broken");
        }
        assertThat(charge.suspect())
                .as("%s: you charge %s in %s; who is broken?", Evidence.call(fens), charge.move(), charge.fen())
                .isEqualTo(suspects.culprit());
    }

    private static Position position(String fen, String you) {
        try {
            return Position.fromFen(fen);
        } catch (RuntimeException unreadable) {
            return fail(you + ", which cannot be read as a FEN");
        }
    }

    /** Whether the suspect counts wrongly below the move, but correctly if it is given the FEN of the position after the move. */
    private static boolean isMadeWrongly(Suspects suspects, Charge charge, Position position) {
        String after = position.after(Uci.move(position, charge.move())).fen();
        for (int depth = 1; depth <= 2; depth++) {
            Map<String, Long> truth = TRUTH.divide(Position.fromFen(after), depth);
            long sum = truth.values().stream().mapToLong(Long::longValue).sum();
            Map<String, Long> below = suspects.divide(charge.suspect(), charge.fen(), depth + 1);
            boolean isRightFromHere = truth.equals(suspects.divide(charge.suspect(), after, depth));
            if (below.get(charge.move()) != sum) {
                return isRightFromHere;
            }
        }
        return false;
    }
}
