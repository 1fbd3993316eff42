package sphericalknight.exercise.check;

import java.util.Optional;
import sphericalknight.exercise.NotStartedYet;
import sphericalknight.exercise.contract.OutOfInstructions;
import sphericalknight.exercise.contract.TooManySteps;
import sphericalknight.machine.LimitReached;
import sphericalknight.machine.Unknown;

/** How a test ended. */
public enum Ending {
    PASSED,
    /** The stub's exception. */
    NOT_STARTED,
    /** A result is wrong. */
    WRONG,
    /** The results are right, but take more steps than the test allows. */
    TOO_MANY_STEPS,
    /** The answer threw an exception. */
    EXCEPTION,
    /** The answer calls itself without end. */
    STACK,
    /** The instructions of the test ran out. */
    ENDLESS,
    /** The memory of the test ran out. */
    MEMORY,
    /** The answer uses something of Java that the machine does not know. */
    UNKNOWN_JAVA;

    /** The ending of a test that threw {@code thrown}, or nothing. */
    static Ending of(Optional<Throwable> thrown) {
        if (thrown.isEmpty()) {
            return PASSED;
        }
        Throwable what = thrown.get();
        if (what instanceof NotStartedYet) {
            return NOT_STARTED;
        }
        if (what instanceof TooManySteps) {
            return TOO_MANY_STEPS;
        }
        if (what instanceof OutOfInstructions) {
            return ENDLESS;
        }
        if (what instanceof LimitReached limit) {
            return limit.kind() == LimitReached.Kind.DEPTH ? STACK : MEMORY;
        }
        if (what instanceof StackOverflowError) {
            return STACK;
        }
        if (what instanceof Unknown) {
            return UNKNOWN_JAVA;
        }
        return what instanceof AssertionError ? WRONG : EXCEPTION;
    }

    /** The status that a learner sees. */
    Status status() {
        return switch (this) {
            case PASSED -> Status.PASSED;
            case NOT_STARTED -> Status.NOT_STARTED;
            default -> Status.FAILED;
        };
    }
}
