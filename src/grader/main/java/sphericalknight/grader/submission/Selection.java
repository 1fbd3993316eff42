package sphericalknight.grader.submission;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.BiPredicate;
import java.util.stream.Collectors;
import sphericalknight.exercise.catalogue.CatalogueEntry;
import sphericalknight.grader.text.PlainText;

/**
 * Selects the answer to be graded if a submission has several answers to one exercise. A real answer beats an unchanged stub; then the
 * notebook wins, then the answer with the highest rank, then the last one.
 */
final class Selection {
    private final Map<String, List<Candidate>> found = new TreeMap<>(CatalogueEntry::compareIds);

    /** Adds an answer to the exercise {@code id}. */
    void add(String id, Candidate candidate) {
        found.computeIfAbsent(id, each -> new ArrayList<>()).add(candidate);
    }

    /** The answer that counts for the exercise {@code id}; empty if there is none. */
    Optional<Candidate> of(String id) {
        return found.getOrDefault(id, List.of()).stream()
                .reduce((best, next) -> worth(next) >= worth(best) ? next : best);
    }

    private int worth(Candidate candidate) {
        return (candidate.isStub() ? 0 : 200) + (candidate.inNotebook() ? 100 : 0) + candidate.rank();
    }

    /** Sentences that explain the choices made. */
    List<String> notes() {
        List<String> notes = new ArrayList<>();
        String both = ids(this::isInBoth);
        if (!both.isEmpty()) {
            notes.add("Notebook and file both hold an answer; the notebook's counts: " + both + ".");
        }
        String passedOver = ids(this::isStubPassedOver);
        if (!passedOver.isEmpty()) {
            notes.add("The notebook's cell is still as it was, so the file's answer counts: " + passedOver + ".");
        }
        found.forEach((id, all) -> severalNote(id, all).ifPresent(notes::add));
        return notes;
    }

    /** The exercises with an answer whose candidates are such, given all of them and the best. */
    private String ids(BiPredicate<List<Candidate>, Candidate> areSuch) {
        return found.entrySet().stream()
                .filter(each -> areSuch.test(each.getValue(), of(each.getKey()).orElseThrow()))
                .map(Map.Entry::getKey)
                .collect(Collectors.joining(", "));
    }

    private boolean isInBoth(List<Candidate> all, Candidate best) {
        return best.inNotebook()
                && !best.isStub()
                && all.stream().anyMatch(each -> !each.inNotebook() && !each.isStub());
    }

    private boolean isStubPassedOver(List<Candidate> all, Candidate best) {
        return !best.inNotebook() && !best.isStub() && all.stream().anyMatch(Candidate::inNotebook);
    }

    /** A sentence on different answers of the kind that counts; empty if there is only one. */
    private Optional<String> severalNote(String id, List<Candidate> all) {
        Candidate best = of(id).orElseThrow();
        List<Candidate> rivals = all.stream()
                .filter(each -> each.inNotebook() == best.inNotebook() && each.isStub() == best.isStub())
                .toList();
        boolean areSeveral =
                !best.isStub() && rivals.stream().anyMatch(each -> !each.text().equals(best.text()));
        return areSeveral
                ? Optional.of(id + " is answered more than once ("
                        + PlainText.firstFive(
                                rivals.stream().map(Candidate::place).toList(), "; ")
                        + "): "
                        + (best == rivals.get(rivals.size() - 1) ? "the last one" : best.place()) + " counts.")
                : Optional.empty();
    }
}
