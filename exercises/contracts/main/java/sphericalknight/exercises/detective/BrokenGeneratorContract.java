package sphericalknight.exercises.detective;

import static sphericalknight.exercises.detective.Evidence.caseOf;

import java.util.SplittableRandom;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import sphericalknight.exercise.contract.Contract;
import sphericalknight.exercises.detective.BrokenGenerator.Charge;

class BrokenGeneratorContract extends Contract<BrokenGenerator> {
    @Test
    @DisplayName("the broken one of the five is found, in four cases where it shows at once")
    void culprit() {
        for (Mistake mistake : new Mistake[] {
            Mistake.PROMOTION_BY_CAPTURE,
            Mistake.KING_HIDES_BEHIND_HIMSELF,
            Mistake.CASTLING_THROUGH_CHECK,
            Mistake.PINNED_PAWN_PUSHES
        }) {
            suspect(caseOf(mistake, random()), Evidence.easiest(mistake));
            alike(1, random -> suspect(caseOf(mistake, random), Evidence.like(mistake, random)));
        }
    }

    @Test
    @DisplayName("a move that is not legal")
    void tooMany() {
        accuse(Mistake.KING_HIDES_BEHIND_HIMSELF);
        accuse(Mistake.CASTLING_THROUGH_CHECK);
        accuse(Mistake.TWO_LEAPERS);
    }

    @Test
    @DisplayName("a legal move that the generator does not see")
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
        alike(1, random -> accuse(caseOf(mistake, random), Evidence.like(mistake, random)));
    }

    private void suspect(Suspects suspects, String fen) {
        Charge charge = answer().accuse(suspects, new String[] {fen});
        Proof.assertSuspect(charge, suspects, fen);
    }

    private void accuse(Suspects suspects, String... fens) {
        Proof.assertProof(suspects, answer().accuse(suspects, fens), fens);
    }

    @Override
    protected void probe(BrokenGenerator answer) {
        for (Mistake mistake : Mistake.values()) {
            if (mistake != Mistake.NO_MISTAKE) {
                answer.accuse(caseOf(mistake, new SplittableRandom(10)), new String[] {Evidence.easiest(mistake)});
            }
        }
    }

    /** A mistake shows in many places; any of them proves it. */
    @Override
    protected Object essence(Object[] arguments, Object result) {
        return Proof.kind((Suspects) arguments[0], (Charge) result, (String[]) arguments[1]);
    }
}
