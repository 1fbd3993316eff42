package sphericalknight.exercises.lowest;

import sphericalknight.exercise.Exercise;
import sphericalknight.exercise.Operation;

/** Exercise 5.1: isolate the lowest square of a set, and remove it. No loop, no {@code if}. */
@Exercise(
        id = "5.1",
        title = "Isolate and clear",
        lesson = "05-lowest-bit",
        inClass = true,
        java = Exercise.OPERATORS,
        without = {Operation.LOOP, Operation.BRANCH})
public interface LowestSquare {
    /**
     * The lowest square of {@code set} as a set of one square; the empty set for the empty set.
     *
     * <pre>
     * 2  . . 1 . . . . .      2  . . . . . . . .
     * 1  . 1 . . . . . 1      1  . 1 . . . . . .
     *    a b c d e f g h         a b c d e f g h
     * </pre>
     *
     * @param set any set of squares; bit 0 is a1, bit 63 is h8
     */
    long isolate(long set);

    /** {@code set} without its lowest square: {h1 c2} for {b1 h1 c2}. The empty set stays empty. */
    long clear(long set);
}
