package sphericalknight.grader.run;

import java.time.Instant;
import java.util.Optional;

/**
 * A student to grade.
 *
 * @param id the id on the roster, or else the submission's name
 * @param entry the entry on the roster, if there is one
 * @param found the submission; empty if there is none
 * @param submitted when it was handed in, if known
 */
record Student(String id, Optional<Roster.Entry> entry, Optional<FoundSubmission> found, Optional<Instant> submitted) {}
