package sphericalknight.exercises.king;

import sphericalknight.exercise.Exercise;

/** Exercise 3.2: the number of moves of a king on an empty board. */
@Exercise(
        id = "3.2",
        title = "Number of moves of a king",
        lesson = "03-king",
        uses = {
            "sphericalknight.bits.Squares",
            "sphericalknight.draw.*",
            "sphericalknight.chess.attack.KingMoves.attacks"
        })
public interface KingCount {
    /**
     * The number of squares to which a king on {@code square} can move.
     *
     * @param square 0 (a1) to 63 (h8)
     */
    int moves(int square);
}
