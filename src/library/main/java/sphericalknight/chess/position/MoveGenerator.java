package sphericalknight.chess.position;

import static sphericalknight.chess.board.Lines.RANK_3;
import static sphericalknight.chess.board.Lines.RANK_7;
import static sphericalknight.chess.board.Lines.RANK_8;
import static sphericalknight.chess.position.Piece.BISHOP;
import static sphericalknight.chess.position.Piece.BLACK;
import static sphericalknight.chess.position.Piece.KING;
import static sphericalknight.chess.position.Piece.KNIGHT;
import static sphericalknight.chess.position.Piece.PAWN;
import static sphericalknight.chess.position.Piece.QUEEN;
import static sphericalknight.chess.position.Piece.ROOK;

import java.util.Arrays;
import sphericalknight.chess.attack.KnightMoves;
import sphericalknight.chess.attack.Path;
import sphericalknight.chess.attack.PawnMoves;
import sphericalknight.chess.attack.Sliders;

/**
 * The legal moves of a position, as sets: for each piece but the pawns, its kind, the square it stands on, and the set of all squares it
 * may go to; for the pawns together, one set of targets for each direction. The sets are used in three ways: {@link #legal} lists their
 * moves, {@link #count} adds up their bits, and perft makes each move. Lesson 10 builds a simpler one.
 *
 * <pre>{@code
 *    position           danger             targets            pins
 * 5  . . . . r . . .    x x x x . x x x    . . . . x . . .    . . . . . . . .
 * 4  . . . . . . . b    . . . . x . . .    . . . . x . . .    . . . . . . . x
 * 3  . . . . . . . .    . . . . x . x .    . . . . x . . .    . . . . . . x .
 * 2  . N . . . N . .    . . . . x x . .    . . . . x . . .    . . . . . x . .
 * 1  . . . . K . . .    . . . . x . . .    . . . . . . . .    . . . . . . . .
 *    a b c d e f g h    a b c d e f g h    a b c d e f g h    a b c d e f g h
 * }</pre>
 *
 * <p>An instance must be used by one thread only.
 */
public class MoveGenerator extends RelativeBoard {
    /** Receives the moves. Squares are those of the {@link RelativeBoard}, which is upside down if Black is to move. */
    public interface Receiver {
        /**
         * The legal moves of one piece. Of the pawn moves, only en passant captures are passed here.
         *
         * @param kind {@link Piece#PAWN} to {@link Piece#KING}
         * @param from the square the piece stands on, 0 to 63
         * @param targets the squares it may go to, not empty; for a king that may castle, the square of the rook as well
         */
        void moves(int kind, int from, long targets);

        /**
         * The legal moves of all pawns in one direction; pawns that reach the last rank are promoted.
         *
         * @param step the number of the target square minus that of the start square: 8 (push), 16 (double push), 7 or 9 (captures)
         * @param targets the target squares; may be empty
         */
        void pawns(int step, long targets);
    }

    private static final long EVERYWHERE = -1L;
    private static final int E1 = 4;
    private static final long[] KNIGHT_ATTACKS = new long[64];

    static {
        Arrays.setAll(KNIGHT_ATTACKS, square -> KnightMoves.attacks(1L << square));
    }

    private final Sliders sliders;

    /** The square of the king of the side to move, 0 to 63. */
    private int king;
    /** The sets for the king's square that do not depend on the other pieces. */
    private KingSquare here;

    private long occupied;
    /**
     * The allowed targets of pieces other than the king: all squares; in check, only the checker and the squares in between; in double
     * check, none.
     */
    private long targets;
    /**
     * The paths from the king to enemy sliders with one piece in between: if that piece belongs to the king's side, it may not leave the
     * path.
     */
    private long pins;

    /** Creates a generator. */
    public MoveGenerator(Sliders sliders) {
        this.sliders = sliders;
    }

    /**
     * Finds the allowed targets and the pins: looks from the king along the paths to the snipers, the enemy sliders that would attack him
     * on an empty board.
     */
    protected final void look() {
        occupied = own | enemy;
        king = Long.numberOfTrailingZeros(own & kings);
        here = KingSquare.of(king);
        long leapers = enemy & (here.knight & knights | PawnMoves.whiteAttacks(own & kings) & pawns);
        long snipers = enemy & (here.rook & straight | here.bishop & diagonal);
        long answers = leapers == 0 ? EVERYWHERE : (leapers & (leapers - 1)) == 0 ? leapers : 0;
        long pinned = 0;
        for (long rest = snipers; rest != 0; rest &= rest - 1) {
            long path = Path.to(king, Long.numberOfTrailingZeros(rest));
            int pieces = Long.bitCount(path & occupied);
            if (pieces == 1) {
                answers &= path;
            } else if (pieces == 2) {
                pinned |= path;
            }
        }
        targets = answers;
        pins = pinned;
    }

    /**
     * The squares that enemies attack once the king is lifted off the board. Sliders that are too far away to attack the
     * zone (see {@link KingSquare#nearKnight}) are skipped, and so are the knights if none of them is near enough.
     */
    private long danger(KingSquare zone) {
        long without = occupied & ~(own & kings);
        int other = Long.numberOfTrailingZeros(enemy & kings);
        long danger = PawnMoves.blackAttacks(enemy & pawns) | KingSquare.of(other).steps;
        if ((enemy & knights & zone.nearKnight) != 0) {
            danger |= KnightMoves.attacks(enemy & knights);
        }
        for (long rest = enemy & diagonal & zone.nearBishop; rest != 0; rest &= rest - 1) {
            danger |= sliders.bishop(Long.numberOfTrailingZeros(rest), without);
        }
        for (long rest = enemy & straight & zone.nearRook; rest != 0; rest &= rest - 1) {
            danger |= sliders.rook(Long.numberOfTrailingZeros(rest), without);
        }
        return danger;
    }

    private void pieces(int kind, long pieces, Receiver receiver) {
        for (long rest = pieces; rest != 0; rest &= rest - 1) {
            int from = Long.numberOfTrailingZeros(rest);
            long to = attacks(kind, from) & targets & ~own;
            if (((pins >>> from) & 1) != 0) {
                to &= Path.line(king, from);
            }
            if (to != 0) {
                receiver.moves(kind, from, to);
            }
        }
    }

    private long attacks(int kind, int from) {
        return switch (kind) {
            case KNIGHT -> KnightMoves.attacks(1L << from);
            case BISHOP -> sliders.bishop(from, occupied);
            case ROOK -> sliders.rook(from, occupied);
            default -> sliders.queen(from, occupied);
        };
    }

    /**
     * The pawns that may move along {@code line}, a line through the king: all unpinned pawns, and the pinned ones whose pin lies on it.
     */
    private long pawnsFor(long line) {
        return own & pawns & (~pins | line);
    }

    private long pushes() {
        return PawnMoves.whitePushes(pawnsFor(here.file), ~occupied);
    }

    private long doublePushes(long pushes) {
        return PawnMoves.whitePushes(pushes & RANK_3, ~occupied) & targets;
    }

    private long eastCaptures() {
        return PawnMoves.whiteAttacksEast(pawnsFor(here.rising)) & enemy & targets;
    }

    private long westCaptures() {
        return PawnMoves.whiteAttacksWest(pawnsFor(here.falling)) & enemy & targets;
    }

    /** The king's targets: safe neighbouring squares, and the rooks with which he may castle. */
    private long kingTargets() {
        long steps = here.steps & ~own;
        long rooks = freeRooks();
        if ((steps | rooks) == 0) {
            return 0;
        }
        long danger = danger(rooks == 0 || king == E1 ? here : KingSquare.WHOLE_BOARD);
        long to = steps & ~danger;
        for (long rest = rooks; rest != 0; rest &= rest - 1) {
            int rook = Long.numberOfTrailingZeros(rest);
            boolean safe = (KingSquare.castlingWalk(king, rook) & danger) == 0;
            to |= safe ? rest & -rest : 0;
        }
        return to;
    }

    /**
     * The rooks with which castling is not blocked by a piece in the way. A rook that shields its king from attack (only in Chess960) may
     * not castle.
     */
    private long freeRooks() {
        long free = 0;
        for (long rest = castling & own & ~pins; rest != 0; rest &= rest - 1) {
            int rook = Long.numberOfTrailingZeros(rest);
            boolean empty = (KingSquare.castlingWay(king, rook) & occupied) == 0;
            free |= empty ? rest & -rest : 0;
        }
        return free;
    }

    /** The pawns that may capture en passant. Two pawns leave their squares at once, so the king's safety is tested again without them. */
    private long capturers() {
        long victim = enPassant >>> 8;
        if ((targets & (enPassant | victim)) == 0) {
            return 0;
        }
        long capturers = 0;
        for (long rest = PawnMoves.blackAttacks(enPassant) & own & pawns; rest != 0; rest &= rest - 1) {
            long pawn = rest & -rest;
            long after = occupied ^ pawn ^ victim ^ enPassant;
            long snipers = sliders.bishop(king, after) & diagonal | sliders.rook(king, after) & straight;
            capturers |= (snipers & enemy) == 0 ? pawn : 0;
        }
        return capturers;
    }

    /** Passes all legal moves to a receiver. */
    protected final void generate(Receiver receiver) {
        look();
        long pushes = pushes();
        receiver.pawns(8, pushes & targets);
        receiver.pawns(16, doublePushes(pushes));
        receiver.pawns(9, eastCaptures());
        receiver.pawns(7, westCaptures());
        pieces(KNIGHT, own & knights, receiver);
        pieces(BISHOP, own & diagonal & ~straight, receiver);
        pieces(ROOK, own & straight & ~diagonal, receiver);
        pieces(QUEEN, own & diagonal & straight, receiver);
        long to = kingTargets();
        if (to != 0) {
            receiver.moves(KING, king, to);
        }
        for (long rest = capturers(); rest != 0; rest &= rest - 1) {
            receiver.moves(PAWN, Long.numberOfTrailingZeros(rest), enPassant);
        }
    }

    /** The number of legal moves: the bits of all sets, with four moves for each target of a promotion. */
    protected final int count() {
        look();
        int moves = countPieces() + countPawns() + Long.bitCount(kingTargets());
        return enPassant == 0 ? moves : moves + Long.bitCount(capturers());
    }

    /**
     * Counts the moves of knights, bishops, rooks and queens; a queen counts once as a bishop and once as a rook. Rooks boxed in by their
     * own side are skipped, which saves lookups. The shifts wrap around at the sides of the board and may keep such a rook, which does no
     * harm.
     */
    private int countPieces() {
        long to = targets & ~own;
        long free = own & ~pins;
        long open = ~own;
        long besideOpen = open << 8 | open >>> 8 | open << 1 | open >>> 1;
        int moves = 0;
        for (long rest = free & knights; rest != 0; rest &= rest - 1) {
            moves += Long.bitCount(KNIGHT_ATTACKS[Long.numberOfTrailingZeros(rest)] & to);
        }
        for (long rest = free & diagonal; rest != 0; rest &= rest - 1) {
            moves += Long.bitCount(sliders.bishop(Long.numberOfTrailingZeros(rest), occupied) & to);
        }
        for (long rest = free & straight & besideOpen; rest != 0; rest &= rest - 1) {
            moves += Long.bitCount(sliders.rook(Long.numberOfTrailingZeros(rest), occupied) & to);
        }
        return free == own ? moves : moves + countPinned(to & pins);
    }

    /**
     * Counts pawn moves. A push ends on an empty square and a capture on an occupied one, so one bit count serves a set of pushes and a set
     * of captures together.
     */
    private int countPawns() {
        long pushes = pushes();
        long one = pushes & targets | eastCaptures();
        long other = doublePushes(pushes) | westCaptures();
        int moves = Long.bitCount(one) + Long.bitCount(other);
        boolean promotes = (own & pawns & RANK_7) != 0;
        return promotes ? moves + 3 * Long.bitCount(one & RANK_8) + 3 * Long.bitCount(other & RANK_8) : moves;
    }

    /** Counts the moves of pinned pieces to squares of {@code to}. A pinned slider stays on its path; a pinned knight has no move. */
    private int countPinned(long to) {
        int moves = 0;
        for (long rest = own & pins & diagonal & here.bishop; rest != 0; rest &= rest - 1) {
            moves += Long.bitCount(sliders.bishop(Long.numberOfTrailingZeros(rest), occupied) & to & here.bishop);
        }
        for (long rest = own & pins & straight & here.rook; rest != 0; rest &= rest - 1) {
            moves += Long.bitCount(sliders.rook(Long.numberOfTrailingZeros(rest), occupied) & to & here.rook);
        }
        return moves;
    }

    /** Adds all legal moves to a list. */
    public final void legal(Position position, MoveList moves) {
        read(position.now());
        generate(new Lister(position.side() == BLACK ? 56 : 0, moves));
    }

    /** Adds all moves that would be legal if the king could stay in check. */
    public final void pseudoLegal(Position position, MoveList moves) {
        new PseudoLegal(sliders).list(position.now(), moves);
    }

    /** Loads a position into this board, turned upside down if Black is to move. */
    protected final void read(Position position) {
        read(position.now());
    }

    private void read(PositionState board) {
        boolean black = board.side == BLACK;
        long sliding = board.twos & ~board.fours | board.fours & ~board.ones;
        own = seen(board.pieces(board.side), black);
        enemy = seen(board.pieces(1 - board.side), black);
        pawns = seen(board.occupied() & ~(board.ones | board.twos | board.fours), black);
        knights = seen(board.ones & ~(board.twos | board.fours), black);
        diagonal = seen(sliding & ~board.ones, black);
        straight = seen(sliding & (board.ones | board.fours), black);
        kings = seen(board.fours & board.ones, black);
        castling = seen(board.castling, black);
        enPassant = board.enPassant == PositionState.NO_SQUARE ? 0 : seen(1L << board.enPassant, black);
    }

    private static long seen(long set, boolean black) {
        return black ? Long.reverseBytes(set) : set;
    }

    /** Whether a pawn may capture on the en passant square of the board. */
    final boolean capturesEnPassant(PositionState board) {
        read(board);
        look();
        return capturers() != 0;
    }

    /** Adds each move to a list. Squares are flipped back with {@code ^ 56} if Black is to move. */
    private final class Lister implements Receiver {
        private final int turn;
        private final MoveList list;

        Lister(int turn, MoveList list) {
            this.turn = turn;
            this.list = list;
        }

        @Override
        public void moves(int kind, int from, long targets) {
            long special = kind == PAWN ? targets : targets & own;
            for (long rest = targets ^ special; rest != 0; rest &= rest - 1) {
                list.add(Move.of(from ^ turn, Long.numberOfTrailingZeros(rest) ^ turn));
            }
            for (long rest = special; rest != 0; rest &= rest - 1) {
                int to = Long.numberOfTrailingZeros(rest) ^ turn;
                list.add(kind == PAWN ? Move.enPassant(from ^ turn, to) : Move.castling(from ^ turn, to));
            }
        }

        @Override
        public void pawns(int step, long targets) {
            for (long rest = targets; rest != 0; rest &= rest - 1) {
                int to = Long.numberOfTrailingZeros(rest);
                int from = to - step ^ turn;
                if ((RANK_8 >>> to & 1) != 0) {
                    for (int kind = QUEEN; kind >= KNIGHT; kind--) {
                        list.add(Move.promotion(from, to ^ turn, kind));
                    }
                } else {
                    list.add(step == 16 ? Move.doublePush(from, to ^ turn) : Move.of(from, to ^ turn));
                }
            }
        }
    }
}
