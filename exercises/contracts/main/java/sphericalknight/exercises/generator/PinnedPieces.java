package sphericalknight.exercises.generator;

import sphericalknight.exercise.Exercise;

/** Exercise 10.2: the pieces that shield their king. */
@Exercise(
        id = "10.2",
        title = "Pinned pieces",
        lesson = "10-generator",
        inClass = true,
        uses = {"sphericalknight.chess.attack.Path", "sphericalknight.chess.attack.RayWalk"})
public interface PinnedPieces {
    /**
     * The pinned pieces of one side. A piece is pinned if it is the only piece between its king and an enemy piece that would otherwise
     * attack the king along this line.
     *
     * <pre>
     * 5  . . . . r . . .      K  the own king
     * 4  . . . . . . . b      N  own pieces
     * 3  . . . . N . . .      r, b  enemies
     * 2  . . N . . N . .
     * 1  . . . . K . . .      pinned: e3 by the rook, f2 by the bishop
     *    a b c d e f g h
     * </pre>
     *
     * @param king the square of the king that is shielded, 0 to 63
     * @param own the squares of all pieces of the king's side, including the king's; bit 0 is a1
     * @param enemy the squares of all enemy pieces
     * @param straight the enemies that move like rooks: rooks and queens
     * @param diagonal the enemies that move like bishops: bishops and queens
     * @return the pinned pieces
     */
    long pinned(int king, long own, long enemy, long straight, long diagonal);
}
