package sphericalknight.exercises.pawn;

import sphericalknight.exercise.Exercise;

/** Exercise 6.3: the passed pawns of White. */
@Exercise(id = "6.3", title = "Passed pawns", lesson = "06-pawns")
public interface PassedPawns {
    /**
     * The white pawns that no black pawn can ever stop or capture on their way straight ahead: there is no black pawn on a higher rank of
     * their own file or of the two files beside it. White's own pawns do not matter.
     *
     * <pre>
     * 6  . . . p . . .
     * 5  P . . . . . p     a5 is passed; d6 stands before d4, and beside the way of e4;
     * 4  . . . P P . P     g5 stands before g4
     *    a b c d e f g
     * </pre>
     *
     * @param white white pawns, on any squares; bit 0 is a1
     * @param black black pawns, on any other squares
     */
    long passed(long white, long black);
}
