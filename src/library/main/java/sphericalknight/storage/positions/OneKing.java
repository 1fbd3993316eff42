package sphericalknight.storage.positions;

import static sphericalknight.chess.position.Piece.BLACK;
import static sphericalknight.chess.position.Piece.KING;
import static sphericalknight.chess.position.Piece.PAWN;
import static sphericalknight.chess.position.Piece.WHITE;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.stream.IntStream;
import sphericalknight.chess.position.Piece;

/**
 * A board with exactly one king of each side as one number. The squares of the kings come first; then the others are digits of base 9 on ranks
 * 1 and 8 and of base 11 elsewhere, for no second king can stand there.
 *
 * <pre>{@code
 * kings on ...                    pairs      boards of each
 * two squares of ranks 1 and 8    16 x 15    9^14 x 11^48
 * one there, one elsewhere      2 x 16 x 48  9^15 x 11^47        sum: 222 bits
 * two other squares               48 x 47    9^16 x 11^46
 * }</pre>
 */
public final class OneKing extends BoardRank {
    private static final int WHITE_KING = Piece.of(WHITE, KING);
    private static final int BLACK_KING = Piece.of(BLACK, KING);
    private static final int[] INNER = IntStream.rangeClosed(0, 12)
            .filter(piece -> piece != WHITE_KING && piece != BLACK_KING)
            .toArray();
    private static final int[] OUTER = IntStream.of(INNER)
            .filter(piece -> piece != Piece.of(WHITE, PAWN) && piece != Piece.of(BLACK, PAWN))
            .toArray();

    /** How many boards there are with the kings on pairs of squares before this one; the pairs are counted as 64 x white + black. */
    private static final BigInteger[] BEFORE = new BigInteger[64 * 64 + 1];

    static {
        BEFORE[0] = BigInteger.ZERO;
        for (int pair = 0; pair < 64 * 64; pair++) {
            BEFORE[pair + 1] = BEFORE[pair].add(boards(pair >>> 6, pair & 63));
        }
    }

    /** The scheme. */
    public OneKing() {}

    private static int[] digits(int square) {
        return square < 8 || square >= 56 ? OUTER : INNER;
    }

    private static BigInteger base(int square) {
        return BigInteger.valueOf(digits(square).length);
    }

    /** How many boards have the kings on these squares. */
    private static BigInteger boards(int white, int black) {
        if (white == black) {
            return BigInteger.ZERO;
        }
        BigInteger all = base(0).pow(16).multiply(base(8).pow(48));
        return all.divide(base(white)).divide(base(black));
    }

    @Override
    public String name() {
        return "one-king";
    }

    @Override
    public BigInteger total() {
        return BEFORE[64 * 64];
    }

    @Override
    public BigInteger rank(int[] cells) {
        int white = only(WHITE_KING, cells);
        int black = only(BLACK_KING, cells);
        BigInteger rank = BigInteger.ZERO;
        for (int square = 0; square < 64; square++) {
            if (square == white || square == black) {
                continue;
            }
            int digit = Arrays.binarySearch(digits(square), cells[square]);
            if (digit < 0) {
                throw new IllegalArgumentException(
                        "a pawn stands on an outer rank; " + name() + " has no digit for it");
            }
            rank = rank.multiply(base(square)).add(BigInteger.valueOf(digit));
        }
        return BEFORE[64 * white + black].add(rank);
    }

    private static int only(int king, int[] cells) {
        int[] squares =
                IntStream.range(0, 64).filter(square -> cells[square] == king).toArray();
        if (squares.length != 1) {
            throw new IllegalArgumentException("there are " + squares.length + " kings of one side; one is needed");
        }
        return squares[0];
    }

    @Override
    public int[] unrank(BigInteger rank) {
        int found = Arrays.binarySearch(BEFORE, rank);
        int pair = found >= 0 ? found : -found - 2;
        while (BEFORE[pair + 1].equals(rank)) {
            pair++; // pairs on one square have no boards
        }
        BigInteger rest = rank.subtract(BEFORE[pair]);
        int[] cells = new int[64];
        cells[pair >>> 6] = WHITE_KING;
        cells[pair & 63] = BLACK_KING;
        for (int square = 63; square >= 0; square--) {
            if (square != pair >>> 6 && square != (pair & 63)) {
                BigInteger[] parts = rest.divideAndRemainder(base(square));
                cells[square] = digits(square)[parts[1].intValue()];
                rest = parts[0];
            }
        }
        return cells;
    }
}
