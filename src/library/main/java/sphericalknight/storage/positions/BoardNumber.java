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
 * A board as one number below a fixed total: each number is exactly one arrangement of men. The squares are digits and, as in hours,
 * minutes and seconds, each digit has its own base: the number of possible contents of the square.
 */
abstract class BoardNumber extends BitScheme<Position> {
    /** The men that can stand on each square, in order: the digit is the place in this order. */
    private final int[][] possible = new int[64][];

    /** A scheme whose squares can hold {@code men}, but no pawns on ranks 1 and 8 if {@code pawnsInside}. */
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

    /** The number of a board of 64 cells as {@link PieceArray} numbers them. */
    abstract BigInteger rank(int[] cells);

    /** The board of a number; chess need not allow it. */
    abstract int[] unrank(BigInteger rank);

    /** The size of every code in bits. */
    final int bits() {
        return total().subtract(BigInteger.ONE).bitLength();
    }

    /** The number of kinds of men that can stand on a square. */
    final BigInteger base(int square) {
        return BigInteger.valueOf(possible[square].length);
    }

    /** The number with the cells as digits, a1 the highest; the squares in {@code skipped} are left out. */
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

    /** Fills in the cells of a {@link #number}. */
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
