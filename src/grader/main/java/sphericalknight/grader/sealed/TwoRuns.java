package sphericalknight.grader.sealed;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.ToLongFunction;
import sphericalknight.exercise.catalogue.CatalogueEntry;
import sphericalknight.exercise.check.ContractRun;
import sphericalknight.exercise.check.ContractRun.Outcome;
import sphericalknight.exercise.contract.Answers;
import sphericalknight.exercise.contract.Diagnosis;
import sphericalknight.exercise.contract.Fingerprints;
import sphericalknight.grader.model.ExerciseVerdict;
import sphericalknight.grader.model.Reason;

/**
 * The two runs on one answer. The first runs all tests with the visible inputs; the second, with inputs from the secret seed, runs the
 * tests that use random inputs and those that the first did not reach. The other tests would make the same calls again, so they keep their
 * verdict.
 *
 * <pre>
 * visible run   all right?  yes  second run in the same process   all right?  yes  passed
 *                           no                                                no
 *                           |                                                 |
 *                           '-- known mistake?  second run in a fresh process-'-- verdict
 * </pre>
 *
 * <p>An answer that is right both times needs only one process, and starting a process costs more than the tests. In a process that has
 * already been used, only a pass counts; any other result is discarded, and a fresh process decides.
 */
final class TwoRuns {
    private static final Outcome NOTHING = new Outcome(List.of(), false);

    private final CatalogueEntry exercise;
    private final Verdicts verdicts;
    private final Trials trials;
    private final ToLongFunction<String> secret;
    private final Duration patience;

    /** Starts runs on the answer, each in a new process (at level S0, in this process). */
    interface Trials {
        /**
         * Starts a run.
         *
         * @param doomed the tests that are not run, with the reasons
         */
        Trial start(ToLongFunction<String> seeds, Map<String, Reason> doomed);
    }

    /**
     * Creates the two runs of one answer.
     *
     * @param secret the seed for the hidden inputs of each test
     * @param patience the time limit for one test
     */
    TwoRuns(
            CatalogueEntry exercise,
            Verdicts verdicts,
            Trials trials,
            ToLongFunction<String> secret,
            Duration patience) {
        this.exercise = exercise;
        this.verdicts = verdicts;
        this.trials = trials;
        this.secret = secret;
        this.patience = patience;
    }

    ExerciseVerdict verdict() {
        try (Trial visible = trials.start(test -> Answers.VISIBLE_SEED, Map.of())) {
            Outcome shown = faultless(visible, ContractRun.run(exercise.contract(), visible, patience));
            if (verdicts.isRight(shown, visible)) {
                try (Trial hidden = visible.again(secret)) {
                    Outcome unseen = openTests(visible.open(), hidden);
                    if (verdicts.isRight(unseen, hidden)) {
                        return verdicts.tested(visible, shown, hidden, unseen, Optional.empty());
                    }
                }
            }
            return verdict(visible, shown);
        }
    }

    private ExerciseVerdict verdict(Trial visible, Outcome shown) {
        boolean mayBeKnown = !verdicts.isRight(shown, visible) && !shown.abandoned();
        Optional<Diagnosis> known = mayBeKnown ? diagnose(visible, shown) : Optional.empty();
        visible.close();
        try (Trial hidden = trials.start(secret, visible.doomed())) {
            return verdicts.tested(visible, shown, hidden, openTests(visible.open(), hidden), known);
        }
    }

    private Outcome openTests(Set<String> tests, Trial trial) {
        return tests.isEmpty()
                ? NOTHING
                : faultless(trial, ContractRun.run(exercise.contract(), tests, trial, patience));
    }

    private static Outcome faultless(Trial trial, Outcome outcome) {
        throwFaultOf(trial);
        return outcome;
    }

    private static void throwFaultOf(Trial trial) {
        trial.fault().ifPresent(fault -> {
            throw fault;
        });
    }

    private Optional<Diagnosis> diagnose(Trial trial, Outcome shown) {
        List<String> failed =
                verdicts.tests(shown, trial, reason -> reason != Reason.PASSED && reason != Reason.NOT_ATTEMPTED);
        List<String> passed = verdicts.tests(shown, trial, Reason.PASSED::equals);
        trial.prepareForProbes();
        Optional<Diagnosis> known =
                Fingerprints.diagnose(exercise, Fingerprints.of(exercise, trial, patience), failed, passed);
        throwFaultOf(trial);
        return known;
    }
}
