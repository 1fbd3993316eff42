package sphericalknight.chess.attack;

import sphericalknight.bits.Compress;
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
 * <p>Requires Java 19 or later; {@link SliderMethods} leaves this method out on older versions.
 *
 * @see <a href="https://www.chessprogramming.org/BMI2#PEXTBitboards">PEXT bitboards</a>
 */
public final class Pext implements Sliders {
    /** The index of the first bishop in each array; the rooks on all 64 squares come before it. */
    private static final int BISHOPS = 64;

    private static final long[] MASK = new long[128];
    private static final int[] START = new int[128];
    private static final long[] ATTACKS = new long[107_648];

    static {
        Sliders walk = new RayWalk();
        int next = 0;
        for (int slider = 0; slider < 128; slider++) {
            boolean isRook = slider < BISHOPS;
            int square = slider % 64;
            MASK[slider] = isRook ? RelevantSquares.rook(square) : RelevantSquares.bishop(square);
            START[slider] = next;
            for (long blockers : Subsets.all(MASK[slider])) {
                ATTACKS[next++] = isRook ? walk.rook(square, blockers) : walk.bishop(square, blockers);
            }
        }
    }

    // The "& 63" changes no square; it shows the compiler that the index is valid, which saves its own test.
    @Override
    public long rook(int square, long occupied) {
        return attacks(square & 63, occupied);
    }

    @Override
    public long bishop(int square, long occupied) {
        return attacks(BISHOPS + (square & 63), occupied);
    }

    private static long attacks(int slider, long occupied) {
        return ATTACKS[START[slider] + (int) Compress.compress(occupied, MASK[slider])];
    }

    @Override
    public String name() {
        return "pext";
    }

    @Override
    public int tableBytes() {
        return ATTACKS.length * Long.BYTES + 128 * (Long.BYTES + Integer.BYTES);
    }
}
