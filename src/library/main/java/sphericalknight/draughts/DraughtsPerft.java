package sphericalknight.draughts;

/**
 * Counts the leaves of the game tree. The moves of the last ply are counted without being made.
 *
 * <pre>{@code
 *   depth     1   2    3      4      5       6        7        8
 *   leaves    7  49  302  1,469  7,482  37,986  190,146  929,899
 * }</pre>
 *
 * <p>The numbers are those of R. Halbersma's dctl test suite; the tests recompute them.
 */
public final class DraughtsPerft {
    private final DraughtsMoves[] generators;

    /**
     * Creates a counter for one thread.
     *
     * @param keepRoutes true to count every route (convention P), false to count every result once (convention D)
     * @param deepest the largest depth that can be counted, at least 1
     */
    public DraughtsPerft(KingReach kings, boolean keepRoutes, int deepest) {
        generators = new DraughtsMoves[Math.max(deepest, 1) + 1];
        for (int depth = 0; depth < generators.length; depth++) {
            generators[depth] = new DraughtsMoves(kings, keepRoutes);
        }
    }

    /**
     * The number of move sequences of length {@code depth}.
     *
     * @param depth 0 to the largest depth given to the constructor
     */
    public long leaves(DraughtsPosition position, int depth) {
        if (depth == 0) {
            return 1;
        }
        if (depth == 1) {
            return generators[1].count(position);
        }
        MoveSink moves = generators[depth].find(position);
        long leaves = 0;
        for (int i = 0; i < moves.size(); i++) {
            leaves += leaves(position.after(moves.get(i)), depth - 1);
        }
        return leaves;
    }
}
