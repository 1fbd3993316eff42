package sphericalknight.grader.run;

import java.time.Instant;
import java.util.Optional;

/**
 * Somebody to be graded.
 *
 * @param id the roster's, else the submission's name
 * @param name "" without a roster
 * @param handin nothing if there is no submission
 * @param submitted when it was handed in, if anything says so
 */
record Student(String id, String name, Optional<Handin> handin, Optional<Instant> submitted) {}
