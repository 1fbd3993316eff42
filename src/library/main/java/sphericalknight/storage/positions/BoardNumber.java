package sphericalknight.storage.positions;

import static sphericalknight.chess.position.Piece.NONE;
import static sphericalknight.chess.position.Piece.PAWN;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.stream.IntStream;
import sphericalknight.chess.position.Piece;
import sphericalknight.chess.position.Position;
import sphericalknight.storage.BitReader;
import sphericalknight.storage.BitScheme;
import sphericalknight.storage.BitWriter;
import sphericalknight.storage.Fidelity;

/**
 * A board as a number below a fixed total; each number stands for exactly one arrangement of men. The squares are digits and, as in hours,
 * minutes and seconds, each digit has its own base: the number of possible contents of the square.
 */
abstract class BoardNumber extends BitScheme<Position> {
    /** The possible contents of each square, in order: the digit is the index in this order. */
    private final int[][] possible = new int[64][];

    /**
     * Creates a scheme for boards.
     *
     * @param men the possible contents of a square, {@link Piece} values and {@link Piece#NONE}; the index of a value is its digit
     * @param pawnsInside whether pawns are excluded from ranks 1 and 8
     */
    BoardNumber(String name, int[] men, boolean pawnsInside) {
        super(name, Fidelity.BOARD);
        int[] officers = IntStream.of(men)
                .filter(man -> man == NONE || Piece.kind(man) != PAWN)
                .toArray();
        Arrays.setAll(possible, square -> pawnsInside && isOuter(square) ? officers : men);
    }

    static boolean isOuter(int square) {
        return square < 8 || square >= 56;
    }

    /** The number of boards that can be numbered. */
    abstract BigInteger total();

    /** The number of a board, given as 64 cells in the form of {@link PieceArray}. */
    abstract BigInteger rank(int[] cells);

    /** The board with a given number, as 64 cells; it need not be a legal chess position. */
    abstract int[] unrank(BigInteger rank);

    /** The size of every code in bits. */
    final int bits() {
        return total().subtract(BigInteger.ONE).bitLength();
    }

    /** The number of possible contents of a square: the base of its digit. */
    final BigInteger base(int square) {
        return BigInteger.valueOf(possible[square].length);
    }

    /** The number whose digits are the cells, with a1 as the most significant digit; squares in {@code skipped} are left out. */
    final BigInteger number(int[] cells, long skipped) {
        BigInteger number = BigInteger.ZERO;
        for (int square = 0; square < 64; square++) {
            if ((skipped >>> square & 1) == 0) {
                int digit = Arrays.binarySearch(possible[square], cells[square]);
                if (digit < 0) {
                    throw new IllegalArgumentException(
                            "a pawn stands on an outer rank; " + name() + " has no digit for it");
                }
                number = number.multiply(base(square)).add(BigInteger.valueOf(digit));
            }
        }
        return number;
    }

    /** Decodes a {@link #number} into {@code cells}. */
    final void fill(int[] cells, BigInteger number, long skipped) {
        BigInteger rest = number;
        for (int square = 63; square >= 0; square--) {
            if ((skipped >>> square & 1) == 0) {
                BigInteger[] parts = rest.divideAndRemainder(base(square));
                cells[square] = possible[square][parts[1].intValue()];
                rest = parts[0];
            }
        }
    }

    @Override
    public final void write(Position position, BitWriter out) {
        out.write(rank(PieceArray.of(position)), bits());
    }

    @Override
    public final Position read(BitReader in) {
        BigInteger rank = in.readBig(bits());
        if (rank.compareTo(total()) >= 0) {
            throw new IllegalArgumentException("the number " + rank + " is no board; there are " + total());
        }
        return PieceArray.position(unrank(rank));
    }
}
