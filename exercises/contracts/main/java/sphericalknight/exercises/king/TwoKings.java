package sphericalknight.exercises.king;

import sphericalknight.exercise.Exercise;

/** Exercise 3.3: a white and a black king that do not touch. */
@Exercise(
        id = "3.3",
        title = "Two kings that do not touch",
        lesson = "03-king",
        uses = "sphericalknight.chess.attack.KingMoves.attacks")
public interface TwoKings {
    /**
     * The squares where the other king can stand: all but the square of {@code king} and its neighbours. Bit 0 is a1, bit 63 is h8.
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

    /**
     * The number of ways to place a white and a black king on the board so that they do not touch. Swapping the two kings gives another
     * placement.
     */
    int placements();
}
