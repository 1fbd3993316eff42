package sphericalknight.chess.attack;

/**
 * The isolated, doubled and passed pawns of a position, each as a set. Bit {@code i} is square {@code i}: a1 = 0, b1 = 1, ... h8 = 63.
 *
 * <pre>{@code
 *    pawns              isolated (P)       doubled (P)        passed
 * 7  . . . . . p p .    . . . . . . . .    . . . . . . . .    . . . . . . . .
 * 6  . . . p . . . .    . . . . . . . .    . . . . . . . .    . . . . . . . .
 * 5  P . p . . . . .    x . . . . . . .    . . . . . . . .    x . . . . . . .
 * 4  . . P . P . . p    . . x . . . . .    . . x . . . . .    . . . . . . . .
 * 3  . p P . . . . .    . . x . . . . .    . . x . . . . .    . x . . . . . .
 * 2  . . . . . P P P    . . . . . . . .    . . . . . . . .    . . . . . . . .
 *    a b c d e f g h    a b c d e f g h    a b c d e f g h    a b c d e f g h
 * }</pre>
 *
 * @see <a href="https://www.chessprogramming.org/Pawn_Pattern_and_Properties">Pawn pattern and properties</a>
 */
public final class PawnStructure {
    private PawnStructure() {}

    /** The pawns without a pawn of their colour on a neighbouring file, on any rank. */
    public static long isolated(long pawns) {
        return pawns & ~PawnSpans.besides(PawnSpans.files(pawns));
    }

    /** The pawns with another pawn of their colour on the same file, in front or behind: all pawns of a file that has two or more. */
    public static long doubled(long pawns) {
        return pawns & (PawnSpans.whiteFront(pawns) | PawnSpans.blackFront(pawns));
    }

    /**
     * The passed white pawns: those with no black pawn ahead of them, neither on their own file nor on a neighbouring one. White's own
     * pawns do not matter.
     */
    public static long whitePassed(long white, long black) {
        return white & ~(PawnSpans.blackFront(black) | PawnSpans.blackAttack(black));
    }

    /**
     * The passed black pawns: those with no white pawn ahead of them, neither on their own file nor on a neighbouring one. Black's own
     * pawns do not matter.
     */
    public static long blackPassed(long white, long black) {
        return black & ~(PawnSpans.whiteFront(white) | PawnSpans.whiteAttack(white));
    }
}
