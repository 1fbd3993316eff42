package sphericalknight.exercises.detective;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;
import static sphericalknight.exercises.detective.Evidence.caseOf;

import java.util.Arrays;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import sphericalknight.chess.perft.Perft;
import sphericalknight.chess.position.Position;
import sphericalknight.chess.position.Uci;
import sphericalknight.exercise.contract.Contract;
import sphericalknight.exercises.detective.BrokenGenerator.Charge;

class BrokenGeneratorContract extends Contract<BrokenGenerator> {
    private static final Perft TRUTH = new Perft();

    @Test
    @DisplayName("the broken one of the five is found, in four cases where it shows at once")
    void culprit() {
        for (Mistake mistake : new Mistake[] {
            Mistake.PROMOTION_BY_CAPTURE,
            Mistake.KING_HIDES_BEHIND_HIMSELF,
            Mistake.CASTLING_THROUGH_CHECK,
            Mistake.PINNED_PAWN_PUSHES
        }) {
            Suspects suspects = caseOf(mistake, random());
            for (String fen : new String[] {Evidence.easiest(mistake), Evidence.random(mistake, random())}) {
                Charge charge = answer().accuse(suspects, new String[] {fen});
                assertSuspect(charge, suspects, fen);
            }
        }
    }

    @Test
    @DisplayName("a move that is not lawful")
    void tooMany() {
        accuse(Mistake.KING_HIDES_BEHIND_HIMSELF);
        accuse(Mistake.CASTLING_THROUGH_CHECK);
        accuse(Mistake.TWO_LEAPERS);
    }

    @Test
    @DisplayName("a lawful move that the generator does not see")
    void missing() {
        accuse(Mistake.PROMOTION_BY_CAPTURE);
        accuse(Mistake.ROOK_FEARS_ATTACK);
        accuse(caseOf(Mistake.PROMOTION_BY_CAPTURE, random()), Evidence.asTheFifth(Mistake.PROMOTION_BY_CAPTURE));
    }

    @Test
    @DisplayName("a mistake that shows after a move or two: the position there is to be named, not the root")
    void deeper() {
        accuse(Mistake.EN_PASSANT_PIN);
        accuse(Mistake.DOUBLE_CHECK);
        accuse(Mistake.EN_PASSANT_AGAINST_CHECK);
    }

    @Test
    @DisplayName("a mistake in making a move: below it all is wrong, from its FEN all is right")
    void making() {
        accuse(Mistake.ROOK_LOSES_BOTH_RIGHTS);
        accuse(Mistake.EN_PASSANT_NOT_NOTED);
    }

    @Test
    @DisplayName("ten random cases")
    void randomCases() {
        randomly(10, random -> {
            Suspects suspects = new Suspects(random.nextLong());
            accuse(suspects, Evidence.of(suspects.mistake(), random));
        });
    }

    private void accuse(Mistake mistake) {
        accuse(caseOf(mistake, random()), Evidence.easiest(mistake));
        accuse(caseOf(mistake, random()), Evidence.random(mistake, random()));
    }

    private void accuse(Suspects suspects, String... fens) {
        String[] given = fens.clone();
        Charge charge = answer().accuse(suspects, given);
        assertUnchanged("accuse", Arrays.equals(given, fens));
        assertSuspect(charge, suspects, fens);
        String you = Evidence.call(fens) + ": you charge " + charge.move() + " in " + charge.fen();
        Position position = position(charge.fen(), you);
        if (charge.move() == null || !Evidence.isReached(position, fens)) {
            fail(you + (charge.move() == null ? "; a move is asked" : ", but no two lawful moves lead there"));
        }
        Map<String, Long> truth = TRUTH.divide(position, 1);
        Map<String, Long> told = suspects.divide(charge.suspect(), charge.fen(), 1);
        boolean isLawful = truth.containsKey(charge.move());
        if (isLawful == told.containsKey(charge.move()) && !(isLawful && isMadeWrongly(suspects, charge, position))) {
            fail(you + ", but there suspect " + charge.suspect()
                    + (isLawful
                            ? " has this move, and rightly; the mistake is elsewhere, perhaps after this move"
                                    + Evidence.inventedAfter(suspects, charge.suspect(), position, charge.move())
                            : " does not have it, and rightly: name the position in which you found the move"));
        }
    }

    private static void assertSuspect(Charge charge, Suspects suspects, String... fens) {
        if (charge == null) {
            fail(Evidence.call(fens) + ": you charge nobody, but suspect " + suspects.culprit() + " is broken: "
                    + Evidence.against(suspects, fens));
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

    @Override
    protected void probe(BrokenGenerator answer) {
        for (Mistake mistake : Mistake.values()) {
            if (mistake != Mistake.NO_MISTAKE) {
                answer.accuse(caseOf(mistake, new SplittableRandom(10)), new String[] {Evidence.easiest(mistake)});
            }
        }
    }
}
