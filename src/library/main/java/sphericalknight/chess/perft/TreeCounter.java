package sphericalknight.chess.perft;

import sphericalknight.chess.attack.Path;
import sphericalknight.chess.attack.Sliders;

/**
 * Walks through the tree of legal moves. A position is nine numbers in local variables: making a move works out the next nine, and taking it
 * back is nothing at all, because the old ones are still there.
 *
 * <pre>{@code
 * own, enemy         the pieces of the side to move, and of the other
 * pawns, knights     of both sides
 * diagonal           bishops and queens of both sides
 * straight           rooks and queens of both sides
 * kings              both
 * rights             the corners whose rooks may castle, and an en passant square
 * up                 8 where White is to move, 56 where Black is: see Forward
 * }</pre>
 *
 * <p>After a move {@code own} and {@code enemy} change places and {@code up} becomes {@code 64 - up}; nothing is mirrored. Castling from other
 * squares than those of ordinary chess is not known here.
 */
final class TreeCounter {
    private final Sliders sliders;
    private final Horizon horizon;
    private final int lastDepth;
    private final KingTurn kingTurn;
    private final PawnTurn pawnTurn;

    TreeCounter(Sliders sliders, Horizon horizon) {
        this.sliders = sliders;
        this.horizon = horizon;
        this.lastDepth = horizon.pliesLeft();
        this.kingTurn = new KingTurn(this, new Threats(sliders));
        this.pawnTurn = new PawnTurn(this, new Threats(sliders));
    }

    /** The number of leaves {@code depth} plies below a position. */
    long count(
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
        int king = Long.numberOfTrailingZeros(own & kings);
        long snipers = enemy & (straight & SquareTables.STRAIGHT[king] | diagonal & SquareTables.DIAGONAL[king]);
        long leapers = enemy & (knights & SquareTables.KNIGHT[king] | pawns & Forward.attacks(own & kings, up));
        long pins = KingLines.pins(king, snipers, occupied);
        long targets = KingLines.targets(king, snipers, occupied, leapers);

        long leaves = 0;
        for (long rest = own & ~(pawns | kings); rest != 0; rest &= rest - 1) {
            int square = Long.numberOfTrailingZeros(rest);
            long to = attacks(square, knights, diagonal, straight, occupied) & targets & ~own;
            if ((pins >>> square & 1) != 0) {
                to &= Path.line(king, square);
            }
            leaves +=
                    leavesOfPiece(square, to, own, enemy, pawns, knights, diagonal, straight, kings, rights, up, depth);
        }
        leaves += pawnTurn.leaves(
                targets, pins, king, own, enemy, pawns, knights, diagonal, straight, kings, rights, up, depth);
        if ((rights & ~Corners.ALL) != 0) {
            leaves += pawnTurn.leavesOfEnPassant(
                    targets, king, own, enemy, pawns, knights, diagonal, straight, kings, rights, up, depth);
        }
        return leaves + kingTurn.leaves(king, own, enemy, pawns, knights, diagonal, straight, kings, rights, up, depth);
    }

    private long attacks(int square, long knights, long diagonal, long straight, long occupied) {
        if ((knights >>> square & 1) != 0) {
            return SquareTables.KNIGHT[square];
        }
        long attacks = (diagonal >>> square & 1) != 0 ? sliders.bishop(square, occupied) : 0;
        return (straight >>> square & 1) != 0 ? attacks | sliders.rook(square, occupied) : attacks;
    }

    /** The other side's turn: it becomes {@code own}, and there is one ply less to go. */
    long next(
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
        return depth - 1 == lastDepth
                ? horizon.leaves(enemy, own, pawns, knights, diagonal, straight, kings, rights, 64 - up)
                : count(enemy, own, pawns, knights, diagonal, straight, kings, rights, 64 - up, depth - 1);
    }

    /** A knight, bishop, rook or queen goes to each of the targets. It stays in the sets it is in: its bit moves. */
    private long leavesOfPiece(
            int square,
            long targets,
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
        long from = 1L << square;
        long isKnight = -(knights >>> square & 1);
        long isDiagonal = -(diagonal >>> square & 1);
        long isStraight = -(straight >>> square & 1);
        long leaves = 0;
        for (long rest = targets; rest != 0; rest &= rest - 1) {
            long to = rest & -rest;
            long others = ~(from | to);
            leaves += next(
                    own & others | to,
                    enemy & others,
                    pawns & others,
                    knights & others | to & isKnight,
                    diagonal & others | to & isDiagonal,
                    straight & others | to & isStraight,
                    kings,
                    rights & Corners.ALL & others,
                    up,
                    depth);
        }
        return leaves;
    }
}
