package sphericalknight.chess.perft;

import static sphericalknight.chess.board.Lines.FILE_A;
import static sphericalknight.chess.board.Lines.RANK_1;
import static sphericalknight.chess.board.Lines.RANK_2;
import static sphericalknight.chess.board.Lines.RANK_7;
import static sphericalknight.chess.board.Lines.RANK_8;

import sphericalknight.chess.attack.Path;
import sphericalknight.chess.attack.Sliders;

/**
 * The horizon one ply before the leaves: how many legal moves there are, without making one and without listing them. Each piece's moves
 * are a set, and the number of moves is the number of its bits.
 *
 * <pre>{@code
 *    bishop's attacks & targets     5 bits: 5 moves
 * 4  . . . . x . . .
 * 3  . x . x . . . .
 * 2  . . B . . . . .
 * 1  . x . x . . . .
 *    a b c d e f g h
 * }</pre>
 */
final class LeafCounter implements Horizon {
    private static final long LAST_RANKS = RANK_1 | RANK_8;

    private final Sliders sliders;
    private final Threats threats;

    LeafCounter(Sliders sliders) {
        this.sliders = sliders;
        this.threats = new Threats(sliders);
    }

    @Override
    public int pliesLeft() {
        return 1;
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
        long occupied = own | enemy;
        int king = Long.numberOfTrailingZeros(own & kings);
        long snipers = enemy & (straight & SquareTables.STRAIGHT[king] | diagonal & SquareTables.DIAGONAL[king]);
        long leapers = enemy & (knights & SquareTables.KNIGHT[king] | pawns & Forward.attacks(own & kings, up));

        // KingLines.pins and KingLines.targets in one loop: here that is worth a tenth of the time
        long pins = 0;
        long targets = KingLines.answersTo(leapers);
        for (long rest = snipers; rest != 0; rest &= rest - 1) {
            long path = Path.to(king, Long.numberOfTrailingZeros(rest));
            int pieces = Long.bitCount(path & occupied);
            if (pieces == 1) {
                targets &= path;
            } else if (pieces == 2) {
                pins |= path;
            }
        }

        int moves = pieceMoves(own, knights, diagonal, straight, occupied, targets & ~own, pins, king);
        moves += pawnMoves(own & pawns, enemy, occupied, targets, pins, king, up);
        long enPassant = rights & ~Corners.ALL;
        if (enPassant != 0) {
            moves += Long.bitCount(
                    threats.enPassantCapturers(own, enemy, pawns, diagonal, straight, enPassant, targets, king, up));
        }
        long steps = SquareTables.KING[king] & ~own;
        long right = Corners.rightWalk(rights, occupied, up);
        long left = Corners.leftWalk(rights, occupied, up);
        if ((steps | right | left) != 0) {
            long danger = threats.danger(enemy, pawns, knights, diagonal, straight, kings, occupied, king, up);
            moves += Long.bitCount(steps & ~danger);
            moves += right != 0 && (right & danger) == 0 ? 1 : 0;
            moves += left != 0 && (left & danger) == 0 ? 1 : 0;
        }
        return moves;
    }

    /** Knights, bishops, rooks and queens; a queen counts once as a bishop and once as a rook. */
    private int pieceMoves(
            long own, long knights, long diagonal, long straight, long occupied, long targets, long pins, int king) {
        int moves = 0;
        long free = own & ~pins;
        for (long rest = free & knights; rest != 0; rest &= rest - 1) {
            moves += Long.bitCount(SquareTables.KNIGHT[Long.numberOfTrailingZeros(rest)] & targets);
        }
        for (long rest = free & diagonal; rest != 0; rest &= rest - 1) {
            moves += Long.bitCount(sliders.bishop(Long.numberOfTrailingZeros(rest), occupied) & targets);
        }
        for (long rest = free & straight; rest != 0; rest &= rest - 1) {
            moves += Long.bitCount(sliders.rook(Long.numberOfTrailingZeros(rest), occupied) & targets);
        }
        if (free != own) {
            moves += pinnedMoves(own & pins, diagonal, straight, occupied, targets & pins, king);
        }
        return moves;
    }

    /** Pinned sliders stay on the path; from there no other path can be reached. Pinned knights have no move. */
    private int pinnedMoves(long pinned, long diagonal, long straight, long occupied, long onPaths, int king) {
        int moves = 0;
        long diagonalPaths = SquareTables.DIAGONAL[king];
        for (long rest = pinned & diagonal & diagonalPaths; rest != 0; rest &= rest - 1) {
            long attacks = sliders.bishop(Long.numberOfTrailingZeros(rest), occupied);
            moves += Long.bitCount(attacks & onPaths & diagonalPaths);
        }
        long straightPaths = SquareTables.STRAIGHT[king];
        for (long rest = pinned & straight & straightPaths; rest != 0; rest &= rest - 1) {
            long attacks = sliders.rook(Long.numberOfTrailingZeros(rest), occupied);
            moves += Long.bitCount(attacks & onPaths & straightPaths);
        }
        return moves;
    }

    /** All pawns at once, by direction. A pinned pawn may go in a direction only if its pin lies on the king's line of that direction. */
    private static int pawnMoves(long pawns, long enemy, long occupied, long targets, long pins, int king, int up) {
        long file = FILE_A << (king & 7);
        long pushed = Forward.pushes(pawns & ~(pins & ~file), occupied, up);
        long pushedTwice = Forward.secondPushes(pushed, occupied, up) & targets;
        long pushedOnce = pushed & targets;
        long captures = enemy & targets;
        long east = Forward.eastAttacks(pawns & ~(pins & ~Forward.eastLine(king, up)), up) & captures;
        long west = Forward.westAttacks(pawns & ~(pins & ~Forward.westLine(king, up)), up) & captures;
        int moves = Long.bitCount(pushedOnce) + Long.bitCount(pushedTwice) + Long.bitCount(east) + Long.bitCount(west);
        if ((pawns & (up == Forward.WHITE ? RANK_7 : RANK_2)) != 0) {
            moves += 3 * Long.bitCount(pushedOnce & LAST_RANKS);
            moves += 3 * Long.bitCount(east & LAST_RANKS);
            moves += 3 * Long.bitCount(west & LAST_RANKS);
        }
        return moves;
    }
}
