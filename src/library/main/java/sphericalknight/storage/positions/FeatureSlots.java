package sphericalknight.storage.positions;

/**
 * The layout of the weights of {@link PositionModel}: a block for each type of feature. Each constant is the index of the first weight of a
 * block.
 */
final class FeatureSlots {
    private static int next;

    // About how many men there are. White's pieces are 0 to 5, Black's 6 to 11.
    static final int COUNT_SIDES = block(12 * 11);
    static final int COUNT_OTHER = block(5 * 11 * 12);
    static final int COUNT_PAWNS = block(5 * 4 * 5 * 9);
    static final int COUNT_MISSING = block(5 * 4 * 5 * 16);
    static final int COUNT_OWN_PAWNS = block(5 * 4 * 9 * 4);

    // About where they stand. Squares are seen from the owner's side.
    static final int PHASE = block(6 * 64 * 7);
    static final int COLOUR = block(12 * 64);
    static final int TURN = block(6 * 64 * 2);
    static final int SAME = block(6 * 64 * 5);
    static final int PAWN_COVER = block(6 * 64 * 4);
    static final int PAWN_LEFT = block(48 * 64);
    static final int PAWN_AHEAD = block(48 * 64);
    static final int PAWN_FILE = block(48 * 3 * 9);
    static final int PAWN_ENEMY_LEFT = block(48 * 64);
    static final int KING_PLACE = block(4 * 64 * 11);
    static final int KING_STEP = block(4 * 225);
    static final int ENEMY_KING_STEP = block(5 * 225);
    static final int FILE = block(5 * 8 * 4 * 7);
    static final int FRONT = block(5 * 64 * 7);
    static final int BEHIND = block(5 * 64 * 7);
    static final int OPPOSITE = block(5 * 64 * 7);
    static final int BESIDE = block(5 * 2 * 49);
    static final int DIAGONAL = block(5 * 256);
    static final int HOME = block(5 * 64 * 6);

    // About the rest.
    static final int CASTLING = block(2 * 7 * 8);
    static final int EN_PASSANT = block(8);

    /** The number of weights in the table. */
    static final int TOTAL = next;

    private FeatureSlots() {}

    private static int block(int size) {
        int first = next;
        next += size;
        return first;
    }
}
