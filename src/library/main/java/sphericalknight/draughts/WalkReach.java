package sphericalknight.draughts;

/**
 * The reach of kings by walking: square after square until a man is in the way. It is slow but simple, and serves as the reference for the
 * other methods.
 */
public final class WalkReach implements KingReach {
    /** The only instance. It keeps no state. */
    public static final WalkReach INSTANCE = new WalkReach();

    private WalkReach() {}

    @Override
    public int reach(int square, int occupied) {
        int seen = 0;
        for (int direction = 0; direction < 4; direction++) {
            int here = Diagonals.step(1 << square, direction);
            while (here != 0) {
                seen |= here;
                here = Diagonals.step(here & ~occupied, direction);
            }
        }
        return seen;
    }

    @Override
    public String name() {
        return "walk";
    }
}
