package sphericalknight.exercise.contract;

/** Thrown when an answer has used up the instructions of a test. It is an {@code Error}, so {@code catch (Exception e)} does not swallow it. */
public final class OutOfInstructions extends Error {
    private static final long serialVersionUID = 1L;

    private final long millions;
    private final boolean isAgain;

    /**
     * Creates the error.
     *
     * @param millions the number of instructions that the test allows, in millions
     * @param isAgain whether an earlier test ran out of instructions in the same method
     */
    OutOfInstructions(long millions, boolean isAgain) {
        this.millions = millions;
        this.isAgain = isAgain;
    }

    /** The number of instructions that the test allows, in millions. */
    public long millions() {
        return millions;
    }

    /** Whether an earlier test ran out of instructions in the same method. */
    public boolean isAgain() {
        return isAgain;
    }
}
