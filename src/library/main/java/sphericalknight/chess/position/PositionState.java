package sphericalknight.chess.position;

/**
 * The contents of a FEN and the Zobrist key: six sets and a few numbers. Two sets distinguish the sides, and one contains the rooks that
 * may castle. The other three encode the kinds of {@link Piece}, which need three binary digits: a square is in {@code ones}, {@code twos}
 * and {@code fours} according to the digits of the kind on it.
 *
 * <pre>{@code
 *    pieces             white              ones (N R K)       twos (B R)         fours (Q K)
 * 2  . . P P . . . .    . . x x . . . .    . . . . . . . .    . . . . . . . .    . . . . . . . .
 * 1  R N B Q K . . .    x x x x x . . .    x x . . x . . .    x . x . . . . .    . . . x x . . .
 *    a b c d e f g h    a b c d e f g h    a b c d e f g h    a b c d e f g h    a b c d e f g h
 *
 * pawn 000, knight 001, bishop 010, rook 011, queen 100, king 101
 * }</pre>
 *
 * <p>{@link MoveMaker} computes the board after a move.
 */
final class PositionState {
    /** The value of {@link #enPassant} if no pawn has just made a double push. */
    static final int NO_SQUARE = -1;

    long white;
    long black;
    long ones;
    long twos;
    long fours;

    int side;
    /** The squares of the rooks of both sides that may still castle. */
    long castling;

    int enPassant = NO_SQUARE;
    int clock;
    int moveNumber;
    /** The Zobrist key without the en passant file, which counts only if the capture is legal. */
    long key;

    /** Makes this board equal to another one. */
    void copy(PositionState other) {
        white = other.white;
        black = other.black;
        ones = other.ones;
        twos = other.twos;
        fours = other.fours;
        side = other.side;
        castling = other.castling;
        enPassant = other.enPassant;
        clock = other.clock;
        moveNumber = other.moveNumber;
        key = other.key;
    }

    /** Puts a piece on an empty square, or takes it off its square. */
    void toggle(int piece, int square) {
        long kind = Piece.kind(piece);
        white ^= (1L - Piece.side(piece)) << square;
        black ^= (long) Piece.side(piece) << square;
        ones ^= (kind & 1) << square;
        twos ^= (kind >>> 1 & 1) << square;
        fours ^= (kind >>> 2) << square;
        key ^= ZobristKeys.piece(piece, square);
    }

    /** The piece on a square, {@link Piece#NONE} if the square is empty. */
    int pieceAt(int square) {
        if ((occupied() >>> square & 1) == 0) {
            return Piece.NONE;
        }
        return Piece.of((int) (black >>> square & 1), kindAt(square));
    }

    /** The kind of the piece on a square, from its three binary digits; 0 for an empty square, as for a pawn. */
    int kindAt(int square) {
        return (int) (ones >>> square & 1 | (twos >>> square & 1) << 1 | (fours >>> square & 1) << 2);
    }

    long pieces(int wanted) {
        return wanted == Piece.WHITE ? white : black;
    }

    /** The squares of a side's pieces of one kind: those whose three digits all match. */
    long pieces(int wanted, int kind) {
        return pieces(wanted) & digit(ones, kind & 1) & digit(twos, kind >>> 1 & 1) & digit(fours, kind >>> 2);
    }

    /** Returns {@code set} if {@code digit} is 1, and its complement if {@code digit} is 0. */
    private static long digit(long set, long digit) {
        return set ^ (digit - 1);
    }

    long occupied() {
        return white | black;
    }

    int kingSquare(int wanted) {
        return Long.numberOfTrailingZeros(pieces(wanted, Piece.KING));
    }
}
