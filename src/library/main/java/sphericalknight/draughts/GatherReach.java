package sphericalknight.draughts;

/**
 * The reach of kings by bit gathering: the men on a line are packed into a small number, which is an index into a table of results.
 *
 * <pre>{@code
 *   king on a1, men on b2 and e5; the relevant squares from the highest bit in numbering B to the lowest:
 *
 *   e5  d4  c3  g7  b2  f6
 *    1   0   0   0   1   0      gathered: 100010      table[ 100010 ] = the squares that the king sees: b2
 * }</pre>
 */
public final class GatherReach implements KingReach {
    /** The only instance. Its tables hold at most 2 x 32 x 64 sets of 4 bytes. */
    public static final GatherReach INSTANCE = new GatherReach();

    private final int[][][] table = new int[2][32][];

    private GatherReach() {
        for (int line = 0; line < 2; line++) {
            for (int square = 0; square < 32; square++) {
                int mask = KingLines.relevant(line, square);
                table[line][square] = KingLines.table(line, square, mask, subset -> Gather.gather(subset, mask));
            }
        }
    }

    @Override
    public int reach(int square, int occupied) {
        int rising = Gather.gather(occupied, KingLines.relevant(KingLines.RISING, square));
        int falling = Gather.gather(occupied, KingLines.relevant(KingLines.FALLING, square));
        return table[KingLines.RISING][square][rising] | table[KingLines.FALLING][square][falling];
    }

    @Override
    public String name() {
        return "gather";
    }
}
