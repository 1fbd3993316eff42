package sphericalknight.storage.games;

import static sphericalknight.chess.position.Piece.KING;
import static sphericalknight.chess.position.Piece.NONE;
import static sphericalknight.chess.position.Piece.PAWN;
import static sphericalknight.chess.position.Piece.ROOK;

import java.util.Arrays;
import sphericalknight.bits.Squares;
import sphericalknight.chess.attack.PawnSpans;
import sphericalknight.chess.position.Move;
import sphericalknight.chess.position.Piece;
import sphericalknight.chess.position.Position;

/**
 * Describes every legal move of a position by some twenty features: where the piece comes from and goes to, what it wins and attacks, what
 * it leaves under attack, and how near it is to the kings and to the last moves. A feature is represented by the index of its weight.
 *
 * <p>There are more combinations of facts than weights, so a feature is hashed: it gets the weight that the top bits of a product name. Two
 * features may share a weight; with a few thousand in use among 32,768 that is rare and costs little.
 */
final class MoveFeatures {
    /** The number of weights: 2^15. */
    static final int WEIGHTS = 1 << 15;

    private static final int MOST_FEATURES = 21;

    /** The value of {@link #victim} and of a kind for no piece. */
    private static final int NOBODY = 6;

    private static final int FIRST_PLIES = 20;
    private static final int BOOK_PLIES = 24;

    private final PositionFacts facts = new PositionFacts();
    private final int[] features = new int[MOST_FEATURES];
    private int size;

    private Position position;
    private int plies;
    /** The target squares of the enemy's last move and of the own one before it; -1 if there is none. */
    private int lastTo;

    private int ownTo;
    private int move;
    private int from;
    /** The target square of the piece; in castling, of the king. */
    private int to;

    private int kind;
    /** The kind captured, or {@link #NOBODY}. */
    private int victim;

    /** The material that the move wins, in pawns, according to {@link StaticExchange}. */
    private int balance;

    /** The squares that the piece attacks before and after the move. */
    private long before;

    private long after;
    /** 0 if the move does not give check; otherwise the number of the enemy's answers plus one, at most 4: 1 is mate. */
    private int check;

    /** The features of all legal moves, in canonical order. */
    int[][] of(GameCursor cursor) {
        position = cursor.position();
        facts.look(position);
        plies = cursor.plies();
        lastTo = plies < 1 ? -1 : destination(cursor.played(1));
        ownTo = plies < 2 ? -1 : destination(cursor.played(2));
        int[][] all = new int[cursor.count()][];
        for (int i = 0; i < all.length; i++) {
            size = 0;
            look(cursor.legal(i));
            addSquares(plies < 2 ? 0 : Move.from(cursor.played(2)));
            addExchange();
            addThreats();
            addNeighbours();
            all[i] = Arrays.copyOf(features, size);
        }
        return all;
    }

    /** Adds a feature: three facts as numbers, and a family that says what they mean. */
    private void add(int family, int first, int second, int third) {
        long facts = ((family * 4099L + first) * 4099 + second) * 4099 + third;
        features[size++] = (int) (facts * 0x9E37_79B9_7F4A_7C15L >>> 49);
    }

    private void look(int legalMove) {
        move = legalMove;
        from = Move.from(move);
        to = destination(move);
        kind = Piece.kind(position.pieceAt(from));
        int there = Move.isCastling(move) ? NONE : position.pieceAt(to);
        victim = Move.isEnPassant(move) ? PAWN : there == NONE ? NOBODY : Piece.kind(there);
        int captured = victim == NOBODY ? 0 : StaticExchange.VALUE[victim];
        boolean safe = kind == KING || (facts.enemyAttacks & 1L << to) == 0;
        balance = safe ? captured : StaticExchange.balance(position, from, to, kind, captured);
        before = PositionFacts.attacks(facts.side, kind, from, position.occupied());
        after = PositionFacts.attacks(facts.side, kind, to, position.occupied() & ~(1L << from));
        position.make(move);
        check = position.inCheck() ? 1 + Math.min(3, position.legalMoves().length) : 0;
        position.unmake();
    }

    /** The target square of the moving piece; in castling, that of the king, on the c- or g-file. */
    private static int destination(int move) {
        int from = Move.from(move);
        int to = Move.to(move);
        return Move.isCastling(move) ? (from & 56) + (to > from ? 6 : 2) : to;
    }

    private void addSquares(int ownFrom) {
        int arrival = kind * 64 + (to ^ facts.flip);
        int departure = from ^ facts.flip;
        add(0, facts.phase, arrival, 0);
        add(1, facts.phase, kind, departure);
        add(2, arrival, Squares.file(facts.enemyKing) / 3, 0);
        add(3, arrival, plies == 0 ? NOBODY : kindOn(lastTo), 0);
        add(4, ownFrom ^ facts.flip, plies < 2 ? 0 : ownTo ^ facts.flip, departure * 512 + arrival);
        if (plies < FIRST_PLIES) {
            add(5, departure, arrival, 0);
        }
        if (plies < BOOK_PLIES) {
            add(6, (int) (position.key() >>> 32), departure, arrival);
        }
    }

    private int kindOn(int square) {
        int piece = position.pieceAt(square);
        return piece == NONE ? NOBODY : Piece.kind(piece);
    }

    private void addExchange() {
        int outcome = balance < 0 ? 0 : balance == 0 ? 1 : balance < 3 ? 2 : 3;
        add(7, kind, Math.max(-9, Math.min(6, balance)), victim == NOBODY ? 0 : 1);
        add(8, kind, danger(1L << from, facts.ownAttacks), outcome);
        add(9, kind, danger(1L << to, kind == PAWN ? facts.ownAttacks : facts.ownAttacksTwice), victim);
        if (check > 0) {
            add(10, check, balance < 0 ? 0 : 1, facts.phase);
        }
    }

    /**
     * How the piece is attacked on a square: 0 not attacked, 1 by a cheaper piece, 2 by others only and not defended, 3 by others only and
     * defended.
     */
    private int danger(long square, long defended) {
        if ((facts.enemyAttacks & square) == 0) {
            return 0;
        }
        return (facts.cheaperAttacks[kind] & square) != 0 ? 1 : (defended & square) == 0 ? 2 : 3;
    }

    private void addThreats() {
        int safe = balance < 0 ? 0 : 1;
        add(11, kind, newThreat(), safe);
        long abandoned = before & ~after & facts.own & facts.enemyAttacks & ~facts.ownAttacksTwice;
        add(12, kind, facts.mostValuable(facts.side, abandoned), safe);
        int attacked = Math.min(3, Long.bitCount(after & facts.enemy));
        add(13, kind, attacked, Math.min(3, Long.bitCount(after & facts.own)));
        if (facts.threatened != 0) {
            long left = facts.threatened & ~(1L << from) & ~after;
            int busy = victim != NOBODY || check > 0 ? 1 : 0;
            add(14, kind, facts.mostValuable(facts.side, left), busy);
        }
    }

    /**
     * The most valuable kind of enemy piece that the move newly threatens, plus one: the moving piece did not attack it before, and it is
     * undefended or worth more than the moving piece. 0 if there is none.
     */
    private int newThreat() {
        long attacked = after & ~before & facts.enemy;
        int most = facts.mostValuable(1 - facts.side, attacked);
        boolean worthMore = most > 0 && StaticExchange.VALUE[most - 1] > StaticExchange.VALUE[kind];
        return worthMore ? most : facts.mostValuable(1 - facts.side, attacked & ~facts.enemyAttacks);
    }

    private void addNeighbours() {
        add(15, kind, distance(facts.ownKing), facts.phase);
        add(16, kind, distance(facts.enemyKing), facts.phase);
        if (plies > 0) {
            add(17, kind, distance(lastTo), facts.phase);
        }
        if (plies > 1) {
            add(18, kind, distance(ownTo), from == ownTo ? 1 : 0);
        }
        if (kind == ROOK) {
            add(19, pawnsOnFile(from), pawnsOnFile(to), facts.phase);
        }
        if (kind == PAWN) {
            int doubled = pawnsOnFile(to) - (Squares.file(from) == Squares.file(to) ? 1 : 0);
            add(20, to ^ facts.flip, doubled, Move.promotion(move));
        }
    }

    /** The distance of the target square in king's moves, 0 to 7. */
    private int distance(int other) {
        return Math.max(
                Math.abs(Squares.file(to) - Squares.file(other)), Math.abs(Squares.rank(to) - Squares.rank(other)));
    }

    /** Which pawns are on a square's file, as a sum: 1 for a pawn of the side to move, 2 for one of the enemy. */
    private int pawnsOnFile(int square) {
        long file = PawnSpans.files(1L << square);
        return ((file & position.pieces(facts.side, PAWN)) != 0 ? 1 : 0)
                + ((file & position.pieces(1 - facts.side, PAWN)) != 0 ? 2 : 0);
    }
}
