package sphericalknight.draughts;

/**
 * All legal moves of Russian draughts. Capturing is compulsory, but the player chooses which capture to make; if there is none, men step
 * forward one square and kings slide along their diagonals.
 *
 * <pre>{@code
 * 5  . . . . . .       w  may step to d4 and b4 ...
 * 4  . . . . . .       ... unless somewhere on the board a capture is possible:
 * 3  . . w . . .       then only captures are legal
 *    a b c d e f
 * }</pre>
 */
public final class DraughtsMoves {
    private final MoveSink sink;
    private final Captures captures;
    private final KingReach kings;

    /**
     * Creates a generator.
     *
     * @param keepRoutes true to count every route of a capture (convention P), false to count every result once (convention D)
     */
    public DraughtsMoves(KingReach kings, boolean keepRoutes) {
        this.kings = kings;
        this.sink = new MoveSink(keepRoutes);
        this.captures = new Captures(kings, sink);
    }

    /**
     * The legal moves of a position, coded as in {@link DraughtsMove}, with each result listed once; empty if the side to move has lost.
     */
    public static long[] legal(DraughtsPosition position) {
        return new DraughtsMoves(KingReach.best(), false).moves(position);
    }

    /**
     * The legal moves of a position, coded as in {@link DraughtsMove}; empty if the side to move has lost. If routes are kept, a capture occurs
     * once for each of its routes.
     */
    public long[] moves(DraughtsPosition position) {
        find(position);
        return sink.toArray();
    }

    MoveSink find(DraughtsPosition position) {
        sink.clear();
        captures.find(position);
        if (sink.size() == 0) {
            steps(position);
            slides(position);
        }
        return sink;
    }

    private void steps(DraughtsPosition position) {
        int lastRow = Men.lastRow(position.whiteToMove());
        for (int direction : Men.forward(position.whiteToMove())) {
            int targets = Men.steps(position.ownMen(), position.empty(), direction);
            for (int rest = targets; rest != 0; rest &= rest - 1) {
                int target = rest & -rest;
                int from = Diagonals.step(target, Diagonals.opposite(direction));
                sink.add(DraughtsMove.of(
                        Integer.numberOfTrailingZeros(from),
                        Integer.numberOfTrailingZeros(target),
                        0,
                        false,
                        (target & lastRow) != 0));
            }
        }
    }

    private void slides(DraughtsPosition position) {
        for (int rest = position.ownKings(); rest != 0; rest &= rest - 1) {
            int from = Integer.numberOfTrailingZeros(rest);
            int targets = kings.reach(from, position.occupied()) & position.empty();
            for (int left = targets; left != 0; left &= left - 1) {
                sink.add(DraughtsMove.of(from, Integer.numberOfTrailingZeros(left), 0, true, true));
            }
        }
    }

    /** The number of legal moves. Quiet moves are counted as the bits of sets, without making a list. */
    public int count(DraughtsPosition position) {
        sink.clear();
        captures.find(position);
        if (sink.size() > 0) {
            return sink.size();
        }
        int count = 0;
        for (int direction : Men.forward(position.whiteToMove())) {
            count += Integer.bitCount(Men.steps(position.ownMen(), position.empty(), direction));
        }
        for (int rest = position.ownKings(); rest != 0; rest &= rest - 1) {
            int from = Integer.numberOfTrailingZeros(rest);
            count += Integer.bitCount(kings.reach(from, position.occupied()) & position.empty());
        }
        return count;
    }
}
