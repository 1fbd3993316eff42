package sphericalknight.chess.position;

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

/**
 * A chess position in which moves can be made and taken back. It remembers the moves that led to it.
 *
 * <pre>{@code
 * Position position = Position.start();
 * position.make(Uci.move(position, "e2e4"));
 * position.fen();      // rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1
 * position.unmake();
 * }</pre>
 *
 * <p>{@link #make} and {@link #unmake} change this object; {@link #after} leaves it unchanged and returns a new one. Castling rights are
 * the squares of the rooks, so Chess960 needs no special rule. Bit {@code i} of a set is square {@code i}: a1 = 0, b1 = 1, ... h8 = 63.
 */
public final class Position {
    /** The value of {@link #enPassant} if no pawn has just made a double push. */
    public static final int NO_SQUARE = PositionState.NO_SQUARE;

    private static final Sliders SLIDERS = SliderMethods.best();

    private final History history;

    /** Creates a position without history. */
    Position(PositionState board) {
        history = new History(board);
    }

    private Position(Position original) {
        history = new History(original.history);
    }

    PositionState now() {
        return history.now();
    }

    /** The start position of a game. */
    public static Position start() {
        return fromFen(Fen.START);
    }

    /**
     * Reads a position from a FEN.
     *
     * @param fen six fields, or the first four; castling rights as KQkq or as the files of the rooks
     * @throws IllegalArgumentException if the text is not a FEN or the position is not playable; the message says what is wrong
     */
    public static Position fromFen(String fen) {
        return Fen.read(fen);
    }

    /** The piece on a square: 0 to 11, numbered as in {@link Piece}, or {@link Piece#NONE}. */
    public int pieceAt(int square) {
        return now().pieceAt(square);
    }

    /** The squares of one side's pieces of one kind. */
    public long pieces(int side, int kind) {
        return now().pieces(side, kind);
    }

    /** The squares of one side's pieces. */
    public long pieces(int side) {
        return now().pieces(side);
    }

    /** The occupied squares. */
    public long occupied() {
        return now().occupied();
    }

    /** The square of a king: 0 to 63. */
    public int kingSquare(int side) {
        return now().kingSquare(side);
    }
    /** The side to move: {@link Piece#WHITE} or {@link Piece#BLACK}. */
    public int side() {
        return now().side;
    }

    /**
     * The rooks of both sides that may still castle: neither they nor their kings have moved.
     *
     * @return their squares, such as a1, h1, a8 and h8 at the start
     */
    public long castlingRooks() {
        return now().castling;
    }

    /**
     * The square that a pawn has just passed over in a double push, whether or not it can be captured there: 0 to 63, or {@link
     * #NO_SQUARE}.
     */
    public int enPassant() {
        return now().enPassant;
    }

    /** The number of plies since the last capture or pawn move; 100 allows a claim of a draw, 150 ends the game. */
    public int halfmoveClock() {
        return now().clock;
    }

    /** The move number, as players count moves: it increases after each of Black's moves. */
    public int moveNumber() {
        return now().moveNumber;
    }

    /** This position as a FEN of six fields. The en passant square is written after every double push. */
    public String fen() {
        return Fen.write(this);
    }

    /**
     * Makes a move.
     *
     * @param move a legal move of this position; any other value corrupts the position
     */
    public void make(int move) {
        history.make(move);
    }

    /**
     * Takes back the last move and restores the position before it.
     *
     * @throws IllegalStateException if there is no move to take back
     */
    public void unmake() {
        history.unmake();
    }

    /** The position after a move; this object is not changed. */
    public Position after(int move) {
        Position next = copy();
        next.make(move);
        return next;
    }

    /** Returns an independent copy of this position and its history. */
    public Position copy() {
        return new Position(this);
    }

    /** All legal moves, coded as in {@link Move}, in no particular order; none in checkmate or stalemate. */
    public int[] legalMoves() {
        MoveList moves = new MoveList();
        new MoveGenerator(SLIDERS).legal(this, moves);
        return moves.toArray();
    }

    /**
     * All moves that the pieces can make if the king's safety is ignored: the king may stay in check, move into check, or castle through
     * it.
     *
     * @return moves, coded as in {@link Move}, in no particular order
     */
    public int[] pseudoLegalMoves() {
        MoveList moves = new MoveList();
        new MoveGenerator(SLIDERS).pseudoLegal(this, moves);
        return moves.toArray();
    }

    /**
     * The enemy pieces that attack the king of the side to move: the empty set if there is no check, and never more than two squares in a
     * real game.
     */
    public long checkers() {
        return attackers(kingSquare(side()), 1 - side(), occupied());
    }

    /**
     * The pieces of a side that attack a square, found by looking back from it: a knight attacks e4 exactly when a knight on e4 would
     * attack it. The same is true of every piece except pawns, for which the attacks of the other colour are used.
     *
     * @param square 0 to 63, occupied or empty
     * @param occupied the squares that block sliders: {@link #occupied}, or those of a position to which moves would lead
     */
    public long attackers(int square, int side, long occupied) {
        long here = 1L << square;
        long pawnsWay = side == WHITE ? PawnMoves.blackAttacks(here) : PawnMoves.whiteAttacks(here);
        long queens = pieces(side, QUEEN);
        return pawnsWay & pieces(side, PAWN)
                | KnightMoves.attacks(here) & pieces(side, KNIGHT)
                | KingMoves.attacks(here) & pieces(side, KING)
                | SLIDERS.bishop(square, occupied) & (pieces(side, BISHOP) | queens)
                | SLIDERS.rook(square, occupied) & (pieces(side, ROOK) | queens);
    }

    /**
     * Whether a side attacks a square.
     *
     * @param square 0 to 63, occupied or empty
     * @param side the attacking side, {@link Piece#WHITE} or {@link Piece#BLACK}
     */
    public boolean isAttacked(int square, int side) {
        return attackers(square, side, occupied()) != 0;
    }

    /** Whether the side to move is in check. */
    public boolean inCheck() {
        return checkers() != 0;
    }

    /**
     * The Zobrist key: equal for positions with the same pieces, side to move, castling rights and legal en passant capture.
     *
     * @return 64 bits, made from {@link ZobristKeys}
     */
    public long key() {
        return keyOf(now());
    }

    private static long keyOf(PositionState board) {
        return enPassantIsLegal(board) ? board.key ^ ZobristKeys.enPassant(board.enPassant & 7) : board.key;
    }

    /**
     * Whether the pawn that has just passed over {@link #enPassant} can be captured by a legal move: false if there is no such pawn or no
     * pawn to capture it, or if the capture would leave the capturer's king in check.
     */
    public boolean enPassantIsLegal() {
        return enPassantIsLegal(now());
    }

    private static boolean enPassantIsLegal(PositionState board) {
        return board.enPassant != NO_SQUARE && new MoveGenerator(SLIDERS).capturesEnPassant(board);
    }

    /**
     * The number of times this position has occurred since the last capture or pawn move, as far as the history goes back, including the
     * current occurrence: 1 or more; 3 allows a claim of a draw, 5 ends the game.
     */
    public int occurrences() {
        long key = key();
        int reach = Math.min(halfmoveClock(), history.moves());
        int occurrences = 1;
        for (int moves = 1; moves <= reach; moves++) {
            occurrences += keyOf(history.before(moves)) == key ? 1 : 0;
        }
        return occurrences;
    }

    @Override
    public String toString() {
        return fen();
    }
}
