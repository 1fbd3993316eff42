package sphericalknight.grader.sealed;

import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.ToLongFunction;
import sphericalknight.exercise.NotStartedYet;
import sphericalknight.exercise.answer.StopSign;
import sphericalknight.exercise.contract.Answers;
import sphericalknight.grader.model.Reason;

/** One run of a contract on one answer: provides the answer to the tests, and records the outcome of each test. */
abstract class Trial implements Answers, AutoCloseable {
    /**
     * The outcome of a test.
     *
     * @param reason the reason for the outcome
     * @param message replaces the message of the test; "" to keep it
     */
    record Note(Reason reason, String message) {}

    private final Map<String, Note> notes = new ConcurrentHashMap<>();
    private final Set<String> open = ConcurrentHashMap.newKeySet();
    private final ToLongFunction<String> seeds;
    private volatile String running = "";

    /**
     * Creates a run.
     *
     * @param seeds the seed of the random inputs of each test, by the name of the test
     */
    Trial(ToLongFunction<String> seeds) {
        this.seeds = seeds;
    }

    @Override
    public void started(String test) {
        running = test;
    }

    /** The name of the current or most recent test; "" before the first. */
    final String running() {
        return running;
    }

    @Override
    public final long seed() {
        leaveOpen();
        return seeds.applyAsLong(running);
    }

    /** Marks the running test as open: another run may reach a different verdict on it. */
    final void leaveOpen() {
        open.add(running);
    }

    /** The tests that have drawn random inputs, or were not run at all. All other tests make the same calls in every run. */
    final Set<String> open() {
        return Set.copyOf(open);
    }

    /** Ends this run, and returns a run with different inputs on the same answer, in the same process if there is one. */
    abstract Trial again(ToLongFunction<String> otherSeeds);

    @Override
    public final void finished(String test, Optional<Throwable> thrown) {
        Optional<ChildFailure> lost = lost();
        notes.put(
                test,
                lost.map(each -> new Note(each.reason(), each.getMessage()))
                        .orElseGet(() -> thrown.map(Trial::note).orElse(new Note(Reason.PASSED, ""))));
        if (lost.isPresent() && thrown.isEmpty()) {
            throw lost.get(); // even if the contract has caught it
        }
    }

    /** The failure that made the answer unavailable to the current test; empty if there was none. */
    abstract Optional<ChildFailure> lost();

    private static Note note(Throwable thrown) {
        if (thrown instanceof AssertionError) {
            return new Note(Reason.WRONG_ANSWER, "");
        }
        if (thrown instanceof NotStartedYet) {
            return new Note(Reason.NOT_ATTEMPTED, "");
        }
        if (thrown instanceof StopSign.Stopped) {
            return new Note(Reason.TIMEOUT, "");
        }
        if (thrown instanceof OutOfMemoryError) {
            return new Note(Reason.MEMORY, "");
        }
        return new Note(Reason.EXCEPTION, thrown instanceof Exceptions.Other other ? other.sentence() : "");
    }

    /** The outcome of a test; empty if it did not finish. */
    final Optional<Note> note(String test) {
        return Optional.ofNullable(notes.get(test));
    }

    /** The failure of the grader itself during this run; empty if there was none. */
    Optional<GraderFault> fault() {
        return Optional.empty();
    }

    /** The tests in which the answer's process died, with the reasons; they are not run again with other inputs. */
    Map<String, Reason> doomed() {
        return Map.of();
    }

    /** Prepares for calls that are made outside the tests to look for a known mistake. */
    void prepareForProbes() {}

    @Override
    public abstract void close();
}
