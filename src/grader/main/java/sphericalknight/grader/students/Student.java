package sphericalknight.grader.students;

import java.time.Instant;
import java.util.Optional;
import java.util.stream.Stream;
import sphericalknight.grader.names.StudentId;

/**
 * A student to grade.
 *
 * @param id the id on the roster, or else the submission's name
 * @param entry the entry on the roster, if there is one
 * @param found the submission; empty if there is none
 */
public record Student(String id, Optional<Roster.Entry> entry, Optional<FoundSubmission> found) {
    /** Whether the student hands in with others, under the name with this {@link StudentId#key}. */
    boolean isInGroup(String key) {
        return Stream.concat(entry.map(Roster.Entry::group).stream(), found.map(FoundSubmission::name).stream())
                .anyMatch(name -> StudentId.key(name).equals(key));
    }

    /** When an attempt was handed in, if known: of the last one the roster may say it. */
    public Optional<Instant> submitted(FoundSubmission.Attempt attempt) {
        boolean isLast = found.filter(each ->
                        each.attempts().indexOf(attempt) == each.attempts().size() - 1)
                .isPresent();
        return isLast ? entry.flatMap(Roster.Entry::submitted).or(attempt::submitted) : attempt.submitted();
    }
}
