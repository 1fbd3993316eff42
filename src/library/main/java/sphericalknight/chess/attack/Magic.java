package sphericalknight.chess.attack;

import sphericalknight.bits.Subsets;

/**
 * Slider attacks from a table, indexed by one multiplication: the product of the occupied {@link RelevantSquares} and the square's magic
 * number has the table index in its top bits.
 *
 * <pre>{@code
 *    occupied & mask        magic                  product
 *    . . . . . . . .        . x . . . x . .        # # # # # # # #   top n bits: the index
 *    . o . . . . . .   *    . . . x . . . .   =    # # . x . x x .
 *    . . . . . . . .        . . x . . . . x        . x . . x . . x   the rest: waste, shifted out
 * }</pre>
 *
 * <p>Each square has a table of its own size (this is called fancy magic), with 107,648 entries in all.
 *
 * @see <a href="https://www.chessprogramming.org/Magic_Bitboards">Magic bitboards</a>
 */
public final class Magic implements Sliders {
    /** The index of the first bishop in each array; the rooks on all 64 squares come before it. */
    private static final int BISHOPS = 64;

    private static final long[] MASK = new long[128];
    private static final long[] MAGIC = new long[128];
    private static final int[] SHIFT = new int[128];
    private static final int[] START = new int[128];
    private static final long[] ATTACKS = new long[107_648];

    static {
        Sliders walk = new RayWalk();
        int start = 0;
        for (int slider = 0; slider < 128; slider++) {
            boolean isRook = slider < BISHOPS;
            int square = slider % 64;
            MASK[slider] = isRook ? RelevantSquares.rook(square) : RelevantSquares.bishop(square);
            MAGIC[slider] = isRook ? MagicNumbers.rook(square) : MagicNumbers.bishop(square);
            SHIFT[slider] = 64 - Long.bitCount(MASK[slider]);
            START[slider] = start;
            for (long blockers : Subsets.all(MASK[slider])) {
                ATTACKS[index(slider, blockers)] = isRook ? walk.rook(square, blockers) : walk.bishop(square, blockers);
                start++;
            }
        }
    }

    @Override
    public long rook(int square, long occupied) {
        return ATTACKS[index(square, occupied)];
    }

    @Override
    public long bishop(int square, long occupied) {
        return ATTACKS[index(BISHOPS + square, occupied)];
    }

    private static int index(int slider, long occupied) {
        long blockers = occupied & MASK[slider];
        return START[slider] + (int) ((blockers * MAGIC[slider]) >>> SHIFT[slider]);
    }

    @Override
    public String name() {
        return "magic";
    }

    @Override
    public int tableBytes() {
        return ATTACKS.length * Long.BYTES + 128 * (Long.BYTES + Long.BYTES + Integer.BYTES + Integer.BYTES);
    }
}
