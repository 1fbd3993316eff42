package sphericalknight.exercises.king;

import sphericalknight.exercise.Exercise;

/** Exercise 3.3: a white and a black king that do not touch. */
@Exercise(
        id = "3.3",
        title = "Two kings that do not touch",
        lesson = "03-king",
        uses = {
            "sphericalknight.bits.Squares",
            "sphericalknight.draw.*",
            "sphericalknight.chess.attack.KingMoves.attacks"
        })
public interface TwoKings {
    /**
     * The squares where the other king can stand: neither this king's square nor beside it.
     *
     * <pre>
     * 3  x x x x x x x x
     * 2  . . x x x x x x     king on a1: 60 squares are left (x)
     * 1  K . x x x x x x
     *    a b c d e f g h
     * </pre>
     *
     * @param king 0 (a1) to 63 (h8)
     */
    long places(int king);

    /** In how many ways a white and a black king can stand on the board without touching. Who stands where matters. */
    int placements();
}
