package sphericalknight.grader.sealed;

import java.time.Duration;
import sphericalknight.exercise.catalogue.CatalogueEntry;

/**
 * The limits for answers.
 *
 * @param most the maximum processor time for one test, even if the exercise allows more
 * @param rules whether the rules of the exercise are checked first; false only to test the isolation itself
 */
record RunLimits(Duration most, boolean rules) {
    /** The usual limits, which are those of the exercises. */
    static final RunLimits USUAL = new RunLimits(Duration.ofHours(1), true);

    /** The processor time for one test of {@code exercise}. */
    Duration perTest(CatalogueEntry exercise) {
        Duration own = Duration.ofSeconds(exercise.exercise().seconds());
        return own.compareTo(most) < 0 ? own : most;
    }
}
