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
public final class Position {
    /** What {@link #enPassant} says where no pawn has just made a double push. */
    public static final int NO_SQUARE = -1;

    private static final MoveGenerator GENERATOR = new MoveGenerator(SliderMethods.best());

    private final Placement placement;
    private final History history;
    private int side;
    private long castling;
    private int enPassant;
    private int clock;
    private int moveNumber;

    Position(Placement placement, int side, long castling, int enPassant, int clock, int moveNumber) {
        this.placement = placement;
        this.history = new History();
        this.side = side;
        this.castling = castling;
        this.enPassant = enPassant;
        this.clock = clock;
        this.moveNumber = moveNumber;
    }

    private Position(Position original) {
        placement = new Placement(original.placement);
        history = new History(original.history);
        side = original.side;
        castling = original.castling;
        enPassant = original.enPassant;
        clock = original.clock;
        moveNumber = original.moveNumber;
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
        int piece = placement.pieceAt(from);
        int captured = NONE;
        if (Move.isCastling(move)) {
            history.push(move, NONE, enPassant, clock, castling, key());
            placement.remove(piece, from);
            placement.remove(Piece.of(side, ROOK), to);
            placement.put(piece, Castling.kingTo(from, to));
            placement.put(Piece.of(side, ROOK), Castling.rookTo(from, to));
        } else {
            int victim = victimSquare(move);
            captured = placement.pieceAt(victim);
            history.push(move, captured, enPassant, clock, castling, key());
            if (captured != NONE) {
                placement.remove(captured, victim);
            }
            placement.remove(piece, from);
            placement.put(Move.promotion(move) == 0 ? piece : Piece.of(side, Move.promotion(move)), to);
        }
        int kind = Piece.kind(piece);
        castling &= ~(1L << from | 1L << to);
        castling &= kind == KING ? ~Castling.backRank(side) : -1L;
        enPassant = Move.isDoublePush(move) ? (from + to) / 2 : NO_SQUARE;
        clock = kind == PAWN || captured != NONE ? 0 : clock + 1;
        moveNumber += side;
        side = 1 - side;
    }

    /**
     * Takes the last move back; everything is as it was.
     *
     * @throws IllegalStateException if no move was played
     */
    public void unmake() {
        history.pop();
        int move = history.poppedMove();
        int from = Move.from(move);
        int to = Move.to(move);
        side = 1 - side;
        moveNumber -= side;
        clock = history.poppedClock();
        enPassant = history.poppedEnPassant();
        castling = history.poppedCastling();
        if (Move.isCastling(move)) {
            placement.remove(Piece.of(side, KING), Castling.kingTo(from, to));
            placement.remove(Piece.of(side, ROOK), Castling.rookTo(from, to));
            placement.put(Piece.of(side, KING), from);
            placement.put(Piece.of(side, ROOK), to);
            return;
        }
        int piece = placement.pieceAt(to);
        placement.remove(piece, to);
        placement.put(Move.promotion(move) == 0 ? piece : Piece.of(side, PAWN), from);
        if (history.poppedCaptured() != NONE) {
            placement.put(history.poppedCaptured(), victimSquare(move));
        }
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
        long key = placement.key() ^ ZobristKeys.side(side) ^ ZobristKeys.castling(castling);
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
     * What stands on a square.
     *
     * @param square 0 to 63
     * @return 0 to 11 as {@link Piece} numbers them, or {@link Piece#NONE}
     */
    public int pieceAt(int square) {
        return placement.pieceAt(square);
    }

    /**
     * Where the pieces of one side and kind stand.
     *
     * @param side {@link Piece#WHITE} or {@link Piece#BLACK}
     * @param kind {@link Piece#PAWN} to {@link Piece#KING}
     * @return their squares
     */
    public long pieces(int side, int kind) {
        return placement.squaresOf(Piece.of(side, kind));
    }

    /**
     * Where the pieces of one side stand.
     *
     * @param side {@link Piece#WHITE} or {@link Piece#BLACK}
     * @return their squares
     */
    public long pieces(int side) {
        return placement.squaresOfSide(side);
    }

    /**
     * Where anything stands.
     *
     * @return all occupied squares
     */
    public long occupied() {
        return placement.squaresOfSide(Piece.WHITE) | placement.squaresOfSide(Piece.BLACK);
    }

    /**
     * Where a king stands.
     *
     * @param side {@link Piece#WHITE} or {@link Piece#BLACK}
     * @return 0 to 63
     */
    public int kingSquare(int side) {
        return Long.numberOfTrailingZeros(pieces(side, KING));
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
