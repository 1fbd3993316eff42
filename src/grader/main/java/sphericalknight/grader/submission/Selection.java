package sphericalknight.grader.submission;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import sphericalknight.exercise.catalogue.CatalogueEntry;

/**
 * Selects the answer to be graded if a submission has several answers to one exercise. A real answer beats an unchanged stub; then the
 * preferred kind wins, then the answer with the highest rank, then the last one. Only the best of each kind is kept in memory.
 */
final class Selection {
    private static final int NAMED = 5;

    private final Prefer prefer;
    /**
     * The answers to each exercise, in four groups: the preferred kind, the other kind, stubs of the preferred kind, and other stubs.
     * The answer is taken from the first group that is not empty.
     */
    private final Map<String, List<Places>> found = new HashMap<>();

    private final Set<String> stubPassedOver = new TreeSet<>(CatalogueEntry::compareIds);
    private final Set<String> both = new TreeSet<>(CatalogueEntry::compareIds);
    private final Map<String, String> several = new TreeMap<>(CatalogueEntry::compareIds);

    Selection(Prefer prefer) {
        this.prefer = prefer;
    }

    /** Adds an answer to the exercise {@code id}. */
    void add(String id, Candidate candidate) {
        boolean isPreferred = candidate.inNotebook() == (prefer == Prefer.NOTEBOOK);
        found.computeIfAbsent(id, each -> List.of(new Places(), new Places(), new Places(), new Places()))
                .get((candidate.isStub() ? 2 : 0) + (isPreferred ? 0 : 1))
                .add(candidate);
    }

    /** The answer that counts for the exercise {@code id}; empty if there is none. */
    Optional<Candidate> of(String id) {
        if (!found.containsKey(id)) {
            return Optional.empty();
        }
        List<Places> kinds = found.get(id);
        boolean hasPreferred = !kinds.get(0).isEmpty();
        boolean hasOther = !kinds.get(1).isEmpty();
        boolean hasPreferredStub = !kinds.get(2).isEmpty();
        if (hasPreferred && hasOther) {
            both.add(id);
        } else if (!hasPreferred && hasOther && hasPreferredStub) {
            stubPassedOver.add(id);
        }
        Places chosen =
                kinds.stream().filter(places -> !places.isEmpty()).findFirst().orElseThrow();
        if (chosen.differ && !chosen.best.isStub()) {
            several.put(id, id + " is answered more than once (" + chosen.named() + "): " + chosen.which());
        }
        return Optional.of(chosen.best);
    }

    /** Sentences that explain the choices made. */
    List<String> notes() {
        String one = prefer == Prefer.NOTEBOOK ? "notebook" : "file";
        String other = prefer == Prefer.NOTEBOOK ? "file" : "notebook";
        List<String> notes = new ArrayList<>();
        if (!both.isEmpty()) {
            notes.add("Notebook and file both hold an answer; the " + one + "'s counts: " + String.join(", ", both)
                    + ".");
        }
        if (!stubPassedOver.isEmpty()) {
            notes.add("The " + (prefer == Prefer.NOTEBOOK ? "notebook's cell" : "file") + " is still as it was, so the "
                    + other + "'s answer counts: " + String.join(", ", stubPassedOver) + ".");
        }
        notes.addAll(several.values());
        return notes;
    }

    /** The answers of one kind, of which only the best is kept. */
    private static final class Places {
        private final List<String> first = new ArrayList<>();
        private Candidate best;
        private String last;
        private int count;
        private boolean differ;

        void add(Candidate candidate) {
            differ |= best != null && !best.text().equals(candidate.text());
            if (best == null || candidate.rank() >= best.rank()) {
                best = candidate;
            }
            if (++count <= NAMED) {
                first.add(candidate.place());
            }
            last = candidate.place();
        }

        boolean isEmpty() {
            return count == 0;
        }

        String named() {
            return String.join("; ", first) + (count > NAMED ? "; and " + (count - NAMED) + " more" : "");
        }

        String which() {
            return best.place().equals(last) ? "the last one counts." : best.place() + " counts.";
        }
    }
}
