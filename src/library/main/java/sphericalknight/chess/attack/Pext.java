package sphericalknight.chess.attack;

import sphericalknight.bits.Subsets;

/**
 * Slider attacks from a table whose index {@link Compress} extracts from the occupied squares: the bits of the {@link RelevantSquares},
 * packed together. No magic number is needed, because the occupancies of n squares are simply numbered from 0 to 2^n - 1.
 *
 * <pre>{@code
 *    rook on b2, occupied on its relevant squares    index
 * 5  . . . . . . . .
 * 4  . o . . . . . .      b4 is relevant square 6    binary 00 0100 0100 = 68
 * 3  . x . . . . . .
 * 2  . R x x o x x .      e2 is relevant square 2
 * 1  . . . . . . . .      c2 = 0, d2 = 1, e2 = 2, f2 = 3, g2 = 4, b3 = 5, b4 = 6, ...
 *    a b c d e f g h
 * }</pre>
 *
 * <p>Requires Java 19 or later; {@link SliderMethods} leaves it out on older versions.
 *
 * @see <a href="https://www.chessprogramming.org/BMI2#PEXTBitboards">PEXT bitboards</a>
 */
public final class Pext implements Sliders {
    private static final long[] ROOK_MASK = new long[64];
    private static final int[] ROOK_START = new int[64];
    private static final long[] ROOK_ATTACKS = new long[102_400];

    private static final long[] BISHOP_MASK = new long[64];
    private static final int[] BISHOP_START = new int[64];
    private static final long[] BISHOP_ATTACKS = new long[5_248];

    static {
        Sliders walk = new RayWalk();
        int rookNext = 0;
        int bishopNext = 0;
        for (int square = 0; square < 64; square++) {
            ROOK_MASK[square] = RelevantSquares.rook(square);
            ROOK_START[square] = rookNext;
            for (long blockers : Subsets.all(ROOK_MASK[square])) {
                ROOK_ATTACKS[rookNext++] = walk.rook(square, blockers);
            }
            BISHOP_MASK[square] = RelevantSquares.bishop(square);
            BISHOP_START[square] = bishopNext;
            for (long blockers : Subsets.all(BISHOP_MASK[square])) {
                BISHOP_ATTACKS[bishopNext++] = walk.bishop(square, blockers);
            }
        }
    }

    @Override
    public long rook(int square, long occupied) {
        return ROOK_ATTACKS[ROOK_START[square] + (int) Compress.compress(occupied, ROOK_MASK[square])];
    }

    @Override
    public long bishop(int square, long occupied) {
        return BISHOP_ATTACKS[BISHOP_START[square] + (int) Compress.compress(occupied, BISHOP_MASK[square])];
    }

    @Override
    public String name() {
        return "pext";
    }

    @Override
    public int tableBytes() {
        return (ROOK_ATTACKS.length + BISHOP_ATTACKS.length) * Long.BYTES + 64 * 2 * (Long.BYTES + Integer.BYTES);
    }
}
