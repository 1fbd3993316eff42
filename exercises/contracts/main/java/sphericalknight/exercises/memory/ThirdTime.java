package sphericalknight.exercises.memory;

import sphericalknight.exercise.Exercise;

/** Exercise 8.3: threefold repetition. */
@Exercise(id = "8.3", title = "Is this the third time?", lesson = "08-zobrist", sets = false)
public interface ThirdTime {
    /**
     * Whether the position on the board has occurred at least three times, including now.
     *
     * <pre>
     * keys    7 5 8 6 7 5 8 6 7     the last one, 7, has occurred twice before
     * </pre>
     *
     * <p>A capture or a pawn move is irreversible, so no earlier position can occur again. An equal key of such an earlier position is a
     * coincidence and does not count.
     *
     * @param keys the keys of all positions of the game in order, the one on the board last; at least one; the array must not be changed
     * @param clock the number of plies since the last capture or pawn move, or since the start of the game; 0 to 150
     * @return true from the third time on
     */
    boolean isThird(long[] keys, int clock);
}
