package sphericalknight.exercises.endgame;

import sphericalknight.exercise.Exercise;

/** Exercise 13.4: find the best move with the mate table. */
@Exercise(
        id = "13.4",
        title = "The best move from the table",
        lesson = "13-mate-table",
        uses = {
            "sphericalknight.chess.attack.KingMoves",
            "sphericalknight.chess.attack.KnightMoves",
            "sphericalknight.chess.endgame.MateTable",
            "sphericalknight.chess.endgame.MateDistances",
            "sphericalknight.chess.endgame.MatePosition"
        },
        forbids = {
            "sphericalknight.chess.endgame.MateTable.choices",
            "sphericalknight.chess.endgame.MateDistances.choices"
        })
public interface BestMove {
    /**
     * A move that mates as soon as possible, with White to move. Get the table from {@code MateTable.build()}, once, and ask it for {@code
     * moves(new MatePosition(..., false))} after each of your moves: it returns the number of White's moves to mate, or {@code
     * MateTable.DRAW}.
     *
     * <pre>
     * 8  k . . . . . . .     "b5c6", mate
     * 7  . . . . . . . .
     * 6  N K . . . . . .
     * 5  . B . . . . . .
     *    a b c d e f g h
     * </pre>
     *
     * @param whiteKing 0 (a1) to 63 (h8)
     * @param bishop the bishop's square, light or dark
     * @param knight the knight's square
     * @param blackKing the black king's square; he is not in check
     * @return from and to, as in {@code "b5c6"}: any of the best moves; "" if White cannot win
     */
    String move(int whiteKing, int bishop, int knight, int blackKing);
}
