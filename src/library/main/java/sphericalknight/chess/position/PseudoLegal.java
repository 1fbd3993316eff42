package sphericalknight.chess.position;

import static sphericalknight.chess.board.Lines.RANK_1;
import static sphericalknight.chess.board.Lines.RANK_8;
import static sphericalknight.chess.position.Piece.BISHOP;
import static sphericalknight.chess.position.Piece.BLACK;
import static sphericalknight.chess.position.Piece.KING;
import static sphericalknight.chess.position.Piece.KNIGHT;
import static sphericalknight.chess.position.Piece.PAWN;
import static sphericalknight.chess.position.Piece.QUEEN;
import static sphericalknight.chess.position.Piece.ROOK;
import static sphericalknight.chess.position.Piece.WHITE;

import sphericalknight.chess.attack.KingMoves;
import sphericalknight.chess.attack.KnightMoves;
import sphericalknight.chess.attack.PawnMoves;
import sphericalknight.chess.attack.Sliders;

/**
 * Lists the moves that would be legal if the king could stay in check. Trying each of them is a slow way to find the legal moves, which
 * serves as the reference for {@link MoveGenerator}; the two classes share only the attack sets and the castling squares.
 */
final class PseudoLegal {
    private final Sliders sliders;

    PseudoLegal(Sliders sliders) {
        this.sliders = sliders;
    }

    void list(PositionState board, MoveList moves) {
        int side = board.side;
        for (int kind = KNIGHT; kind <= KING; kind++) {
            for (long rest = board.pieces(side, kind); rest != 0; rest &= rest - 1) {
                int from = Long.numberOfTrailingZeros(rest);
                addAll(from, attacks(kind, from, board.occupied()) & ~board.pieces(side), moves);
            }
        }
        addPawnMoves(board, moves);
        addCastling(board, moves);
        addEnPassant(board, moves);
    }

    private long attacks(int kind, int square, long occupied) {
        return switch (kind) {
            case KNIGHT -> KnightMoves.attacks(1L << square);
            case BISHOP -> sliders.bishop(square, occupied);
            case ROOK -> sliders.rook(square, occupied);
            case QUEEN -> sliders.queen(square, occupied);
            default -> KingMoves.attacks(1L << square);
        };
    }

    private static void addAll(int from, long targets, MoveList moves) {
        for (long rest = targets; rest != 0; rest &= rest - 1) {
            moves.add(Move.of(from, Long.numberOfTrailingZeros(rest)));
        }
    }

    private static void addPawnMoves(PositionState board, MoveList moves) {
        int side = board.side;
        long pawns = board.pieces(side, PAWN);
        long empty = ~board.occupied();
        long enemies = board.pieces(1 - side);
        if (side == WHITE) {
            addPawnsBy(8, PawnMoves.whitePushes(pawns, empty), moves);
            addPawnsBy(16, PawnMoves.whiteDoublePushes(pawns, empty), moves);
            addPawnsBy(9, PawnMoves.whiteAttacksEast(pawns) & enemies, moves);
            addPawnsBy(7, PawnMoves.whiteAttacksWest(pawns) & enemies, moves);
        } else {
            addPawnsBy(-8, PawnMoves.blackPushes(pawns, empty), moves);
            addPawnsBy(-16, PawnMoves.blackDoublePushes(pawns, empty), moves);
            addPawnsBy(-7, PawnMoves.blackAttacksEast(pawns) & enemies, moves);
            addPawnsBy(-9, PawnMoves.blackAttacksWest(pawns) & enemies, moves);
        }
    }

    /** Adds the pawn moves that end on the squares {@code arrivals}; each starts on the square whose number is lower by {@code step}. */
    private static void addPawnsBy(int step, long arrivals, MoveList moves) {
        for (long rest = arrivals; rest != 0; rest &= rest - 1) {
            int to = Long.numberOfTrailingZeros(rest);
            int from = to - step;
            if ((1L << to & (RANK_1 | RANK_8)) != 0) {
                for (int kind = QUEEN; kind >= KNIGHT; kind--) {
                    moves.add(Move.promotion(from, to, kind));
                }
            } else {
                moves.add(step == 16 || step == -16 ? Move.doublePush(from, to) : Move.of(from, to));
            }
        }
    }

    private static void addCastling(PositionState board, MoveList moves) {
        int king = board.kingSquare(board.side);
        for (long rest = board.castling & board.pieces(board.side); rest != 0; rest &= rest - 1) {
            int rook = Long.numberOfTrailingZeros(rest);
            if ((Castling.mustBeEmpty(king, rook) & board.occupied()) == 0) {
                moves.add(Move.castling(king, rook));
            }
        }
    }

    private static void addEnPassant(PositionState board, MoveList moves) {
        if (board.enPassant != PositionState.NO_SQUARE) {
            long target = 1L << board.enPassant;
            long beside = board.side == BLACK ? PawnMoves.whiteAttacks(target) : PawnMoves.blackAttacks(target);
            for (long rest = beside & board.pieces(board.side, PAWN); rest != 0; rest &= rest - 1) {
                moves.add(Move.enPassant(Long.numberOfTrailingZeros(rest), board.enPassant));
            }
        }
    }
}
