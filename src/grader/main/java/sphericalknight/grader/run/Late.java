package sphericalknight.grader.run;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/** Applies the rule for lateness and says what it did. */
record Late(Optional<LateRule> rule) {
    /** The percentage that {@code student} loses; a note gives the reason, or says that the time is unknown. */
    int percent(Student student, List<String> notes) {
        if (rule.isEmpty()) {
            return 0;
        }
        if (student.submitted().isEmpty()) {
            notes.add("Nothing says when this was handed in, so it counts as on time.");
            return 0;
        }
        Instant submitted = student.submitted().get();
        int percent = rule.get().percent(submitted);
        if (submitted.isAfter(rule.get().due())) {
            Duration late = Duration.between(rule.get().due(), submitted);
            notes.add("Handed in " + LateRule.words(late) + " late: " + percent + " % less.");
        }
        return percent;
    }
}
