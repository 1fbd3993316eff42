package sphericalknight.chess.position;

import static sphericalknight.chess.position.Piece.KING;
import static sphericalknight.chess.position.Piece.NONE;
import static sphericalknight.chess.position.Piece.PAWN;
import static sphericalknight.chess.position.Piece.ROOK;

import sphericalknight.chess.attack.SliderMethods;

/**
 * A chess position that moves are played on and taken back from. It knows who stands where, whose turn it is, which rooks may still castle,
 * which square a pawn has just passed over, and the moves that led here.
 *
 * <pre>{@code
 * Position position = Position.start();
 * position.make(Uci.move(position, "e2e4"));
 * position.fen();      // rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1
 * position.unmake();
 * }</pre>
 *
 * <p>{@link #make} and {@link #unmake} change this object; {@link #after} leaves it alone and gives a new one. Castling rights are the squares
 * of the rooks, so Chess960 needs no rule of its own. Bit {@code i} of a set is square {@code i}: a1 = 0, b1 = 1, ... h8 = 63.
 */
public final class Position extends Placement {
    /** What {@link #enPassant} says where no pawn has just made a double push. */
    public static final int NO_SQUARE = -1;

    private static final MoveGenerator GENERATOR = new MoveGenerator(SliderMethods.best());

    private final History history;
    private int side;
    private long castling;
    private long castlingKey;
    private int enPassant = NO_SQUARE;
    private int clock;
    private int moveNumber;

    /** An empty board, to be filled by {@link Fen}. */
    Position() {
        history = new History();
    }

    private Position(Position original) {
        super(original);
        history = new History(original.history);
        set(original.side, original.castling, original.enPassant, original.clock, original.moveNumber);
    }

    /** Everything but the pieces. */
    void set(int sideToMove, long castlingRooks, int enPassantSquare, int halfmoveClock, int number) {
        side = sideToMove;
        setCastling(castlingRooks);
        enPassant = enPassantSquare;
        clock = halfmoveClock;
        moveNumber = number;
    }

    private void setCastling(long rooks) {
        if (rooks != castling) {
            castling = rooks;
            castlingKey = ZobristKeys.castling(rooks);
        }
    }

    /**
     * The position every game starts from.
     *
     * @return a new position
     */
    public static Position start() {
        return fromFen(Fen.START);
    }

    /**
     * The position a FEN describes.
     *
     * @param fen six fields, or the first four; castling rights as KQkq or as the files of the rooks
     * @return a new position without history
     * @throws IllegalArgumentException if the text is no FEN or the position cannot be played on; one sentence names field and place
     */
    public static Position fromFen(String fen) {
        return Fen.read(fen);
    }

    /**
     * This position as a FEN of six fields. The en passant square is written after every double push.
     *
     * @return one line of text
     */
    public String fen() {
        return Fen.write(this);
    }

    /**
     * Plays a move.
     *
     * @param move a legal move of this position; anything else leaves nonsense behind
     */
    public void make(int move) {
        int from = Move.from(move);
        int to = Move.to(move);
        int piece = pieceAt(from);
        int kind = Piece.kind(piece);
        int victim = victimSquare(move);
        int captured = Move.isCastling(move) ? NONE : pieceAt(victim);
        remember(move, captured);

        if (captured != NONE) {
            remove(captured, victim);
        }
        if (Move.isCastling(move)) {
            castle(from, to, Castling.kingTo(from, to), Castling.rookTo(from, to));
        } else if (Move.promotion(move) != 0) {
            remove(piece, from);
            put(Piece.of(side, Move.promotion(move)), to);
        } else {
            move(piece, from, to);
        }

        long gone = 1L << from | 1L << to | (kind == KING ? Castling.backRank(side) : 0);
        setCastling(castling & ~gone);
        enPassant = Move.isDoublePush(move) ? (from + to) / 2 : NO_SQUARE;
        clock = kind == PAWN || captured != NONE ? 0 : clock + 1;
        moveNumber += side;
        side = 1 - side;
    }

    private void remember(int move, int captured) {
        History.Entry entry = history.push();
        entry.move = move;
        entry.captured = captured;
        entry.enPassant = enPassant;
        entry.clock = clock;
        entry.castling = castling;
        entry.key = key();
    }

    /**
     * Takes the last move back; everything is as it was.
     *
     * @throws IllegalStateException if no move was played
     */
    public void unmake() {
        History.Entry entry = history.pop();
        side = 1 - side;
        moveNumber -= side;
        clock = entry.clock;
        enPassant = entry.enPassant;
        setCastling(entry.castling);

        int move = entry.move;
        int from = Move.from(move);
        int to = Move.to(move);
        if (Move.isCastling(move)) {
            castle(Castling.kingTo(from, to), Castling.rookTo(from, to), from, to);
        } else if (Move.promotion(move) != 0) {
            remove(pieceAt(to), to);
            put(Piece.of(side, PAWN), from);
        } else {
            move(pieceAt(to), to, from);
        }
        if (entry.captured != NONE) {
            put(entry.captured, victimSquare(move));
        }
    }

    /** King and rook change places with each other in Chess960, so both leave before one arrives. */
    private void castle(int kingFrom, int rookFrom, int kingTo, int rookTo) {
        remove(Piece.of(side, KING), kingFrom);
        remove(Piece.of(side, ROOK), rookFrom);
        put(Piece.of(side, KING), kingTo);
        put(Piece.of(side, ROOK), rookTo);
    }

    /** Where the captured piece stands, if there is one: on the square of arrival, except in capturing en passant. */
    private static int victimSquare(int move) {
        int to = Move.to(move);
        return Move.isEnPassant(move) ? (Move.from(move) & 56) | (to & 7) : to;
    }

    /**
     * The position after a move; this one stays as it is.
     *
     * @param move a legal move of this position
     * @return a new position with this one's history and the move
     */
    public Position after(int move) {
        Position next = copy();
        next.make(move);
        return next;
    }

    /**
     * The same position with the same history, changing by itself from now on.
     *
     * @return a new position
     */
    public Position copy() {
        return new Position(this);
    }

    /**
     * All legal moves.
     *
     * @return moves as {@link Move} codes them, in no special order; none where the game is over
     */
    public int[] legalMoves() {
        MoveList moves = new MoveList();
        GENERATOR.legal(this, moves);
        return moves.toArray();
    }

    /**
     * All moves the pieces can make when nobody cares for the king's safety: it may stay in check, step into it, or castle through it.
     *
     * @return moves as {@link Move} codes them, in no special order
     */
    public int[] pseudoLegalMoves() {
        MoveList moves = new MoveList();
        GENERATOR.pseudoLegal(this, moves);
        return moves.toArray();
    }

    /**
     * The enemy pieces that attack the king of the side to move.
     *
     * @return the empty set where there is no check, never more than two squares in a game
     */
    public long checkers() {
        return GENERATOR.attackers().of(this, kingSquare(side), 1 - side, occupied());
    }

    /**
     * Whether a side attacks a square.
     *
     * @param square 0 to 63, occupied or empty
     * @param side the attacking side, {@link Piece#WHITE} or {@link Piece#BLACK}
     * @return true where one of its pieces could capture there
     */
    public boolean isAttacked(int square, int side) {
        return GENERATOR.attackers().of(this, square, side, occupied()) != 0;
    }

    /**
     * Whether the side to move is in check.
     *
     * @return true where {@link #checkers} is not empty
     */
    public boolean inCheck() {
        return checkers() != 0;
    }

    /**
     * The Zobrist key: equal for positions with the same pieces, side to move, castling rights and legal en passant capture.
     *
     * @return 64 bits made of {@link ZobristKeys}
     */
    public long key() {
        long key = piecesKey() ^ ZobristKeys.side(side) ^ castlingKey;
        return enPassantIsLegal() ? key ^ ZobristKeys.enPassant(enPassant & 7) : key;
    }

    /**
     * Whether the pawn that has just passed over {@link #enPassant} can be captured by a legal move.
     *
     * @return false where there is no such pawn, no pawn to capture it, or the capture would leave the own king in check
     */
    public boolean enPassantIsLegal() {
        return enPassant != NO_SQUARE && GENERATOR.enPassantCapturers(this) != 0;
    }

    /**
     * How often this position has been on the board since the last capture or pawn move, now included.
     *
     * @return 1 or more; 3 allows a claim of a draw, 5 ends the game
     */
    public int occurrences() {
        return 1 + history.occurrences(key(), clock);
    }

    /**
     * How many moves were played on this object and not taken back.
     *
     * @return plies, 0 for a position just read
     */
    public int pliesPlayed() {
        return history.size();
    }

    /**
     * The side to move.
     *
     * @return {@link Piece#WHITE} or {@link Piece#BLACK}
     */
    public int side() {
        return side;
    }

    /**
     * The rooks of both sides that may still castle: neither they nor their kings have moved.
     *
     * @return their squares, such as a1, h1, a8 and h8 at the start
     */
    public long castlingRooks() {
        return castling;
    }

    /**
     * Whether castling is that of ordinary chess: from e1 or e8 with rooks in the corners, or impossible.
     *
     * @return false where a Chess960 position can still castle from other squares
     */
    public boolean hasOrdinaryCastling() {
        return FenCastling.isOrdinary(this);
    }

    /**
     * The square over which a pawn has just made a double push, whether or not anything can capture there.
     *
     * @return 0 to 63, or {@link #NO_SQUARE}
     */
    public int enPassant() {
        return enPassant;
    }

    /**
     * How long nothing was captured and no pawn moved.
     *
     * @return plies; 100 allows a claim of a draw, 150 ends the game
     */
    public int halfmoveClock() {
        return clock;
    }

    /**
     * The number of the move to come, as players write it: it grows after Black's moves.
     *
     * @return 1 or more
     */
    public int moveNumber() {
        return moveNumber;
    }
}
