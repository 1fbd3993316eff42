package sphericalknight.chess.perft;

import static sphericalknight.chess.board.Lines.RANK_1;
import static sphericalknight.chess.board.Lines.RANK_8;
import static sphericalknight.chess.position.Piece.KING;
import static sphericalknight.chess.position.Piece.PAWN;

import sphericalknight.chess.attack.PawnMoves;
import sphericalknight.chess.attack.Sliders;
import sphericalknight.chess.position.MoveGenerator;
import sphericalknight.chess.position.Position;
import sphericalknight.chess.position.RelativeBoard;

/**
 * One ply of the walk through the tree of legal moves: a board, the generator of its moves, and the next ply, whose board each move
 * overwrites. No move has to be taken back, because the previous board is kept.
 */
final class Ply extends MoveGenerator implements MoveGenerator.Receiver {
    private final int below;
    private final boolean bulk;
    /** The table of counts found before, or null for none. */
    private final TranspositionTable table;

    private final Ply next;
    /** This board from the other side's point of view; each move changes a copy of it. */
    private final RelativeBoard turned = new RelativeBoard();

    private long leaves;

    Ply(Sliders sliders, int depth, boolean bulk, TranspositionTable table) {
        super(sliders);
        this.table = table;
        this.below = depth - 1;
        this.bulk = bulk;
        this.next = depth == 0 ? null : new Ply(sliders, depth - 1, bulk, table);
    }

    long count(Position position) {
        read(position);
        if (below < 0) {
            return 1;
        }
        if (below == 0 && bulk) {
            return count();
        }
        return walk();
    }

    /**
     * Returns the number of leaves below this board: from the table if it is there, otherwise counted and then stored. With bulk counting,
     * callers do not use the table on the last ply. This is one method, not a short one that calls another: the compiler inlines a short
     * method even where it is called rarely, and it would fill the loops over moves, where {@link #count()} belongs.
     */
    private long walk() {
        long key = table == null ? 0 : TranspositionTable.key(this, below);
        long known = table == null ? TranspositionTable.UNKNOWN : table.get(key);
        if (known != TranspositionTable.UNKNOWN) {
            return known;
        }
        turned.turn(this);
        leaves = 0;
        generate(this);
        if (table != null) {
            table.put(key, leaves);
        }
        return leaves;
    }

    private long below() {
        if (below == 0) {
            return 1;
        }
        if (below == 1 && bulk) {
            return next.count();
        }
        return next.walk();
    }

    @Override
    public void moves(int kind, int from, long targets) {
        if (kind == PAWN) {
            enPassant(from ^ 56, Long.reverseBytes(targets));
        } else if (kind == KING) {
            king(from ^ 56, Long.reverseBytes(targets));
        } else {
            piece(from ^ 56, Long.reverseBytes(targets));
        }
    }

    private void piece(int from, long targets) {
        RelativeBoard turned = this.turned;
        long own = turned.own;
        long enemy = turned.enemy;
        long pawns = turned.pawns;
        long knights = turned.knights;
        long diagonal = turned.diagonal;
        long straight = turned.straight;
        long kings = turned.kings;
        long castling = turned.castling;
        long here = 1L << from;
        long isKnight = -(knights >>> from & 1);
        long isDiagonal = -(diagonal >>> from & 1);
        long isStraight = -(straight >>> from & 1);
        Ply next = this.next;
        long leaves = 0;
        for (long rest = targets; rest != 0; rest &= rest - 1) {
            long to = rest & -rest;
            long others = ~(here | to);
            next.own = own & others;
            next.enemy = enemy & others | to;
            next.pawns = pawns & others;
            next.knights = knights & others | to & isKnight;
            next.diagonal = diagonal & others | to & isDiagonal;
            next.straight = straight & others | to & isStraight;
            next.kings = kings;
            next.castling = castling & others;
            next.enPassant = 0;
            leaves += below();
        }
        this.leaves += leaves;
    }

    @Override
    public void pawns(int step, long targets) {
        RelativeBoard turned = this.turned;
        long own = turned.own;
        long enemy = turned.enemy;
        long pawns = turned.pawns;
        long knights = turned.knights;
        long diagonal = turned.diagonal;
        long straight = turned.straight;
        long kings = turned.kings;
        long castling = turned.castling;
        long attacked = step == 16 ? PawnMoves.whiteAttacks(own & pawns) : 0;
        Ply next = this.next;
        long leaves = 0;
        for (long rest = targets; rest != 0; rest &= rest - 1) {
            long from = Long.reverseBytes((rest & -rest) >>> step);
            long to = Long.reverseBytes(rest & -rest);
            if ((to & RANK_1) != 0) {
                promote(from, to);
                continue;
            }
            next.own = own & ~to;
            next.enemy = enemy ^ from | to;
            next.pawns = pawns & ~to ^ from | to;
            next.knights = knights & ~to;
            next.diagonal = diagonal & ~to;
            next.straight = straight & ~to;
            next.kings = kings;
            next.castling = castling;
            next.enPassant = to << 8 & attacked;
            leaves += below();
        }
        this.leaves += leaves;
    }

    /** Makes the four promotions of a pawn: the new piece is added to the set of its kind, a queen to two sets. */
    private void promote(long from, long to) {
        for (int kind = 0; kind < 4; kind++) {
            next.copy(turned);
            next.remove(to);
            next.enemy ^= from | to;
            next.pawns ^= from;
            next.knights |= kind == 0 ? to : 0;
            next.diagonal |= (kind & 1) != 0 ? to : 0;
            next.straight |= (kind & 2) != 0 ? to : 0;
            leaves += below();
        }
    }

    private void enPassant(int from, long to) {
        long victim = to << 8;
        next.copy(turned);
        next.own ^= victim;
        next.enemy ^= 1L << from | to;
        next.pawns ^= 1L << from | to | victim;
        leaves += below();
    }

    private void king(int from, long targets) {
        long here = 1L << from;
        for (long rest = targets; rest != 0; rest &= rest - 1) {
            long to = rest & -rest;
            next.copy(turned);
            if ((to & turned.enemy) == 0) {
                next.remove(to);
                next.enemy ^= here | to;
                next.kings ^= here | to;
            } else {
                next.castle(here, to);
            }
            next.castling &= ~RANK_8;
            leaves += below();
        }
    }

    /**
     * Castles for {@link #enemy}, whose king and rook are on rank 8, each given as a set. In Chess960 either may be on the other's target
     * square.
     */
    private void castle(long king, long rook) {
        boolean right = Long.compareUnsigned(rook, king) > 0;
        long kingTo = 1L << (right ? 62 : 58);
        long rookTo = 1L << (right ? 61 : 59);
        kings = kings ^ king | kingTo;
        straight = straight ^ rook | rookTo;
        enemy = enemy ^ king ^ rook | kingTo | rookTo;
    }

    /** Removes the piece on {@code square}, a set of one square; does nothing if the square is empty. */
    private void remove(long square) {
        own &= ~square;
        pawns &= ~square;
        knights &= ~square;
        diagonal &= ~square;
        straight &= ~square;
        castling &= ~square;
    }
}
