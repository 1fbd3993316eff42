package sphericalknight.storage.positions;

import static sphericalknight.chess.position.Piece.BLACK;
import static sphericalknight.chess.position.Piece.KING;
import static sphericalknight.chess.position.Piece.WHITE;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.stream.IntStream;
import sphericalknight.chess.position.Piece;

/**
 * A scheme that stores a board with exactly one king of each side as one number. The squares of the kings come first. The other squares are
 * digits of base 9 on ranks 1 and 8 and of base 11 elsewhere, because no second king can be there.
 *
 * <pre>{@code
 * kings on ...                    pairs      boards of each
 * two squares of ranks 1 and 8    16 x 15    9^14 x 11^48
 * one there, one elsewhere      2 x 16 x 48  9^15 x 11^47        sum: 222 bits
 * two other squares               48 x 47    9^16 x 11^46
 * }</pre>
 */
final class OneKing extends BoardNumber {
    private static final int WHITE_KING = Piece.of(WHITE, KING);
    private static final int BLACK_KING = Piece.of(BLACK, KING);

    /** For each pair of king squares, at index 64 x white + black: the number of boards whose kings are on an earlier pair. */
    private final BigInteger[] before = new BigInteger[64 * 64 + 1];

    OneKing() {
        super(
                "one-king",
                IntStream.rangeClosed(0, 12)
                        .filter(man -> man != WHITE_KING && man != BLACK_KING)
                        .toArray(),
                true);
        BigInteger all = base(0).pow(16).multiply(base(8).pow(48));
        before[0] = BigInteger.ZERO;
        for (int pair = 0; pair < 64 * 64; pair++) {
            int white = pair >>> 6;
            int black = pair & 63;
            BigInteger boards =
                    white == black ? BigInteger.ZERO : all.divide(base(white).multiply(base(black)));
            before[pair + 1] = before[pair].add(boards);
        }
    }

    private static long kings(int pair) {
        return 1L << (pair >>> 6) | 1L << (pair & 63);
    }

    @Override
    BigInteger total() {
        return before[64 * 64];
    }

    @Override
    BigInteger rank(int[] cells) {
        int pair = 64 * only(WHITE_KING, cells) + only(BLACK_KING, cells);
        return before[pair].add(number(cells, kings(pair)));
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
    int[] unrank(BigInteger rank) {
        int found = Arrays.binarySearch(before, rank);
        int pair = found >= 0 ? found : -found - 2;
        while (before[pair + 1].equals(rank)) {
            pair++; // both kings on one square: no boards
        }
        int[] cells = new int[64];
        cells[pair >>> 6] = WHITE_KING;
        cells[pair & 63] = BLACK_KING;
        fill(cells, rank.subtract(before[pair]), kings(pair));
        return cells;
    }
}
