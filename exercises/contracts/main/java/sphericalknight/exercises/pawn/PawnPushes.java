package sphericalknight.exercises.pawn;

import sphericalknight.exercise.Exercise;

/** Exercise 6.1: the pushes of white pawns. */
@Exercise(id = "6.1", title = "Single and double pushes", lesson = "06-pawns", inClass = true)
public interface PawnPushes {
    /**
     * The squares that white pawns reach by one step up, onto an empty square. Bit 0 is a1, bit 7 is h1, bit 63 is h8.
     *
     * @param pawns white pawns, on any squares
     * @param empty the empty squares; no pawn stands on one
     */
    long pushes(long pawns, long empty);

    /**
     * The squares that white pawns reach by two steps up from the second rank. Both squares must be empty.
     *
     * <pre>
     * 4  x . . . . . n
     * 3  . . n . . . .     from a2 two steps are free; c2 is blocked on c3, g2 on g4
     * 2  P . P . . . P
     *    a b c d e f g
     * </pre>
     *
     * @param pawns white pawns, on any squares
     * @param empty the empty squares; no pawn stands on one
     */
    long doublePushes(long pawns, long empty);
}
