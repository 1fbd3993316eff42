package sphericalknight.storage.positions;

import static sphericalknight.chess.position.Piece.BLACK;
import static sphericalknight.chess.position.Piece.KING;
import static sphericalknight.chess.position.Piece.KNIGHT;
import static sphericalknight.chess.position.Piece.NONE;
import static sphericalknight.chess.position.Piece.PAWN;
import static sphericalknight.chess.position.Piece.WHITE;

import java.math.BigInteger;
import java.util.Arrays;
import sphericalknight.chess.position.Piece;
import sphericalknight.chess.position.Position;
import sphericalknight.storage.BitReader;
import sphericalknight.storage.BitScheme;
import sphericalknight.storage.BitWriter;
import sphericalknight.storage.Fidelity;

/**
 * A scheme that stores the men of each side as a list of squares, as in William Shields's essay. The pawns are digits in base 48,
 * because a pawn can be on 48 squares; the other men, except the king, have six bits for their square and two for their kind.
 *
 * <pre>{@code
 * bits    6      1          3              45 for 8      4          8 each
 *         king   any pawns  pawns less 1   the pawns     others     square and kind
 *
 * start position: 6 + 1 + 3 + 45 + 4 + 7 x 8 = 115 a side, 230 in all (the essay adds the same fields up to 105 and 210)
 * }</pre>
 */
final class PieceList extends BitScheme<Position> {
    private static final BigInteger PAWN_SQUARES = BigInteger.valueOf(48);

    PieceList() {
        super("piece-list", Fidelity.BOARD);
    }

    /** The width in bits that the essay's format has for the pawns of one side: the bit length of 48^pawns - 1. */
    private static int pawnBits(int pawns) {
        return PAWN_SQUARES.pow(pawns).subtract(BigInteger.ONE).bitLength();
    }

    @Override
    public void write(Position position, BitWriter out) {
        for (int side = WHITE; side <= BLACK; side++) {
            out.write(position.kingSquare(side), 6);
            writePawns(position.pieces(side, PAWN), out);
            long officers = position.pieces(side) & ~position.pieces(side, PAWN) & ~position.pieces(side, KING);
            out.write(Long.bitCount(officers), 4);
            for (long rest = officers; rest != 0; rest &= rest - 1) {
                int square = Long.numberOfTrailingZeros(rest);
                out.write(square, 6);
                out.write(Piece.kind(position.pieceAt(square)) - KNIGHT, 2);
            }
        }
    }

    private static void writePawns(long pawns, BitWriter out) {
        int count = Long.bitCount(pawns);
        out.writeBit(count > 0);
        if (count == 0) {
            return;
        }
        out.write(count - 1, 3);
        BigInteger digits = BigInteger.ZERO;
        for (long rest = pawns; rest != 0; rest &= rest - 1) {
            digits = digits.multiply(PAWN_SQUARES).add(BigInteger.valueOf(Long.numberOfTrailingZeros(rest) - 8));
        }
        out.write(digits, pawnBits(count));
    }

    @Override
    public Position read(BitReader in) {
        int[] cells = new int[64];
        Arrays.fill(cells, NONE);
        for (int side = WHITE; side <= BLACK; side++) {
            put(Piece.of(side, KING), (int) in.read(6), cells);
            readPawns(side, in, cells);
            int officers = (int) in.read(4);
            for (int i = 0; i < officers; i++) {
                int square = (int) in.read(6);
                put(Piece.of(side, KNIGHT + (int) in.read(2)), square, cells);
            }
        }
        return PieceArray.position(cells);
    }

    private static void readPawns(int side, BitReader in, int[] cells) {
        int count = in.readBit() ? 1 + (int) in.read(3) : 0;
        BigInteger digits = in.readBig(pawnBits(count));
        for (int i = 0; i < count; i++) {
            BigInteger[] parts = digits.divideAndRemainder(PAWN_SQUARES);
            put(Piece.of(side, PAWN), 8 + parts[1].intValue(), cells);
            digits = parts[0];
        }
        if (digits.signum() != 0) {
            throw new IllegalArgumentException(
                    "the field of " + count + " pawns holds a number of 48^" + count + " or more");
        }
    }

    private static void put(int piece, int square, int[] cells) {
        if (cells[square] != NONE) {
            throw new IllegalArgumentException("two men stand on square " + square + " of the list");
        }
        cells[square] = piece;
    }
}
