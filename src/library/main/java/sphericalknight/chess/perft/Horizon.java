package sphericalknight.chess.perft;

/**
 * Where the walk through the tree ends, and what is counted there. The nine numbers of a position are explained at {@link TreeCounter}.
 */
interface Horizon {
    /** How many plies before the leaves it ends: 1 where moves are counted without making them, 0 where every leaf is made. */
    int pliesLeft();

    /** The number of leaves below a position at the horizon. */
    long leaves(
            long own,
            long enemy,
            long pawns,
            long knights,
            long diagonal,
            long straight,
            long kings,
            long rights,
            int up);
}
