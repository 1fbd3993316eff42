package sphericalknight.exercises.knight;

import sphericalknight.exercise.Exercise;

/** Exercise 2.2: the number of moves of a knight on an empty board. */
@Exercise(
        id = "2.2",
        title = "Number of moves from a square",
        lesson = "02-knight",
        inClass = true,
        uses = "sphericalknight.chess.attack.KnightMoves.attacks")
public interface KnightCount {
    /**
     * The number of squares to which a knight on {@code square} can move.
     *
     * @param square 0 (a1) to 63 (h8)
     */
    int moves(int square);
}
