package sphericalknight.chess.endgame;

import sphericalknight.chess.attack.KingMoves;

/**
 * Builds the bishop-and-knight endgame table with sets of squares. For each placement of the white pieces the black king's squares are one
 * {@code long}, so one backward step handles up to 64 positions at once.
 *
 * <pre>{@code
 *   free = squares where the black king would not be attacked (a white man there can be captured)
 *   won  = legal, and some white move leads to a lost position
 *   lost = in check or able to move, and every way out is won:   canLose & ~king(free & ~won)
 *
 *      mates: lost 0  ->  won 1  ->  lost 1  ->  won 2  ->  ...  ->  won 33
 * }</pre>
 *
 * <p>Illegal placements have empty sets, so that no move needs a test: a white king that would step beside the black king finds no lost
 * position there, and a bishop that would pass through the black king finds no legal one, because Black would be in check with White to
 * move.
 */
final class SetBuilder {
    final long[] legal = new long[Placement.COUNT];
    final long[] won = new long[Placement.COUNT];
    final long[] lost = new long[Placement.COUNT];
    final SlicedNumbers wonIn = new SlicedNumbers(Placement.COUNT);
    final SlicedNumbers lostIn = new SlicedNumbers(Placement.COUNT);

    private final long[] canLose = new long[Placement.COUNT];
    private final long[] free = new long[Placement.COUNT];
    private LostSets newest = new LostSets();
    private LostSets coming = new LostSets();

    /** The length of the longest mate found, in White's moves. */
    int longest;

    SetBuilder() {
        for (int placement = 0; placement < Placement.COUNT; placement++) {
            if (Placement.isPossible(placement)) {
                begin(placement);
            }
        }
        for (int moves = 1; step(moves); moves++) {
            longest = moves;
        }
    }

    private void begin(int placement) {
        long beside = Placement.besideKing(placement);
        long checked = Placement.checked(placement);
        long standing = ~(beside | Placement.occupied(placement));
        free[placement] = ~(beside | checked | 1L << Placement.king(placement));
        long movable = KingMoves.attacks(free[placement]);
        legal[placement] = standing & ~checked;
        canLose[placement] = standing & (checked | movable);
        lose(placement, standing & checked & ~movable, 0);
    }

    private boolean step(int moves) {
        LostSets done = newest;
        newest = coming;
        coming = done;
        coming.clear();
        long[] pulled = new long[64];
        boolean any = false;
        for (int row = 0; row < Placement.ROWS; row++) {
            if (newest.pullInto(pulled, row)) {
                any |= settle(row, pulled, moves);
            }
        }
        return any;
    }

    /**
     * Marks as won the positions of {@code row} from which White can move to a lost position, and marks as lost the positions with Black
     * to move that become lost as a result. Returns false if no position is newly won.
     */
    private boolean settle(int row, long[] pulled, int moves) {
        boolean any = false;
        for (int knight = 0; knight < 64; knight++) {
            int placement = row * 64 + knight;
            long fresh = pulled[knight] & legal[placement] & ~won[placement];
            if (fresh != 0) {
                any = true;
                won[placement] |= fresh;
                wonIn.write(placement, fresh, moves);
                long wayOut = free[placement] & ~won[placement];
                lose(placement, canLose[placement] & ~KingMoves.attacks(wayOut) & ~lost[placement], moves);
            }
        }
        return any;
    }

    private void lose(int placement, long fresh, int moves) {
        if (fresh != 0) {
            lost[placement] |= fresh;
            lostIn.write(placement, fresh, moves);
            coming.add(placement, fresh);
        }
    }
}
