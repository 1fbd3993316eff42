package sphericalknight.grader.submission;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;

/**
 * Which of several answers to an exercise counts. An untouched stub never hides a real answer; then the kind that is preferred counts, then
 * the place that fits best, then the last one. Only the best of each kind is kept in memory.
 */
final class Choice {
    private static final int NAMED = 5;

    private final Prefer prefer;
    private final Map<String, Places> notebooks = new HashMap<>();
    private final Map<String, Places> files = new HashMap<>();
    private final Map<String, Places> notebookStubs = new HashMap<>();
    private final Map<String, Places> fileStubs = new HashMap<>();
    private final TreeSet<String> stubPassedOver = new TreeSet<>();
    private final TreeSet<String> both = new TreeSet<>();
    private final Map<String, String> several = new TreeMap<>();

    Choice(Prefer prefer) {
        this.prefer = prefer;
    }

    /** Adds a place for the exercise {@code id}. */
    void add(String id, Candidate candidate) {
        Map<String, Places> kind = candidate.inNotebook()
                ? candidate.isStub() ? notebookStubs : notebooks
                : candidate.isStub() ? fileStubs : files;
        kind.computeIfAbsent(id, each -> new Places()).add(candidate);
    }

    /** The one that counts for the exercise {@code id}, if there is any. */
    Optional<Candidate> of(String id) {
        boolean isNotebook = prefer == Prefer.NOTEBOOK;
        Places preferred = (isNotebook ? notebooks : files).get(id);
        Places other = (isNotebook ? files : notebooks).get(id);
        Places preferredStub = (isNotebook ? notebookStubs : fileStubs).get(id);
        Places otherStub = (isNotebook ? fileStubs : notebookStubs).get(id);
        if (preferred != null && other != null) {
            both.add(id);
        } else if (preferred == null && other != null && preferredStub != null) {
            stubPassedOver.add(id);
        }
        Optional<Places> chosen = Stream.of(
                        Optional.ofNullable(preferred),
                        Optional.ofNullable(other),
                        Optional.ofNullable(preferredStub),
                        Optional.ofNullable(otherStub))
                .flatMap(Optional::stream)
                .findFirst();
        chosen.filter(places -> places.differ)
                .ifPresent(places -> several.put(
                        id, id + " is answered more than once (" + places.named() + "): " + places.which()));
        return chosen.map(places -> places.best);
    }

    /** One sentence for each kind of choice that was made. */
    List<String> notes() {
        String one = prefer == Prefer.NOTEBOOK ? "notebook" : "file";
        String other = prefer == Prefer.NOTEBOOK ? "file" : "notebook";
        List<String> notes = new ArrayList<>();
        if (!both.isEmpty()) {
            notes.add("Notebook and file both hold an answer; the " + one + "'s counts: " + String.join(", ", both)
                    + ".");
        }
        if (!stubPassedOver.isEmpty()) {
            notes.add("The " + one + " still holds the stub, so the " + other + "'s answer counts: "
                    + String.join(", ", stubPassedOver) + ".");
        }
        notes.addAll(several.values());
        return notes;
    }

    /** Places of one kind, of which the best is kept. */
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

        String named() {
            return String.join("; ", first) + (count > NAMED ? "; and " + (count - NAMED) + " more" : "");
        }

        String which() {
            return best.place().equals(last) ? "the last one counts." : best.place() + " counts.";
        }
    }
}
