package sphericalknight.chess.attack;

/**
 * The passed pawns of a position. Bit {@code i} is square {@code i}: a1 = 0, b1 = 1, ... h8 = 63.
 *
 * <pre>{@code
 *    pawns              passed
 * 7  . . . . . p p .    . . . . . . . .
 * 6  . . . p . . . .    . . . . . . . .
 * 5  P . p . . . . .    x . . . . . . .
 * 4  . . P . P . . p    . . . . . . . .
 * 3  . p P . . . . .    . x . . . . . .
 * 2  . . . . . P P P    . . . . . . . .
 *    a b c d e f g h    a b c d e f g h
 * }</pre>
 *
 * @see <a href="https://www.chessprogramming.org/Pawn_Pattern_and_Properties">Pawn pattern and properties</a>
 */
public final class PawnStructure {
    private PawnStructure() {}

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
