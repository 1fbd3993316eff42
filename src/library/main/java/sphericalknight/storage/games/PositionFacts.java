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
import sphericalknight.chess.attack.PawnMoves;
import sphericalknight.chess.attack.SliderMethods;
import sphericalknight.chess.attack.Sliders;
import sphericalknight.chess.position.Piece;
import sphericalknight.chess.position.Position;

/**
 * The facts about a position, as seen by the side to move, on which the features of all its moves depend; they are computed once for each
 * position. Bit {@code i} of a set is square {@code i}.
 */
final class PositionFacts {
    static final Sliders SLIDERS = SliderMethods.best();

    Position position;
    int side;
    /** The mask that flips squares, 0 for White and 56 for Black: {@code square ^ flip} is the square as if White were to move. */
    int flip;

    /** The phase of the game, from the total value of the pieces: 0 opening, 1 middle game, 2 and 3 endings. */
    int phase;

    long own;
    long enemy;
    int ownKing;
    int enemyKing;

    /** The squares that the enemy attacks, and for each kind of piece those that a cheaper enemy piece attacks; for the king, all. */
    long enemyAttacks;

    final long[] cheaperAttacks = new long[6];

    /** The squares that the side to move attacks, and those it attacks at least twice. */
    long ownAttacks;

    long ownAttacksTwice;

    /** The own pieces attacked by a cheaper piece, or attacked and not defended. */
    long threatened;

    /** Computes the facts of a position. */
    void look(Position seen) {
        position = seen;
        side = seen.side();
        flip = side == WHITE ? 0 : 56;
        own = seen.pieces(side);
        enemy = seen.pieces(1 - side);
        ownKing = seen.kingSquare(side);
        enemyKing = seen.kingSquare(1 - side);
        int worth = 0;
        for (int kind = KNIGHT; kind <= QUEEN; kind++) {
            long all = seen.pieces(side, kind) | seen.pieces(1 - side, kind);
            worth += StaticExchange.VALUE[kind] * Long.bitCount(all);
        }
        phase = worth >= 54 ? 0 : worth >= 36 ? 1 : worth >= 16 ? 2 : 3;
        lookAtAttacks();
        threatened = 0;
        for (int kind = PAWN; kind <= QUEEN; kind++) {
            threatened |= seen.pieces(side, kind) & (cheaperAttacks[kind] | enemyAttacks & ~ownAttacks);
        }
    }

    private void lookAtAttacks() {
        long cheaper = 0;
        for (int kind = PAWN; kind <= KING; kind++) {
            cheaperAttacks[kind] = kind == BISHOP ? cheaperAttacks[KNIGHT] : cheaper;
            for (long rest = position.pieces(1 - side, kind); rest != 0; rest &= rest - 1) {
                cheaper |= attacks(1 - side, kind, Long.numberOfTrailingZeros(rest), position.occupied());
            }
        }
        enemyAttacks = cheaper;
        cheaperAttacks[KING] = cheaper;
        ownAttacks = 0;
        ownAttacksTwice = 0;
        for (long rest = own; rest != 0; rest &= rest - 1) {
            int square = Long.numberOfTrailingZeros(rest);
            long attacks = attacks(side, Piece.kind(position.pieceAt(square)), square, position.occupied());
            ownAttacksTwice |= ownAttacks & attacks;
            ownAttacks |= attacks;
        }
    }

    /** The squares that a piece attacks if {@code occupied} are the occupied squares. */
    static long attacks(int side, int kind, int square, long occupied) {
        long here = 1L << square;
        return switch (kind) {
            case PAWN -> side == WHITE ? PawnMoves.whiteAttacks(here) : PawnMoves.blackAttacks(here);
            case KNIGHT -> KnightMoves.attacks(here);
            case BISHOP -> SLIDERS.bishop(square, occupied);
            case ROOK -> SLIDERS.rook(square, occupied);
            case QUEEN -> SLIDERS.queen(square, occupied);
            default -> KingMoves.attacks(here);
        };
    }

    /** The most valuable kind among one side's pieces in a set, plus one; 0 if there are none. The king does not count. */
    int mostValuable(int owner, long set) {
        for (int kind = QUEEN; kind >= PAWN && set != 0; kind--) {
            if ((set & position.pieces(owner, kind)) != 0) {
                return kind + 1;
            }
        }
        return 0;
    }
}
