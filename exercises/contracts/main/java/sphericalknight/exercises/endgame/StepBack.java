package sphericalknight.exercises.endgame;

import sphericalknight.exercise.Exercise;

/** Exercise 13.3: one backward step, for all squares of the black king at once. */
@Exercise(
        id = "13.3",
        title = "One step back for a whole set",
        lesson = "13-mate-table",
        uses = "sphericalknight.chess.attack.KingMoves")
public interface StepBack {
    /**
     * The squares on which the black king has lost, with Black to move. The three white pieces stay in place; every square of the black
     * king is one bit (bit 0 is a1). He has lost on a square if all his legal moves lead to positions that White wins, or if he is mated;
     * he has not lost if he is stalemated or can take a piece.
     *
     * <pre>
     * 8  w w . . . . . .      w  won with White to move: a8, b8
     * 7  . . . . . . . .
     * 6  . K . . . . . .      the black king on a8 may go to b8 only,
     * 5  N . . . . . . .      and b8 is won: a8 belongs to the answer
     *    a b c d e f g h
     * </pre>
     *
     * @param standing where the black king can stand: not on a white piece, and not beside the white king
     * @param guarded the squares that he must not enter: attacked by bishop or knight, or beside the white king. The square of a white
     * piece is guarded if another piece protects it; if not, the king may go there and take the piece
     * @param checked the squares on which he would be in check; all of them are guarded
     * @param won the squares of the black king for which White, to move, is known to win
     * @return a subset of {@code standing}: where Black, to move, has lost
     */
    long lost(long standing, long guarded, long checked, long won);
}
