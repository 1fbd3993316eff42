package sphericalknight.grader.submission;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import sphericalknight.exercise.catalogue.CatalogueEntry;

/**
 * Selects the answer to be graded if a submission has several answers to one exercise. A real answer beats an unchanged stub; then the
 * preferred kind wins, then the answer with the highest rank, then the last one.
 */
final class Selection {
    private static final int NAMED = 5;

    private final Prefer prefer;
    private final Map<String, List<Candidate>> found = new TreeMap<>(CatalogueEntry::compareIds);

    Selection(Prefer prefer) {
        this.prefer = prefer;
    }

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
        boolean isPreferred = candidate.inNotebook() == (prefer == Prefer.NOTEBOOK);
        return (candidate.isStub() ? 0 : 200) + (isPreferred ? 100 : 0) + candidate.rank();
    }

    /** Sentences that explain the choices made. */
    List<String> notes() {
        Set<String> both = new TreeSet<>(CatalogueEntry::compareIds);
        Set<String> stubPassedOver = new TreeSet<>(CatalogueEntry::compareIds);
        List<String> several = new ArrayList<>();
        found.forEach((id, all) -> {
            Candidate best = of(id).orElseThrow();
            boolean isPreferred = best.inNotebook() == (prefer == Prefer.NOTEBOOK);
            List<Candidate> ofOtherKind = all.stream()
                    .filter(each -> each.inNotebook() != best.inNotebook())
                    .toList();
            if (isPreferred && !best.isStub() && ofOtherKind.stream().anyMatch(each -> !each.isStub())) {
                both.add(id);
            }
            if (!isPreferred && !best.isStub() && !ofOtherKind.isEmpty()) {
                stubPassedOver.add(id);
            }
            List<Candidate> rivals = all.stream()
                    .filter(each -> each.inNotebook() == best.inNotebook() && each.isStub() == best.isStub())
                    .toList();
            if (!best.isStub() && rivals.stream().anyMatch(each -> !each.text().equals(best.text()))) {
                several.add(id + " is answered more than once (" + places(rivals) + "): "
                        + (best == rivals.get(rivals.size() - 1) ? "the last one" : best.place()) + " counts.");
            }
        });
        boolean isNotebook = prefer == Prefer.NOTEBOOK;
        List<String> notes = new ArrayList<>();
        if (!both.isEmpty()) {
            notes.add("Notebook and file both hold an answer; the " + (isNotebook ? "notebook" : "file") + "'s counts: "
                    + String.join(", ", both) + ".");
        }
        if (!stubPassedOver.isEmpty()) {
            notes.add("The " + (isNotebook ? "notebook's cell" : "file") + " is still as it was, so the "
                    + (isNotebook ? "file" : "notebook") + "'s answer counts: " + String.join(", ", stubPassedOver)
                    + ".");
        }
        notes.addAll(several);
        return notes;
    }

    private static String places(List<Candidate> candidates) {
        int more = candidates.size() - NAMED;
        return candidates.stream().limit(NAMED).map(Candidate::place).collect(Collectors.joining("; "))
                + (more > 0 ? "; and " + more + " more" : "");
    }
}
