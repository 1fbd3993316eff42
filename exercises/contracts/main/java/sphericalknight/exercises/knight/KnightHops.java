package sphericalknight.exercises.knight;

import sphericalknight.exercise.Exercise;

/** Exercise 2.3: the number of hops of a knight between two squares. */
@Exercise(
        id = "2.3",
        title = "Hops between two squares",
        lesson = "02-knight",
        inClass = true,
        uses = "sphericalknight.chess.attack.KnightMoves")
public interface KnightHops {
    /**
     * The smallest number of hops that take a knight from {@code from} to {@code to} on an empty board: 0 to 6.
     *
     * <pre>
     * 4  3 2 3 2 3 4
     * 3  2 1 4 3 2 3
     * 2  3 4 1 2 3 4
     * 1  0 3 2 3 2 3      hops from a1; to b2 it takes four
     *    a b c d e f
     * </pre>
     *
     * @param from 0 (a1) to 63 (h8)
     * @param to 0 to 63
     */
    int hops(int from, int to);
}
