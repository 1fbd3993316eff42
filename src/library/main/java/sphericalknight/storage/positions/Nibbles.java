package sphericalknight.storage.positions;

import static sphericalknight.chess.position.Piece.BLACK;
import static sphericalknight.chess.position.Piece.KING;
import static sphericalknight.chess.position.Piece.PAWN;
import static sphericalknight.chess.position.Piece.ROOK;
import static sphericalknight.chess.position.Piece.WHITE;

import java.util.Arrays;
import sphericalknight.chess.position.Piece;
import sphericalknight.chess.position.Position;
import sphericalknight.storage.BitReader;
import sphericalknight.storage.BitScheme;
import sphericalknight.storage.BitWriter;
import sphericalknight.storage.Fidelity;

/**
 * A scheme with four bits per square, a1 first: always 64 x 4 = 256 bits. Thirteen codes are enough for the board. The three spare codes
 * store castling rights, en passant and the side to move, because the rank of the square, or the code of the other king, shows which side
 * the man belongs to.
 *
 * <pre>{@code
 * 0-5  PNBRQK      12  empty                     14  a pawn that can be captured en passant: White's on rank 4, Black's on rank 5
 * 6-11 pnbrqk      13  a rook that may castle    15  the king of the side to move; the other king is 5 or 11
 * }</pre>
 */
final class Nibbles extends BitScheme<Position> {
    private static final int CASTLING_ROOK = 13;
    private static final int PASSING_PAWN = 14;
    private static final int KING_TO_MOVE = 15;

    Nibbles() {
        super("nibbles", Fidelity.REPETITION_STATE);
    }

    @Override
    public void write(Position position, BitWriter out) {
        for (int code : codes(position)) {
            out.write(code, 4);
        }
    }

    @Override
    public Position read(BitReader in) {
        int[] codes = new int[64];
        for (int square = 0; square < 64; square++) {
            codes[square] = (int) in.read(4);
        }
        return position(codes);
    }

    /** The 64 codes of a position, a1 first. */
    static int[] codes(Position position) {
        int[] codes = PieceArray.of(position);
        codes[position.kingSquare(position.side())] = KING_TO_MOVE;
        for (long rest = position.castlingRooks(); rest != 0; rest &= rest - 1) {
            codes[Long.numberOfTrailingZeros(rest)] = CASTLING_ROOK;
        }
        if (position.enPassantIsLegal()) {
            codes[position.enPassant() ^ 8] = PASSING_PAWN;
        }
        return codes;
    }

    /** The position with these 64 codes, a1 first. */
    static Position position(int[] codes) {
        int[] cells = codes.clone();
        int side = sideToMove(codes);
        long castling = 0;
        int enPassant = Position.NO_SQUARE;
        for (int square = 0; square < 64; square++) {
            switch (codes[square]) {
                case KING_TO_MOVE -> cells[square] = Piece.of(side, KING);
                case CASTLING_ROOK -> {
                    castling |= 1L << square;
                    cells[square] = Piece.of(owner(square, 0, 7, "castling rook"), ROOK);
                }
                case PASSING_PAWN -> {
                    if (enPassant != Position.NO_SQUARE) {
                        throw new IllegalArgumentException(
                                "two pawns are marked as just passing; one at most is possible");
                    }
                    enPassant = square ^ 8;
                    cells[square] = Piece.of(owner(square, 3, 4, "passing pawn"), PAWN);
                }
                default -> {}
            }
        }
        return PieceArray.position(cells, side, castling, enPassant);
    }

    /** The side to move: the one whose king does not have its ordinary code. */
    private static int sideToMove(int[] codes) {
        long marked = Arrays.stream(codes).filter(code -> code == KING_TO_MOVE).count();
        boolean white = Arrays.stream(codes).anyMatch(code -> code == Piece.of(WHITE, KING));
        boolean black = Arrays.stream(codes).anyMatch(code -> code == Piece.of(BLACK, KING));
        if (marked != 1 || white == black) {
            throw new IllegalArgumentException(
                    "one king must be marked as to move and the other not; marked are " + marked);
        }
        return white ? BLACK : WHITE;
    }

    private static int owner(int square, int whiteRank, int blackRank, String name) {
        int rank = square >>> 3;
        if (rank != whiteRank && rank != blackRank) {
            throw new IllegalArgumentException("a " + name + " stands on rank " + (rank + 1) + "; it can stand on "
                    + (whiteRank + 1) + " or " + (blackRank + 1));
        }
        return rank == whiteRank ? WHITE : BLACK;
    }
}
