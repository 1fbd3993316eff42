package sphericalknight.exercises.generator;

import sphericalknight.exercise.Exercise;

/** Exercise 10.1: the castling moves that are allowed now. */
@Exercise(id = "10.1", title = "Castling allowed?", lesson = "10-generator")
public interface CastlingAllowed {
    /**
     * The castling moves that the side to move may make now. Kings and rooks with a castling right are on their home squares; their target
     * squares are these:
     *
     * <pre>
     * bit 0 (1)  K  e1 to g1, rook h1 to f1        bit 2 (4)  k  e8 to g8, rook h8 to f8
     * bit 1 (2)  Q  e1 to c1, rook a1 to d1        bit 3 (8)  q  e8 to c8, rook a8 to d8
     * </pre>
     *
     * <p>All squares between king and rook must be empty. The king must not be in check, pass over an attacked square, or end on one.
     * Attacks on squares that only the rook crosses do not matter.
     *
     * <pre>
     * 1  R . . . K . . R    R and K at home: K and Q are possible;
     *    . x . . . . x .    x attacked: b1 does not matter, g1 forbids K
     * </pre>
     *
     * @param rights the remaining castling rights of both sides, 0 to 15
     * @param side the side to move: 0 White, 1 Black
     * @param occupied the squares of all pieces; bit 0 is a1
     * @param attacked the squares that the other side attacks
     * @return those of the rights that may be used now, 0 to 15
     */
    int allowed(int rights, int side, long occupied, long attacked);
}
