package sphericalknight.storage.games;

import static sphericalknight.chess.position.Piece.BISHOP;
import static sphericalknight.chess.position.Piece.KING;
import static sphericalknight.chess.position.Piece.KNIGHT;
import static sphericalknight.chess.position.Piece.PAWN;
import static sphericalknight.chess.position.Piece.QUEEN;
import static sphericalknight.chess.position.Piece.ROOK;
import static sphericalknight.chess.position.Piece.WHITE;

import sphericalknight.chess.attack.KingMoves;
import sphericalknight.chess.attack.KnightMoves;
import sphericalknight.chess.attack.Path;
import sphericalknight.chess.attack.PawnMoves;
import sphericalknight.chess.attack.SliderMethods;
import sphericalknight.chess.attack.Sliders;
import sphericalknight.chess.position.Piece;
import sphericalknight.chess.position.Position;

/**
 * The properties of a position, as seen by the side to move, on which the features of all its moves depend; they are computed once for each
 * position. Bit {@code i} of a set is square {@code i}.
 *
 * <p>A piece is "threatened" if it is attacked by a cheaper piece, or attacked and not defended.
 */
final class PositionFeatures {
    static final Sliders SLIDERS = SliderMethods.best();

    Position position;
    int side;
    int enemySide;
    /** The mask that flips squares, 0 for White and 56 for Black: {@code square ^ flip} is the square as if White were to move. */
    int flip;

    /** The phase of the game, from the total value of the pieces: 0 opening, 1 middle game, 2 and 3 endings. */
    int phase;

    long occupied;
    long own;
    long enemy;
    long ownPawns;
    long enemyPawns;
    int ownKing;
    int enemyKing;

    /** The squares that the enemy attacks; {@link #enemyPawnAttacks} are those attacked by pawns. */
    long enemyAttacks;

    long enemyPawnAttacks;
    /** For each kind of piece, the squares that a cheaper enemy piece attacks; for the king, all squares that the enemy attacks. */
    final long[] cheaperAttacks = new long[6];

    /**
     * The squares that the side to move attacks. {@link #ownAttacksTwice} are attacked at least twice, {@link #ownPawnAttacks} by pawns.
     */
    long ownAttacks;

    long ownAttacksTwice;
    long ownPawnAttacks;
    /** The squares attacked by each piece of the side to move, indexed by the piece's square; other entries have no meaning. */
    final long[] attacksFrom = new long[64];

    boolean inCheck;
    long threatened;
    /** The enemy pieces that attack a threatened piece. */
    long threats;
    /** The most valuable kind of threatened piece plus one; 0 if no piece is threatened. */
    int worstThreat;

    /** The squares from which a piece of the side to move would give check, indexed by its kind. */
    final long[] checksFrom = new long[6];
    /** The pieces of the side to move that are alone between one of its sliders and the enemy king (possible discovered checks). */
    long screens;

    /** Computes the properties of a position. */
    void look(Position seen) {
        position = seen;
        side = seen.side();
        enemySide = 1 - side;
        flip = side == WHITE ? 0 : 56;
        occupied = seen.occupied();
        own = seen.pieces(side);
        enemy = seen.pieces(enemySide);
        ownPawns = seen.pieces(side, PAWN);
        enemyPawns = seen.pieces(enemySide, PAWN);
        ownKing = seen.kingSquare(side);
        enemyKing = seen.kingSquare(enemySide);
        phase = phase();
        lookAtEnemy();
        lookAtOwn();
        lookAtThreats();
        lookAtEnemyKing();
    }

    private int phase() {
        int worth = 0;
        for (int kind = KNIGHT; kind <= QUEEN; kind++) {
            worth += StaticExchange.VALUE[kind] * Long.bitCount(all(kind));
        }
        return worth >= 54 ? 0 : worth >= 36 ? 1 : worth >= 16 ? 2 : 3;
    }

    private void lookAtEnemy() {
        enemyPawnAttacks = pawnAttacks(enemySide, enemyPawns);
        long cheaper = enemyPawnAttacks;
        cheaperAttacks[PAWN] = 0;
        cheaperAttacks[KNIGHT] = cheaper;
        cheaperAttacks[BISHOP] = cheaper;
        cheaper |= attacksOfAll(KNIGHT) | attacksOfAll(BISHOP);
        cheaperAttacks[ROOK] = cheaper;
        cheaper |= attacksOfAll(ROOK);
        cheaperAttacks[QUEEN] = cheaper;
        enemyAttacks = cheaper | attacksOfAll(QUEEN) | KingMoves.attacks(1L << enemyKing);
        cheaperAttacks[KING] = enemyAttacks;
    }

    private long attacksOfAll(int kind) {
        long attacks = 0;
        for (long rest = position.pieces(enemySide, kind); rest != 0; rest &= rest - 1) {
            attacks |= attacks(kind, Long.numberOfTrailingZeros(rest), occupied);
        }
        return attacks;
    }

    private void lookAtOwn() {
        boolean white = side == WHITE;
        long east = white ? PawnMoves.whiteAttacksEast(ownPawns) : PawnMoves.blackAttacksEast(ownPawns);
        long west = white ? PawnMoves.whiteAttacksWest(ownPawns) : PawnMoves.blackAttacksWest(ownPawns);
        ownPawnAttacks = east | west;
        ownAttacks = east | west;
        ownAttacksTwice = east & west;
        for (long rest = own & ~ownPawns; rest != 0; rest &= rest - 1) {
            int square = Long.numberOfTrailingZeros(rest);
            long attacks = attacks(Piece.kind(position.pieceAt(square)), square, occupied);
            attacksFrom[square] = attacks;
            ownAttacksTwice |= ownAttacks & attacks;
            ownAttacks |= attacks;
        }
        for (long rest = ownPawns; rest != 0; rest &= rest - 1) {
            attacksFrom[Long.numberOfTrailingZeros(rest)] = pawnAttacks(side, rest & -rest);
        }
    }

    private void lookAtThreats() {
        inCheck = (enemyAttacks & 1L << ownKing) != 0;
        threatened = 0;
        worstThreat = 0;
        for (int kind = PAWN; kind <= QUEEN; kind++) {
            long found = position.pieces(side, kind) & (cheaperAttacks[kind] | enemyAttacks & ~ownAttacks);
            threatened |= found;
            worstThreat = found == 0 ? worstThreat : kind + 1;
        }
        threats = 0;
        for (long rest = threatened; rest != 0; rest &= rest - 1) {
            threats |= StaticExchange.attackers(position, Long.numberOfTrailingZeros(rest), occupied) & enemy;
        }
    }

    private void lookAtEnemyKing() {
        checksFrom[PAWN] = pawnAttacks(enemySide, 1L << enemyKing);
        checksFrom[KNIGHT] = KnightMoves.attacks(1L << enemyKing);
        checksFrom[BISHOP] = SLIDERS.bishop(enemyKing, occupied);
        checksFrom[ROOK] = SLIDERS.rook(enemyKing, occupied);
        checksFrom[QUEEN] = checksFrom[BISHOP] | checksFrom[ROOK];
        long queens = position.pieces(side, QUEEN);
        long snipers = SLIDERS.bishop(enemyKing, 0) & (position.pieces(side, BISHOP) | queens)
                | SLIDERS.rook(enemyKing, 0) & (position.pieces(side, ROOK) | queens);
        screens = 0;
        for (long rest = snipers; rest != 0; rest &= rest - 1) {
            long between = Path.between(enemyKing, Long.numberOfTrailingZeros(rest)) & occupied;
            screens |= Long.bitCount(between) == 1 ? between & own : 0;
        }
    }

    private long all(int kind) {
        return position.pieces(Piece.WHITE, kind) | position.pieces(Piece.BLACK, kind);
    }

    /**
     * The squares that a piece attacks if {@code occupiedThen} are the occupied squares; a pawn is assumed to belong to the side to move.
     */
    long attacks(int kind, int square, long occupiedThen) {
        return switch (kind) {
            case PAWN -> pawnAttacks(side, 1L << square);
            case KNIGHT -> KnightMoves.attacks(1L << square);
            case BISHOP -> SLIDERS.bishop(square, occupiedThen);
            case ROOK -> SLIDERS.rook(square, occupiedThen);
            case QUEEN -> SLIDERS.queen(square, occupiedThen);
            default -> KingMoves.attacks(1L << square);
        };
    }

    static long pawnAttacks(int side, long pawns) {
        return side == WHITE ? PawnMoves.whiteAttacks(pawns) : PawnMoves.blackAttacks(pawns);
    }

    /** The most valuable kind among one side's pieces in a set, plus one; 0 if there are none. The king does not count. */
    int mostValuable(int owner, long set) {
        if (set == 0) {
            return 0;
        }
        for (int kind = QUEEN; kind > PAWN; kind--) {
            if ((set & position.pieces(owner, kind)) != 0) {
                return kind + 1;
            }
        }
        return (set & position.pieces(owner, PAWN)) != 0 ? PAWN + 1 : 0;
    }
}
