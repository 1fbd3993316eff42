package sphericalknight.chess.perft;

/** The king's moves in the walk of {@link TreeCounter}: steps to squares out of danger, and castling. */
final class KingTurn {
    private final TreeCounter tree;
    private final Threats threats;

    KingTurn(TreeCounter tree, Threats threats) {
        this.tree = tree;
        this.threats = threats;
    }

    /** The leaves below all positions after a move of the king. Where he has no candidate, nobody asks what is in danger. */
    long leaves(
            int square,
            long own,
            long enemy,
            long pawns,
            long knights,
            long diagonal,
            long straight,
            long kings,
            long rights,
            int up,
            int depth) {
        long occupied = own | enemy;
        long steps = SquareTables.KING[square] & ~own;
        long right = Corners.rightWalk(rights, occupied, up);
        long left = Corners.leftWalk(rights, occupied, up);
        if ((steps | right | left) == 0) {
            return 0;
        }
        long danger = threats.danger(enemy, pawns, knights, diagonal, straight, kings, occupied, square, up);
        long from = 1L << square;
        long corners = Corners.withoutOwn(rights, up);
        long leaves = 0;
        for (long rest = steps & ~danger; rest != 0; rest &= rest - 1) {
            long to = rest & -rest;
            leaves += tree.next(
                    own ^ from ^ to,
                    enemy & ~to,
                    pawns & ~to,
                    knights & ~to,
                    diagonal & ~to,
                    straight & ~to,
                    kings ^ from ^ to,
                    corners & ~to,
                    up,
                    depth);
        }
        if (right != 0 && (right & danger) == 0) {
            long king = from ^ from << 2;
            long rook = from << 3 ^ from << 1;
            leaves += tree.next(
                    own ^ king ^ rook,
                    enemy,
                    pawns,
                    knights,
                    diagonal,
                    straight ^ rook,
                    kings ^ king,
                    corners,
                    up,
                    depth);
        }
        if (left != 0 && (left & danger) == 0) {
            long king = from ^ from >>> 2;
            long rook = from >>> 4 ^ from >>> 1;
            leaves += tree.next(
                    own ^ king ^ rook,
                    enemy,
                    pawns,
                    knights,
                    diagonal,
                    straight ^ rook,
                    kings ^ king,
                    corners,
                    up,
                    depth);
        }
        return leaves;
    }
}
