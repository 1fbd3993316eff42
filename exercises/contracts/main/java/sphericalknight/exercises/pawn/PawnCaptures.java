package sphericalknight.exercises.pawn;

import sphericalknight.exercise.Exercise;

/** Exercise 6.2: the captures of white pawns. */
@Exercise(id = "6.2", title = "Captures east and west", lesson = "06-pawns", inClass = true)
public interface PawnCaptures {
    /**
     * The enemies that white pawns can capture one square up and to the right.
     *
     * <pre>
     * 5  . n . . n . .     east of a4 is b5, east of d4 is e5;
     * 4  P . . P . . .     west of a4 is nothing, west of d4 is c5, where nobody stands
     *    a b c d e f g
     * </pre>
     *
     * @param pawns white pawns, on any squares; bit 0 is a1
     * @param enemies all black pieces
     */
    long east(long pawns, long enemies);

    /** The same, one square up and to the left. */
    long west(long pawns, long enemies);
}
