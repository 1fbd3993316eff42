package sphericalknight.grader.run;

import java.time.Instant;
import java.util.Optional;

/**
 * Somebody to be graded.
 *
 * @param id the roster's, else the submission's name
 * @param entry what the roster knows
 * @param handin nothing if there is no submission
 * @param submitted when it was handed in, if anything says so
 */
record Student(String id, Optional<Roster.Entry> entry, Optional<Handin> handin, Optional<Instant> submitted) {}
