package sphericalknight.grader.submission;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * Which of several answers to an exercise counts. An untouched stub never hides a real answer; then the kind that is preferred counts, then
 * the place that fits best, then the last one.
 */
final class Choice {
    private final Prefer prefer;
    private final TreeSet<String> stubPassedOver = new TreeSet<>();
    private final TreeSet<String> both = new TreeSet<>();
    private final Map<String, String> several = new TreeMap<>();

    Choice(Prefer prefer) {
        this.prefer = prefer;
    }

    /** The one that counts for the exercise {@code id}; there is at least one. */
    Candidate of(String id, List<Candidate> all) {
        List<Candidate> real =
                all.stream().filter(candidate -> !candidate.isStub()).toList();
        List<Candidate> pool = real.isEmpty() ? all : real;
        List<Candidate> preferred = ofKind(prefer, pool);
        if (!real.isEmpty()) {
            if (preferred.isEmpty() && !ofKind(prefer, all).isEmpty()) {
                stubPassedOver.add(id);
            } else if (!preferred.isEmpty() && preferred.size() < real.size()) {
                both.add(id);
            }
        }
        List<Candidate> equals = best(preferred.isEmpty() ? pool : preferred);
        Candidate chosen = equals.get(equals.size() - 1);
        if (!real.isEmpty() && equals.size() > 1) {
            String places = equals.stream().map(Candidate::where).distinct().collect(Collectors.joining("; "));
            several.put(id, id + " is answered more than once (" + places + "): the last one counts.");
        }
        return chosen;
    }

    private static List<Candidate> ofKind(Prefer kind, List<Candidate> candidates) {
        return candidates.stream()
                .filter(candidate -> candidate.inNotebook() == (kind == Prefer.NOTEBOOK))
                .toList();
    }

    private static List<Candidate> best(List<Candidate> candidates) {
        int rank = candidates.stream().mapToInt(Candidate::rank).max().orElseThrow();
        return candidates.stream().filter(candidate -> candidate.rank() == rank).toList();
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
}
