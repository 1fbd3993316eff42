package sphericalknight.exercises.king;

import sphericalknight.exercise.Exercise;

/** Exercise 3.4: the shortest ways of a king round forbidden squares. */
@Exercise(
        id = "3.4",
        title = "Ways round obstacles",
        lesson = "03-king",
        uses = "sphericalknight.chess.attack.KingMoves.attacks")
public interface KingWays {
    /**
     * The smallest number of moves that take a king from {@code from} to {@code to} if he never enters a forbidden square; -1 if there is
     * no way.
     *
     * <pre>
     * 3  . # . .      # forbidden
     * 2  . # . .      from a1 to c1: 6 moves, over b4
     * 1  K # x .
     *    a b c d
     * </pre>
     *
     * @param from 0 (a1) to 63 (h8)
     * @param to 0 to 63
     * @param forbidden any set of squares without {@code from} and {@code to}
     */
    int moves(int from, int to, long forbidden);

    /**
     * The squares on at least one of the shortest ways, {@code from} and {@code to} included; 0, the empty set, if there is no way.
     *
     * <pre>
     * 5  . . x . . .
     * 4  . x # x . .      from a3 to e3, without c2, c3 and c4: 4 moves,
     * 3  x . # . x .      above the obstacle or below it
     * 2  . x # x . .
     * 1  . . x . . .
     *    a b c d e f
     * </pre>
     */
    long onTheWay(int from, int to, long forbidden);
}
