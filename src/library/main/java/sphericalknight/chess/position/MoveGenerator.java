package sphericalknight.chess.position;

import static sphericalknight.chess.board.Lines.RANK_1;
import static sphericalknight.chess.board.Lines.RANK_8;
import static sphericalknight.chess.position.Piece.BISHOP;
import static sphericalknight.chess.position.Piece.BLACK;
import static sphericalknight.chess.position.Piece.KNIGHT;
import static sphericalknight.chess.position.Piece.PAWN;
import static sphericalknight.chess.position.Piece.QUEEN;
import static sphericalknight.chess.position.Piece.ROOK;
import static sphericalknight.chess.position.Piece.WHITE;

import sphericalknight.chess.attack.KingMoves;
import sphericalknight.chess.attack.KnightMoves;
import sphericalknight.chess.attack.Path;
import sphericalknight.chess.attack.PawnMoves;
import sphericalknight.chess.attack.Sliders;

/**
 * Lists the moves of a position. Every piece goes where it attacks, except onto its own side; legal moves are cut down further by the three
 * sets of {@link KingSafety}, pseudo-legal moves are not.
 */
public final class MoveGenerator {
    private final Sliders sliders;
    private final Attackers attackers;

    /**
     * A generator.
     *
     * @param sliders how to find the squares that rooks, bishops and queens attack
     */
    public MoveGenerator(Sliders sliders) {
        this.sliders = sliders;
        this.attackers = new Attackers(sliders);
    }

    /**
     * Adds all legal moves.
     *
     * @param position the position; it is only read
     * @param moves the list they are added to
     */
    public void legal(Position position, MoveList moves) {
        Board board = position.now();
        generate(board, KingSafety.of(board, sliders, attackers), moves);
        for (long rest = enPassantCapturers(board); rest != 0; rest &= rest - 1) {
            moves.add(Move.enPassant(Long.numberOfTrailingZeros(rest), board.enPassant));
        }
    }

    /**
     * Adds all moves that are legal when nobody cares for the king's safety.
     *
     * @param position the position; it is only read
     * @param moves the list they are added to
     */
    public void pseudoLegal(Position position, MoveList moves) {
        Board board = position.now();
        generate(board, KingSafety.IGNORED, moves);
        for (long rest = besideEnPassant(board); rest != 0; rest &= rest - 1) {
            moves.add(Move.enPassant(Long.numberOfTrailingZeros(rest), board.enPassant));
        }
    }

    Attackers attackers() {
        return attackers;
    }

    private void generate(Board board, KingSafety safety, MoveList moves) {
        addPawnMoves(board, safety, moves);
        addPieceMoves(board, safety, moves);
        addKingMoves(board, safety, moves);
        addCastling(board, safety, moves);
    }

    private void addPieceMoves(Board board, KingSafety safety, MoveList moves) {
        int side = board.side;
        int king = board.kingSquare(side);
        long occupied = board.occupied();
        long targets = safety.targets() & ~board.pieces(side);
        for (int kind = KNIGHT; kind <= QUEEN; kind++) {
            for (long rest = board.pieces(side, kind); rest != 0; rest &= rest - 1) {
                int from = Long.numberOfTrailingZeros(rest);
                long to = attacks(kind, from, occupied) & targets;
                if ((safety.pinned() & (1L << from)) != 0) {
                    to &= Path.line(king, from);
                }
                addAll(from, to, moves);
            }
        }
    }

    private long attacks(int kind, int square, long occupied) {
        return switch (kind) {
            case KNIGHT -> KnightMoves.attacks(1L << square);
            case BISHOP -> sliders.bishop(square, occupied);
            case ROOK -> sliders.rook(square, occupied);
            default -> sliders.queen(square, occupied);
        };
    }

    private static void addKingMoves(Board board, KingSafety safety, MoveList moves) {
        int side = board.side;
        int king = board.kingSquare(side);
        addAll(king, KingMoves.attacks(1L << king) & ~board.pieces(side) & ~safety.danger(), moves);
    }

    private static void addAll(int from, long targets, MoveList moves) {
        for (long rest = targets; rest != 0; rest &= rest - 1) {
            moves.add(Move.of(from, Long.numberOfTrailingZeros(rest)));
        }
    }

    /** In check the king's own square is in danger; a pinned rook would leave the king to the slider behind it (only in Chess960). */
    private static void addCastling(Board board, KingSafety safety, MoveList moves) {
        int side = board.side;
        int king = board.kingSquare(side);
        long rooks = board.castling & board.pieces(side) & ~safety.pinned();
        for (long rest = rooks; rest != 0; rest &= rest - 1) {
            int rook = Long.numberOfTrailingZeros(rest);
            long attackFree = Castling.kingWalk(king, rook) | 1L << king;
            boolean wayIsEmpty = (Castling.mustBeEmpty(king, rook) & board.occupied()) == 0;
            if (wayIsEmpty && (attackFree & safety.danger()) == 0) {
                moves.add(Move.castling(king, rook));
            }
        }
    }

    private static void addPawnMoves(Board board, KingSafety safety, MoveList moves) {
        int side = board.side;
        long pawns = board.pieces(side, PAWN);
        long empty = ~board.occupied();
        long enemies = board.pieces(1 - side);
        if (side == WHITE) {
            addPawnsBy(8, PawnMoves.whitePushes(pawns, empty), board, safety, moves);
            addPawnsBy(16, PawnMoves.whiteDoublePushes(pawns, empty), board, safety, moves);
            addPawnsBy(9, PawnMoves.whiteAttacksEast(pawns) & enemies, board, safety, moves);
            addPawnsBy(7, PawnMoves.whiteAttacksWest(pawns) & enemies, board, safety, moves);
        } else {
            addPawnsBy(-8, PawnMoves.blackPushes(pawns, empty), board, safety, moves);
            addPawnsBy(-16, PawnMoves.blackDoublePushes(pawns, empty), board, safety, moves);
            addPawnsBy(-7, PawnMoves.blackAttacksEast(pawns) & enemies, board, safety, moves);
            addPawnsBy(-9, PawnMoves.blackAttacksWest(pawns) & enemies, board, safety, moves);
        }
    }

    /** All pawns that go the same way; each came from {@code step} squares before. */
    private static void addPawnsBy(int step, long arrivals, Board board, KingSafety safety, MoveList moves) {
        int king = board.kingSquare(board.side);
        for (long rest = arrivals & safety.targets(); rest != 0; rest &= rest - 1) {
            int to = Long.numberOfTrailingZeros(rest);
            int from = to - step;
            boolean pinned = (safety.pinned() & (1L << from)) != 0;
            if (pinned && (Path.line(king, from) & (1L << to)) == 0) {
                continue;
            }
            if (((1L << to) & (RANK_1 | RANK_8)) != 0) {
                for (int kind = QUEEN; kind >= KNIGHT; kind--) {
                    moves.add(Move.promotion(from, to, kind));
                }
            } else {
                moves.add(step == 16 || step == -16 ? Move.doublePush(from, to) : Move.of(from, to));
            }
        }
    }

    /** The own pawns from which the en passant square can be reached by a capture. */
    private static long besideEnPassant(Board board) {
        if (board.enPassant == Board.NO_SQUARE) {
            return 0;
        }
        int side = board.side;
        long target = 1L << board.enPassant;
        long pawnsWay = side == BLACK ? PawnMoves.whiteAttacks(target) : PawnMoves.blackAttacks(target);
        return pawnsWay & board.pieces(side, PAWN);
    }

    /**
     * Those of them that may really capture. Two pieces leave one rank at once here, which no pin mask foresees, so the capture is tried on a
     * copy of the occupied squares and the king is asked who attacks him then.
     */
    long enPassantCapturers(Board board) {
        int side = board.side;
        int king = board.kingSquare(side);
        long target = 1L << board.enPassant;
        long victim = side == WHITE ? target >>> 8 : target << 8;
        long capturers = 0;
        for (long rest = besideEnPassant(board); rest != 0; rest &= rest - 1) {
            long pawn = rest & -rest;
            long occupied = (board.occupied() ^ pawn ^ victim) | target;
            if ((attackers.of(board, king, 1 - side, occupied) & ~victim) == 0) {
                capturers |= pawn;
            }
        }
        return capturers;
    }
}
