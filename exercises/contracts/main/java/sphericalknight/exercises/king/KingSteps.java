package sphericalknight.exercises.king;

import sphericalknight.exercise.Exercise;

/** Exercise 3.2: the squares to which a king may step, given his own pieces, the enemy's knights and the enemy's king. */
@Exercise(
        id = "3.2",
        title = "Where may the king go?",
        lesson = "03-king",
        uses = {"sphericalknight.chess.attack.KingMoves.attacks", "sphericalknight.chess.attack.KnightMoves.attacks"})
public interface KingSteps {
    /**
     * The squares to which {@code king} may step: neither onto a piece of his own side nor onto a square that an enemy knight or the enemy
     * king attacks. He may capture an unprotected knight.
     *
     * <pre>
     * 3  . . . . . . . .        3  . . . . . . . .
     * 2  . . n P . . . .        2  . 1 1 . . . . .      c2 is captured; d2 is his own pawn,
     * 1  . . K . . . . .        1  . 1 . 1 . . . .      and the knight reaches neither b1 nor d1
     *    a b c d e f g h           a b c d e f g h
     * </pre>
     *
     * @param king the square of the king, as a set with one square; bit 0 is a1
     * @param own the other pieces of his side
     * @param knights the enemy's knights; any number of them
     * @param enemyKing the square of the enemy's king, as a set with one square; it does not touch his own
     */
    long steps(long king, long own, long knights, long enemyKing);
}
