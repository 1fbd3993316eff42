package sphericalknight.exercises.generator;

import sphericalknight.exercise.Exercise;

/** Exercise 10.1: which castlings are allowed now. */
@Exercise(id = "10.1", title = "Castling allowed?", lesson = "10-generator")
public interface CastlingAllowed {
    /**
     * The castlings that the side to move may play. Kings and rooks with a right stand at home; where they end is known, too:
     *
     * <pre>
     * bit 0 (1)  K  e1 to g1, rook h1 to f1        bit 2 (4)  k  e8 to g8, rook h8 to f8
     * bit 1 (2)  Q  e1 to c1, rook a1 to d1        bit 3 (8)  q  e8 to c8, rook a8 to d8
     * </pre>
     *
     * <p>Between king and rook every square must be empty. The king must not be in check, pass over an attacked square, or end on one.
     * Where only the rook goes, attacks do not matter.
     *
     * <pre>
     * 1  R . . . K . . R    R and K at home: K and Q are possible;
     *    . x . . . . x .    x attacked: b1 does not matter, g1 forbids K
     * </pre>
     *
     * @param rights the rights still there, of both sides, 0 to 15
     * @param side who is to move: 0 White, 1 Black
     * @param occupied the squares of all pieces
     * @param attacked the squares that the other side attacks
     * @return those of the rights that may be used now, 0 to 15
     */
    int allowed(int rights, int side, long occupied, long attacked);
}
