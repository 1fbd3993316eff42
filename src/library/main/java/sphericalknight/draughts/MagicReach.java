package sphericalknight.draughts;

/**
 * The reach of kings by magic multiplication, as in the essay "Magic bitboards and Russian draughts" (2015). The bits of a falling diagonal
 * (up-left is + 1) are consecutive: a shift and a mask extract them. The bits of the seven rising diagonals (up-right is + 7) are
 * scattered, and a multiplication gathers them at the top.
 *
 * <pre>{@code
 *   falling  h2 g3 f4 e5 d6 c7 b8 = bits 25 to 31       (occupied >>> 25) & 0x7F
 *   rising   a1 b2 c3 d4 e5 f6 g7 h8 = bits 0 7 14 21 28 3 10 17
 *                                                        ((occupied & 0x10224489) * magic) >>> 24
 * }</pre>
 */
public final class MagicReach implements KingReach {
    private static final String[] RISING = {
        "a7 b8",
        "a5 b6 c7 d8",
        "a3 b4 c5 d6 e7 f8",
        "a1 b2 c3 d4 e5 f6 g7 h8",
        "c1 d2 e3 f4 g5 h6",
        "e1 f2 g3 h4",
        "g1 h2"
    };
    private static final String[] FALLING = {
        "a1",
        "c1 b2 a3",
        "e1 d2 c3 b4 a5",
        "g1 f2 e3 d4 c5 b6 a7",
        "h2 g3 f4 e5 d6 c7 b8",
        "h4 g5 f6 e7 d8",
        "h6 g7 f8",
        "h8"
    };
    private static final int[] MAGIC = {
        0x0A1E50CB, 0x41214322, 0x12110292, 0xAC042008, 0x6B404218, 0x61180249, 0x408420AA
    };

    /** The only instance. Its tables hold at most 2 x 32 x 256 sets of 4 bytes. */
    public static final MagicReach INSTANCE = new MagicReach();

    private final int[] risingMask = new int[32];
    private final int[] risingMagic = new int[32];
    private final int[] risingShift = new int[32];
    private final int[][] risingSeen = new int[32][];
    private final int[] fallingMask = new int[32];
    private final int[] fallingShift = new int[32];
    private final int[][] fallingSeen = new int[32][];

    private MagicReach() {
        for (int line = 0; line < RISING.length; line++) {
            addRising(Numbering.B.set(RISING[line]), MAGIC[line]);
        }
        for (String line : FALLING) {
            addFalling(Numbering.B.set(line), Numbering.B.set(line.substring(0, 2)));
        }
    }

    private void addRising(int mask, int magic) {
        int shift = 32 - Integer.bitCount(mask);
        for (int rest = mask; rest != 0; rest &= rest - 1) {
            int square = Integer.numberOfTrailingZeros(rest);
            risingMask[square] = mask;
            risingMagic[square] = magic;
            risingShift[square] = shift;
            risingSeen[square] = KingLines.table(KingLines.RISING, square, mask, subset -> (subset * magic) >>> shift);
        }
    }

    private void addFalling(int mask, int lowest) {
        int shift = Integer.numberOfTrailingZeros(lowest);
        for (int rest = mask; rest != 0; rest &= rest - 1) {
            int square = Integer.numberOfTrailingZeros(rest);
            fallingMask[square] = mask >>> shift;
            fallingShift[square] = shift;
            fallingSeen[square] = KingLines.table(KingLines.FALLING, square, mask, subset -> subset >>> shift);
        }
    }

    @Override
    public int reach(int square, int occupied) {
        int rising = ((occupied & risingMask[square]) * risingMagic[square]) >>> risingShift[square];
        int falling = (occupied >>> fallingShift[square]) & fallingMask[square];
        return risingSeen[square][rising] | fallingSeen[square][falling];
    }

    @Override
    public String name() {
        return "magic";
    }

    /**
     * The squares of the seven rising diagonals, from the upper left to the lower right corner: seven sets in numbering B, of 2,
     * 4, 6, 8, 6, 4 and 2 squares.
     */
    public static int[] risingDiagonals() {
        int[] masks = new int[RISING.length];
        for (int line = 0; line < masks.length; line++) {
            masks[line] = Numbering.B.set(RISING[line]);
        }
        return masks;
    }

    /** The stored magic constants, in the order of {@link #risingDiagonals}. */
    public static int[] constants() {
        return MAGIC.clone();
    }
}
