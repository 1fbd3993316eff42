package sphericalknight.exercise.repair;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import sphericalknight.exercise.answer.AnswerClasses;
import sphericalknight.exercise.contract.Diagnosis;

/** Turns the changes that correct an answer into a diagnosis: one slip, a choice of a few slips, or nothing if it is uncertain. */
final class Findings {
    /** Slips so common that, if one is the first found in a line, no other change to this line is reported. */
    private static final Set<String> NATURAL =
            Set.of("NULL_FOR_EMPTY", "PRECEDENCE", "OFF_BY_ONE", "NEGATED", "WRONG_OPERATOR", "STEPS_EXCHANGED");

    static final String NOT_ALL = " This is not the only slip.";
    static final String TOO_MANY_STEPS = " With this mended, all results are right, but they take too many steps.";

    private final Places places;

    /** Creates findings about {@code answer}. */
    Findings(AnswerClasses answer) {
        this.places = new Places(answer);
    }

    /** The places of the changes, as described to the learner, without duplicates. */
    List<String> places(Stream<Change> changes) {
        return changes.map(places::of).distinct().toList();
    }

    /** The diagnosis of slips that {@code changes} correct together; all tests then pass. */
    Diagnosis all(List<Change> changes) {
        return all(changes, " With this mended, all tests pass.");
    }

    /** The diagnosis of slips that {@code changes} correct together; {@code end} tells what the tests say then. */
    Diagnosis all(List<Change> changes, String end) {
        List<String> sentences = changes.stream()
                .map(change -> change.sentence(places))
                .distinct()
                .toList();
        return new Diagnosis(changes.get(0).slip(), String.join(" ", sentences) + end, "");
    }

    /** The diagnosis of the slip that {@code change} corrects, and of the known mistake {@code other} that is left then. */
    Diagnosis and(Change change, Diagnosis other) {
        return new Diagnosis(change.slip(), change.sentence(places) + NOT_ALL + " " + other.sentence(), other.test());
    }

    /**
     * The diagnosis of two slips in different places; empty unless the changes {@code second} are all in one place, and not in that of
     * {@code one}.
     */
    Optional<Diagnosis> two(Change one, List<Change> second) {
        List<String> found = places(second.stream());
        return found.size() != 1 || found.contains(places.of(one))
                ? Optional.empty()
                : Optional.of(new Diagnosis(
                        one.slip(),
                        one.sentence(places) + " And " + second.get(0).sentence(places)
                                + " With both changed, all tests pass.",
                        ""));
    }

    /**
     * The diagnosis from several small changes that each make the answer pass. If they are in one place, it says what is wrong there; if
     * they are in two, it says that one of them is enough. If there are more places, it is empty, because then the tests pass by
     * coincidence.
     */
    Optional<Diagnosis> either(List<Change> all) {
        List<Change> masked = withoutNewMasks(all);
        List<String> where = places(masked.stream());
        List<Change> found = where.size() == 1 ? withoutCopies(masked) : masked;
        if (found.size() == 1) {
            return Optional.of(all(found));
        }
        if (where.size() == 1) {
            boolean isNatural = NATURAL.contains(found.get(0).slip())
                    && !OperatorSlips.SIGNS.contains(found.get(0).words());
            List<String> words = found.stream()
                    .map(Change::words)
                    .distinct()
                    .limit(isNatural ? 1 : 3)
                    .toList();
            if (words.size() == 1) {
                return Optional.of(all(List.of(found.get(0))));
            }
            String sentence = words.size() > 2
                    ? "one small change in this line, and all tests pass."
                    : String.join(" Or: ", words) + " With one of the two mended, all tests pass.";
            String slip = words.size() > 2 ? "SMALL_CHANGE" : found.get(0).slip();
            return Optional.of(new Diagnosis(slip, where.get(0) + ": " + sentence, ""));
        }
        if (where.size() > 2) {
            return Optional.empty();
        }
        List<Change> small = found.stream().filter(change -> !isMissing(change)).toList();
        if (places(small.stream()).size() == 1) {
            return either(small); // a line with a wrong word explains more than one that may be missing elsewhere
        }
        List<Change> near = found.stream().filter(change -> change.size() <= 1).toList();
        if (found.stream().allMatch(Findings::isNumber) && places(near.stream()).size() == 1) {
            return either(near); // a number off by one explains more than one that makes up for it elsewhere
        }
        String sentences = where.stream()
                .map(place -> found.stream()
                        .filter(change -> places.of(change).equals(place))
                        .min(Comparator.comparing(Change::isCopy))
                        .map(change -> change.sentence(places))
                        .orElseThrow())
                .collect(Collectors.joining(" Or "));
        return Optional.of(new Diagnosis(
                "ONE_OF_TWO", sentences + " One of these two changes is enough, and all tests pass.", ""));
    }

    /** Returns {@code found} without changes that insert a mask, if correcting an existing mask is also enough. */
    private static List<Change> withoutNewMasks(List<Change> found) {
        boolean isThere = found.stream().anyMatch(change -> change.slip().equals("WRONG_MASK"));
        return found.stream()
                .filter(change -> !isThere || !change.slip().equals("NO_MASK"))
                .toList();
    }

    /**
     * Returns {@code found} without the copies if the first change that is not a copy names the same things as each copy that inserts
     * something missing; otherwise {@code found}.
     */
    private static List<Change> withoutCopies(List<Change> found) {
        List<Change> others = found.stream().filter(change -> !change.isCopy()).toList();
        boolean isSame = !others.isEmpty()
                && found.stream()
                        .filter(Findings::isMissing)
                        .map(copy -> copy.words().replaceAll("^.* for (.*)\\.$", "$1"))
                        .allMatch(copied -> others.get(0).words().contains(copied));
        return isSame ? others : found;
    }

    private static boolean isNumber(Change change) {
        return change.slip().equals("WRONG_NUMBER") || change.slip().equals(NumberSlips.WRONG_COMPARISON);
    }

    /** Whether {@code change} inserts a copy of a step or condition because such a one may be missing. */
    private static boolean isMissing(Change change) {
        return change.isCopy() && change.slip().endsWith("_MISSING");
    }
}
