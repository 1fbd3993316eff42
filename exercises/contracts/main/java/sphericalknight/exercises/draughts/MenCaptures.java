package sphericalknight.exercises.draughts;

import sphericalknight.exercise.Exercise;

/** Exercise 11.2: the captures of all men at once. */
@Exercise(
        id = "11.2",
        title = "Men's captures",
        lesson = "11-draughts",
        uses = {"sphericalknight.draughts.Numbering", "sphericalknight.draughts.Diagonals"})
public interface MenCaptures {
    /**
     * The squares where a capture lands: two steps in any of the four directions, over an enemy, onto an empty square. All sets are in
     * numbering B (a1 = 0, up-left + 1, up-right + 7, modulo 32).
     *
     * <pre>
     * 6  . x . . . x . .      w  a man on d4
     * 5  . . d . d . . .      d  c5, e5 and c3 are captured,
     * 4  . . . w . . . .         e3 is not: f2 behind it is occupied
     * 3  . . d . d . . .      x  where the three captures land
     * 2  . x . . . d . .
     *    a b c d e f g h
     * </pre>
     *
     * @param men the men of the side to move
     * @param enemies the enemy pieces, men and kings
     * @param empty the empty squares
     * @return one bit for each square that at least one capture reaches
     */
    int landings(int men, int enemies, int empty);

    /**
     * The men that can capture, in numbering B. If there are any, one of them must make the move.
     *
     * @param men the men of the side to move
     * @param enemies the enemy pieces, men and kings
     * @param empty the empty squares
     * @return a subset of {@code men}
     */
    int capturers(int men, int enemies, int empty);
}
