package sphericalknight.chess.perft;

import static sphericalknight.chess.board.Lines.FILE_A;
import static sphericalknight.chess.board.Lines.RANK_1;
import static sphericalknight.chess.board.Lines.RANK_8;

/** The pawns' moves in the walk of {@link TreeCounter}, one direction after the other. */
final class PawnTurn {
    private static final long LAST_RANKS = RANK_1 | RANK_8;

    private final TreeCounter tree;
    private final Threats threats;

    PawnTurn(TreeCounter tree, Threats threats) {
        this.tree = tree;
        this.threats = threats;
    }

    /** A pinned pawn may go in a direction only if its pin lies on the king's line of that direction. */
    long leaves(
            long targets,
            long pins,
            int king,
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
        long mine = own & pawns;
        long file = FILE_A << (king & 7);
        long pushed = Forward.pushes(mine & ~(pins & ~file), occupied, up);
        long pushedTwice = Forward.secondPushes(pushed, occupied, up) & targets;
        long east = Forward.eastAttacks(mine & ~(pins & ~Forward.eastLine(king, up)), up) & enemy & targets;
        long west = Forward.westAttacks(mine & ~(pins & ~Forward.westLine(king, up)), up) & enemy & targets;
        return arrive(pushed & targets, up, own, enemy, pawns, knights, diagonal, straight, kings, rights, up, depth)
                + arrive(east, up + 1, own, enemy, pawns, knights, diagonal, straight, kings, rights, up, depth)
                + arrive(west, up - 1, own, enemy, pawns, knights, diagonal, straight, kings, rights, up, depth)
                + arriveTwice(pushedTwice, own, enemy, pawns, knights, diagonal, straight, kings, rights, up, depth);
    }

    /** Pawns that all went the same way: a rotation back by {@code step} tells where each came from. */
    private long arrive(
            long arrivals,
            int step,
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
        long corners = rights & Corners.ALL;
        long leaves = 0;
        for (long rest = arrivals; rest != 0; rest &= rest - 1) {
            long to = rest & -rest;
            long from = Long.rotateRight(to, step);
            if ((to & LAST_RANKS) != 0) {
                leaves += promote(from, to, own, enemy, pawns, knights, diagonal, straight, kings, rights, up, depth);
                continue;
            }
            leaves += tree.next(
                    own ^ from ^ to,
                    enemy & ~to,
                    pawns & ~to ^ from | to,
                    knights & ~to,
                    diagonal & ~to,
                    straight & ~to,
                    kings,
                    corners,
                    up,
                    depth);
        }
        return leaves;
    }

    /** Four moves: the new piece appears in the sets of its kind, the queen in two of them. */
    private long promote(
            long from,
            long to,
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
        long mine = own ^ from ^ to;
        long others = enemy & ~to;
        long men = pawns ^ from;
        long n = knights & ~to;
        long d = diagonal & ~to;
        long s = straight & ~to;
        long corners = rights & Corners.ALL & ~to;
        return tree.next(mine, others, men, n | to, d, s, kings, corners, up, depth)
                + tree.next(mine, others, men, n, d | to, s, kings, corners, up, depth)
                + tree.next(mine, others, men, n, d, s | to, kings, corners, up, depth)
                + tree.next(mine, others, men, n, d | to, s | to, kings, corners, up, depth);
    }

    /** Double pushes leave an en passant square behind if an enemy pawn attacks it; otherwise nobody will ask for it. */
    private long arriveTwice(
            long arrivals,
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
        long corners = rights & Corners.ALL;
        long attacked = Forward.attacks(enemy & pawns, 64 - up);
        long leaves = 0;
        for (long rest = arrivals; rest != 0; rest &= rest - 1) {
            long to = rest & -rest;
            long over = Long.rotateRight(to, up);
            long fromTo = to | Long.rotateRight(over, up);
            leaves += tree.next(
                    own ^ fromTo,
                    enemy,
                    pawns ^ fromTo,
                    knights,
                    diagonal,
                    straight,
                    kings,
                    corners | over & attacked,
                    up,
                    depth);
        }
        return leaves;
    }

    long leavesOfEnPassant(
            long targets,
            int king,
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
        long to = rights & ~Corners.ALL;
        long victim = Long.rotateRight(to, up);
        long capturers = threats.enPassantCapturers(own, enemy, pawns, diagonal, straight, to, targets, king, up);
        long leaves = 0;
        for (long rest = capturers; rest != 0; rest &= rest - 1) {
            long from = rest & -rest;
            leaves += tree.next(
                    own ^ from ^ to,
                    enemy ^ victim,
                    pawns ^ from ^ to ^ victim,
                    knights,
                    diagonal,
                    straight,
                    kings,
                    rights & Corners.ALL,
                    up,
                    depth);
        }
        return leaves;
    }
}
