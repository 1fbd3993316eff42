package sphericalknight.storage.positions;

import static sphericalknight.chess.position.Piece.NONE;
import static sphericalknight.chess.position.Piece.PAWN;

import java.util.Arrays;
import sphericalknight.chess.position.Piece;
import sphericalknight.chess.position.Position;
import sphericalknight.storage.Frequencies;
import sphericalknight.storage.RangeEncoder;

/**
 * Codes the squares one by one, a1 first, by asking "what is here?" The probability of a piece is proportional to the number of such pieces
 * still missing times its weight on this square. With equal weights every arrangement of the men is equally likely.
 *
 * <pre>{@code
 * on e1, with 60 squares left:    missing   weight     product
 *   king                              1       8192       8192
 *   rook                              1        181        181
 *   pawn                             13                     0     never on rank 1
 *   enemy king                        1          1          1
 *   empty                            44         91       4004     the probability of the king is 8192 / 12378
 * }</pre>
 */
record PlacementBySquare(SquareWeights weights) implements PlacementCoder {
    @Override
    public void place(BitCoder coder, int[] counts, int side, Position truth, long[] sets) {
        int men = Arrays.stream(counts).sum();
        int[] missing = Arrays.copyOf(counts, 13);
        missing[NONE] = 64 - men;
        long[] chances = new long[13];
        for (int square = 0; square < 64; square++) {
            int possible = 0;
            int what = NONE;
            for (int piece = 0; piece <= NONE; piece++) {
                boolean impossible = BoardNumber.isOuter(square) && piece != NONE && Piece.kind(piece) == PAWN;
                chances[piece] = impossible ? 0 : missing[piece] * weights.of(men, square, piece);
                possible += chances[piece] > 0 ? 1 : 0;
                what = chances[piece] > 0 ? piece : what;
            }
            if (possible == 0) {
                throw new IllegalArgumentException("pawns are left over, but only outer squares");
            }
            if (possible > 1) {
                coder.about(square);
                int[] frequencies = Frequencies.scale(chances, RangeEncoder.MOST);
                what = coder.symbol(frequencies, RangeEncoder.MOST, truth.pieceAt(square));
            }
            missing[what]--;
            if (what != NONE) {
                sets[what] |= 1L << square;
            }
        }
    }
}
