package sphericalknight.exercise.contract;

/** The failure if a right result took more steps than {@link Contract#assertSteps} allows. */
public final class TooManySteps extends AssertionError {
    private static final long serialVersionUID = 1L;

    /**
     * Creates the failure.
     *
     * @param taken the number of steps taken
     * @param words the requirement, for the learner
     */
    TooManySteps(long taken, String words) {
        super("The result is right, but your code takes " + taken
                + " steps (rounds of loops and calls of methods) to get there: " + words + ".");
    }
}
