package sphericalknight.exercises.endgame;

import sphericalknight.exercise.Exercise;

/** Exercise 13.2: decide whether the game is over. */
@Exercise(
        id = "13.2",
        title = "Mate, stalemate or neither",
        lesson = "13-mate-table",
        inClass = true,
        uses = {
            "sphericalknight.chess.attack.KingMoves",
            "sphericalknight.chess.attack.KnightMoves",
            "sphericalknight.chess.attack.RayWalk"
        })
public interface MateOrStalemate {
    /** The state of the game with Black to move. */
    enum Verdict {
        /** Black is in check and has no legal move. */
        MATE,
        /** Black is not in check and has no legal move. */
        STALEMATE,
        /** Black has a legal move, such as the capture of an unguarded man. */
        NEITHER
    }

    /**
     * Decides whether a legal position with Black to move is mate, stalemate, or neither.
     *
     * <pre>
     * 8  k . . . . . . .     MATE: the bishop checks, the king guards a7 and b7, the knight b8
     * 7  . . . . . . . .
     * 6  N K B . . . . .
     *    a b c d e f g h
     * </pre>
     *
     * @param whiteKing 0 (a1) to 63 (h8)
     * @param bishop the white bishop's square, light or dark; white pieces block it
     * @param knight the white knight's square
     * @param blackKing the black king's square; all four squares are different, and the kings do not touch
     * @return the verdict
     */
    Verdict verdict(int whiteKing, int bishop, int knight, int blackKing);
}
