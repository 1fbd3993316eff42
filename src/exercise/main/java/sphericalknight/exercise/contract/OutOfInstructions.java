package sphericalknight.exercise.contract;

import sphericalknight.exercise.platform.ExerciseMethod;

/** Thrown when an answer has used up the instructions of a test. It is an {@code Error}, so {@code catch (Exception e)} does not swallow it. */
public final class OutOfInstructions extends Error {
    private static final long serialVersionUID = 1L;

    private final long millions;
    private final boolean isAgain;

    /**
     * Creates the error.
     *
     * @param method the method that was called; null for the constructor
     * @param instructions the number of instructions that the test allows
     * @param isAgain whether an earlier test ran out of instructions in the same method
     */
    OutOfInstructions(ExerciseMethod method, long instructions, boolean isAgain) {
        super((method == null ? "your constructor" : method.name() + "()") + " ran for " + instructions
                + " instructions without an answer");
        this.millions = instructions / 1_000_000;
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
