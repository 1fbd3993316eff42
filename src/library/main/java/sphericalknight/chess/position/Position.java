package sphericalknight.chess.position;

import static sphericalknight.chess.position.Piece.KING;
import static sphericalknight.chess.position.Piece.NONE;
import static sphericalknight.chess.position.Piece.PAWN;
import static sphericalknight.chess.position.Piece.ROOK;

import sphericalknight.chess.attack.SliderMethods;

/**
 * A chess position that moves are played on and taken back from. It remembers the moves that led here.
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
public final class Position extends Setup {
    private static final MoveGenerator GENERATOR = new MoveGenerator(SliderMethods.best());

    private final History history;

    /** An empty board, to be filled by {@link Fen}. */
    Position() {
        history = new History();
    }

    private Position(Position original) {
        super(original);
        history = new History(original.history);
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
        setCastling(castlingRooks() & ~gone);
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
        entry.castling = castlingRooks();
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
        long key = keyWithoutEnPassant();
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

    @Override
    public String toString() {
        return fen();
    }
}
