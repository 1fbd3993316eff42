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
    private static final long[] ROOK_MASK = new long[64];
    private static final long[] ROOK_MAGIC = new long[64];
    private static final int[] ROOK_SHIFT = new int[64];
    private static final int[] ROOK_START = new int[64];
    private static final long[] ROOK_ATTACKS = new long[102_400];

    private static final long[] BISHOP_MASK = new long[64];
    private static final long[] BISHOP_MAGIC = new long[64];
    private static final int[] BISHOP_SHIFT = new int[64];
    private static final int[] BISHOP_START = new int[64];
    private static final long[] BISHOP_ATTACKS = new long[5_248];

    static {
        Sliders walk = new RayWalk();
        int rookStart = 0;
        int bishopStart = 0;
        for (int square = 0; square < 64; square++) {
            ROOK_MASK[square] = RelevantSquares.rook(square);
            ROOK_MAGIC[square] = MagicNumbers.rook(square);
            ROOK_SHIFT[square] = 64 - Long.bitCount(ROOK_MASK[square]);
            ROOK_START[square] = rookStart;
            for (long blockers : Subsets.all(ROOK_MASK[square])) {
                ROOK_ATTACKS[rookIndex(square, blockers)] = walk.rook(square, blockers);
                rookStart++;
            }
            BISHOP_MASK[square] = RelevantSquares.bishop(square);
            BISHOP_MAGIC[square] = MagicNumbers.bishop(square);
            BISHOP_SHIFT[square] = 64 - Long.bitCount(BISHOP_MASK[square]);
            BISHOP_START[square] = bishopStart;
            for (long blockers : Subsets.all(BISHOP_MASK[square])) {
                BISHOP_ATTACKS[bishopIndex(square, blockers)] = walk.bishop(square, blockers);
                bishopStart++;
            }
        }
    }

    @Override
    public long rook(int square, long occupied) {
        return ROOK_ATTACKS[rookIndex(square, occupied)];
    }

    @Override
    public long bishop(int square, long occupied) {
        return BISHOP_ATTACKS[bishopIndex(square, occupied)];
    }

    private static int rookIndex(int square, long occupied) {
        long blockers = occupied & ROOK_MASK[square];
        return ROOK_START[square] + (int) ((blockers * ROOK_MAGIC[square]) >>> ROOK_SHIFT[square]);
    }

    private static int bishopIndex(int square, long occupied) {
        long blockers = occupied & BISHOP_MASK[square];
        return BISHOP_START[square] + (int) ((blockers * BISHOP_MAGIC[square]) >>> BISHOP_SHIFT[square]);
    }

    @Override
    public String name() {
        return "magic";
    }

    @Override
    public int tableBytes() {
        int perSquare = 2 * (Long.BYTES + Long.BYTES + Integer.BYTES + Integer.BYTES);
        return (ROOK_ATTACKS.length + BISHOP_ATTACKS.length) * Long.BYTES + 64 * perSquare;
    }
}
