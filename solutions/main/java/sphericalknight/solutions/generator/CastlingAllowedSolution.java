package sphericalknight.solutions.generator;

import sphericalknight.exercises.generator.CastlingAllowed;

/**
 * Exercise 10.1, solved: two masks for each castling, one for what must be empty and one for what must not be attacked. Black's are White's,
 * seven ranks up.
 *
 * <p>Other ways: a loop over the squares of the path. Chess960 needs this, because kings and rooks may start anywhere; the library computes
 * the two masks from the squares of king and rook, see {@code Castling}.
 */
public class CastlingAllowedSolution implements CastlingAllowed {
    private static final long B1 = 1L << 1;
    private static final long C1 = 1L << 2;
    private static final long D1 = 1L << 3;
    private static final long E1 = 1L << 4;
    private static final long F1 = 1L << 5;
    private static final long G1 = 1L << 6;

    private static final long SHORT_EMPTY = F1 | G1;
    private static final long LONG_EMPTY = B1 | C1 | D1;
    private static final long SHORT_SAFE = E1 | F1 | G1;
    private static final long LONG_SAFE = C1 | D1 | E1;

    @Override
    public int allowed(int rights, int side, long occupied, long attacked) {
        long pieces = occupied >>> 56 * side;
        long attacks = attacked >>> 56 * side;
        int allowed = 0;
        if ((pieces & SHORT_EMPTY) == 0 && (attacks & SHORT_SAFE) == 0) {
            allowed |= 1;
        }
        if ((pieces & LONG_EMPTY) == 0 && (attacks & LONG_SAFE) == 0) {
            allowed |= 2;
        }
        return rights & allowed << 2 * side;
    }
}
