package sphericalknight.chess.perft;

/**
 * The horizon at the leaves themselves: every last move is made. Nothing is left to count, so the position is kept, which stops the compiler
 * from leaving out the work.
 */
final class EveryLeaf implements Horizon {
    private final long[] lastLeaf = new long[8];

    @Override
    public int pliesLeft() {
        return 0;
    }

    @Override
    public long leaves(
            long own,
            long enemy,
            long pawns,
            long knights,
            long diagonal,
            long straight,
            long kings,
            long rights,
            int up) {
        lastLeaf[0] = own;
        lastLeaf[1] = enemy;
        lastLeaf[2] = pawns;
        lastLeaf[3] = knights;
        lastLeaf[4] = diagonal;
        lastLeaf[5] = straight;
        lastLeaf[6] = kings;
        lastLeaf[7] = rights;
        return 1;
    }
}
