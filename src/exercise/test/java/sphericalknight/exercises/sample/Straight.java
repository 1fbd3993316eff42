package sphericalknight.exercises.sample;

import sphericalknight.exercise.Exercise;
import sphericalknight.exercise.Operation;

/** An exercise that asks for an answer without loop, decision and shift; an answer to {@link Sample} answers it, too. */
@Exercise(
        id = "99.2",
        title = "Straight",
        lesson = "99-sample",
        without = {Operation.LOOP, Operation.BRANCH, Operation.SHIFT})
public interface Straight {
    /** The number of squares in {@code set}. */
    int count(long set);
}
