package sphericalknight.exercises.storage;

import sphericalknight.exercise.Exercise;

/** Exercise 12.3: a set of pawns as a number. */
@Exercise(id = "12.3", title = "A set of pawns as a number", lesson = "12-storing", sets = false)
public interface PawnRank {
    /**
     * The rank of a set of pawns among all sets with the same number of pawns, in ascending order of the sets as numbers. A pawn has 48
     * squares, the first of which is a2, so there are C(48, 8) = 377,348,994 sets of eight pawns.
     *
     * <pre>
     * two pawns   a2 b2   a2 c2   b2 c2   a2 d2   b2 d2   c2 d2  ...  g7 h7
     * rank          0       1       2       3       4       5         1,127
     * </pre>
     *
     * @param pawns a set of 0 to 8 squares on ranks 2 to 7; bit 0 is a1
     * @return 0 to C(48, n) - 1 for n pawns; 0 for no pawns
     */
    long rank(long pawns);

    /**
     * The set with a given rank.
     *
     * @param rank 0 to C(48, count) - 1
     * @param count the number of pawns, 0 to 8
     * @return the set
     */
    long pawns(long rank, int count);
}
