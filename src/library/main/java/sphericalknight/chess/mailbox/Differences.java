package sphericalknight.chess.mailbox;

import static sphericalknight.chess.mailbox.Cells.isSquare;

import sphericalknight.chess.position.Piece;

/**
 * Attacks by difference. On the 0x88 board the difference of two cells determines their relative position: +33 is always two up and one
 * right. So one table of 239 entries, from -119 (h8 to a1) to +119 (a1 to h8), gives for every pair of squares the kinds of piece (pawns
 * excepted) that could attack from one to the other, and the step they take.
 *
 * <pre>{@code
 *   B . . R . . B      the star around a cell:
 *   . B N R N B .        R  straight lines: rook and queen, on the next cell the king too
 *   . N B R B N .        B  diagonals: bishop and queen, on the next cell the king too
 *   R R R * R R R        N  a knight's jump
 *   . N B R B N .        .  no piece attacks this cell from the middle
 *   . B N R N B .
 *   B . . R . . B
 * }</pre>
 */
public final class Differences {
    /** The number of entries, for differences from -119 to +119. */
    public static final int COUNT = 239;

    private static final int MIDDLE = 119;
    private static final byte[] KINDS = new byte[COUNT];
    private static final byte[] STEP = new byte[COUNT];

    static {
        for (int kind = Piece.KNIGHT; kind <= Piece.KING; kind++) {
            for (int step : Steps.shared(kind)) {
                for (int times = 1; times <= (Steps.slides(kind) ? 7 : 1); times++) {
                    KINDS[MIDDLE + times * step] |= (byte) (1 << kind);
                    STEP[MIDDLE + times * step] = (byte) step;
                }
            }
        }
    }

    private Differences() {}

    /**
     * Whether a piece of this kind on {@code from} would attack {@code to} on an empty board; false for pawns, which are not in the table.
     */
    public static boolean couldAttack(int kind, int from, int to) {
        return (KINDS[MIDDLE + to - from] >>> kind & 1) != 0;
    }

    /** The step from one cell towards the other: the number to add; 0 if no piece could attack one cell from the other. */
    public static int step(int from, int to) {
        return STEP[MIDDLE + to - from];
    }

    /**
     * The kinds of piece, without pawns, that could attack a cell at this difference from their own: bit k is set if kind k of {@link
     * Piece} could; 0 for most differences.
     *
     * @param difference -119 to 119
     */
    public static int kinds(int difference) {
        return KINDS[MIDDLE + difference];
    }

    /**
     * Whether the piece on {@code from} attacks {@code to}: false if {@code from} is empty. For most pairs one table look-up is enough to
     * answer no; otherwise only sliders need a walk.
     */
    public static boolean attacks(MailboxBoard board, int from, int to) {
        int piece = board.pieceAt(from);
        if (piece == Piece.NONE) {
            return false;
        }
        int kind = Piece.kind(piece);
        if (kind == Piece.PAWN) {
            int ahead = to - from - Steps.forward(Piece.side(piece));
            return ahead == Cells.EAST || ahead == Cells.WEST;
        }
        if (!couldAttack(kind, from, to)) {
            return false;
        }
        return !Steps.slides(kind) || isOpen(board, from, to);
    }

    private static boolean isOpen(MailboxBoard board, int from, int to) {
        int step = step(from, to);
        for (int cell = from + step; cell != to; cell += step) {
            if (!isSquare(cell) || !board.isEmpty(cell)) {
                return false;
            }
        }
        return true;
    }
}
