package sphericalknight.exercise.repair;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import sphericalknight.exercise.answer.AnswerClasses;

/** Judges whether a change with which all tests pass really corrects the slip, or only makes the tests pass by accident. */
final class Credibility {
    /** Slips in code that decides which branch is taken. Correcting such a slip may merely switch off a branch. */
    private static final Set<String> SWITCHES = Set.of(
            "OFF_BY_ONE",
            "NEGATED",
            "WRONG_RELATION",
            "WRONG_DIRECTION",
            "WRONG_OPERATOR",
            "ORDER",
            NumberSlips.WRONG_COMPARISON,
            "CONDITION_MISSING",
            "WRONG_NUMBER",
            "WRONG_VARIABLE",
            "TOO_MUCH",
            "WRONG_JUMP");

    /** Slips that are not told if the answer passes with the condition switched off: then there should be no condition. */
    private static final Set<String> OF_CONDITIONS = Set.of("NEGATED", "WRONG_RELATION", "WRONG_OPERATOR");

    private final Trials trials;
    private final AnswerClasses answer;
    private final List<Change> others;

    /** Creates a judge of changes to {@code answer}; {@code others} are all the changes that the search tries. */
    Credibility(Trials trials, AnswerClasses answer, List<Change> others) {
        this.trials = trials;
        this.answer = answer;
        this.others = others;
    }

    /**
     * Returns {@code change}, which corrects the answer, or a change that claims less if other values at the same place also correct the
     * answer; empty if nothing is credible.
     */
    Optional<Change> of(Change change, AnswerClasses changed) {
        return least(change)
                .filter(each -> !switchesOff(each, changed) && !leavesUnread(each, changed))
                .filter(each -> trials.isRightForOthers(each.of(answer)));
    }

    private Optional<Change> least(Change change) {
        if (OF_CONDITIONS.contains(change.slip())) {
            Optional<Change> switchedOff = Branches.decidedBy(
                            answer, change.sites().get(0))
                    .stream()
                    .filter(jump -> trials.isEntered(Branches.guarded(jump).of(answer)))
                    .flatMap(jump -> ComparisonSlips.switchedOff(jump).stream())
                    .filter(other -> trials.mends(other, answer))
                    .findFirst();
            if (switchedOff.isPresent()) {
                return switchedOff;
            }
        }
        if (change.slip().equals("WRONG_NUMBER") && change.size() > Slips.MOST_NEAR) {
            // Many distant numbers correct it: they only switch off the code after a condition.
            long more = alike(change)
                    .filter(other -> trials.mends(other, answer))
                    .limit(2)
                    .count();
            return more < 2 ? Optional.of(change) : Optional.empty();
        }
        if (OperatorSlips.SIGNS.contains(change.words()) && isNumberBeside(change)) {
            return Optional.empty();
        }
        if (change.words().endsWith(NumberSlips.WRONG_SIGN)
                && alike(change).anyMatch(other -> trials.mends(other, answer))) {
            return Optional.empty();
        }
        boolean isVariable = change.slip().equals("WRONG_VARIABLE");
        if (!isVariable && !change.slip().equals(NumberSlips.WRONG_COMPARISON)) {
            return Optional.of(change);
        }
        Optional<Change> condition = others.stream()
                .filter(other -> other.slip().equals("TOO_STRICT")
                        && other.sites().get(0).isBeside(change.sites().get(0)))
                .filter(other -> trials.mends(other, answer))
                .findFirst();
        if (condition.isPresent()) {
            return condition;
        }
        boolean isOnlyOne = alike(change).noneMatch(other -> trials.mends(other, answer));
        if (isOnlyOne) {
            return Optional.of(change);
        }
        return isVariable
                ? Optional.of(change.saying(
                        "TOO_MUCH", change.words().replace("is the wrong variable here", "should play no part here")))
                : Optional.empty();
    }

    /** Whether another number behind the operator {@code sign} would do, too: then not the sign is wrong, but the number. */
    private boolean isNumberBeside(Change sign) {
        Change.Site site = sign.sites().get(0);
        return others.stream()
                .filter(other -> other.slip().equals("WRONG_NUMBER")
                        && !other.words().endsWith(NumberSlips.WRONG_SIGN)
                        && other.sites().size() == 1
                        && other.sites().get(0).isDirectlyBefore(site))
                .anyMatch(other -> trials.mends(other, answer));
    }

    /** The other changes for the same slip at the same place, which put a different value there. */
    private Stream<Change> alike(Change change) {
        return others.stream()
                .filter(other -> other != change
                        && other.isCopy() == change.isCopy()
                        && other.slip().equals(change.slip())
                        && other.sites().equals(change.sites()));
    }

    /** Whether {@code change} puts another variable everywhere where one was read: then nobody would need that one. */
    private boolean leavesUnread(Change change, AnswerClasses changed) {
        Change.Site site = change.sites().get(0);
        return change.slip().equals("WRONG_VARIABLE")
                && !VariableSlips.read(site.methodIn(changed)).containsAll(VariableSlips.read(site.methodIn(answer)));
    }

    /**
     * Whether a branch that the tests enter in {@code answer} is never entered with {@code change}: then the tests pass because code is
     * switched off, not because it is corrected. False if this slip cannot switch code off.
     */
    private boolean switchesOff(Change change, AnswerClasses changed) {
        if (!SWITCHES.contains(change.slip())) {
            return false;
        }
        Change.Site site = change.sites().get(0);
        List<AnswerClasses> before = Branches.guarded(answer, site);
        List<AnswerClasses> after = Branches.guarded(changed, site);
        int more = after.size() - before.size(); // inserting a missing condition adds one
        int from = Branches.before(answer, site);
        for (int i = 0; i < before.size() && more >= 0; i++) {
            if (!trials.isEntered(after.get(i < from ? i : i + more)) && trials.isEntered(before.get(i))) {
                return true;
            }
        }
        return false;
    }
}
