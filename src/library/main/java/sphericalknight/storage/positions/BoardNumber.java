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
 *
 * <pre>{@code
 * base 13 everywhere               13^64            237 bits
 * no pawns on ranks 1 and 8        11^16 x 13^48    233 bits
 *
 * number = (...((a1 x 13 + b1) x 13 + c1) ...) x 13 + h8
 * }</pre>
 */
class BoardNumber extends BitScheme<Position> {
    /** The possible contents of each square, in order: the digit is the index in this order. */
    private final int[][] possible = new int[64][];

    private final BigInteger product;

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
        product = IntStream.range(0, 64).mapToObj(this::base).reduce(BigInteger.ONE, BigInteger::multiply);
    }

    static boolean isOuter(int square) {
        return square < 8 || square >= 56;
    }

    /** Returns the scheme with base 13 for every square. */
    static BoardNumber base13() {
        return new BoardNumber("base-13", IntStream.rangeClosed(0, 12).toArray(), false);
    }

    /** Returns the scheme with base 11 on ranks 1 and 8, where no pawn can be, and base 13 elsewhere. */
    static BoardNumber withoutOuterPawns() {
        return new BoardNumber("mixed-base", IntStream.rangeClosed(0, 12).toArray(), true);
    }

    /** The number of boards that can be numbered. */
    BigInteger total() {
        return product;
    }

    /** The number of a board, given as 64 cells in the form of {@link PieceArray}. */
    BigInteger rank(int[] cells) {
        return number(cells, 0);
    }

    /** The board with a given number, as 64 cells; it need not be a legal chess position. */
    int[] unrank(BigInteger rank) {
        int[] cells = new int[64];
        fill(cells, rank, 0);
        return cells;
    }

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
