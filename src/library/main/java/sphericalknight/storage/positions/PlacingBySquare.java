package sphericalknight.storage.positions;

import static sphericalknight.chess.position.Piece.KING;
import static sphericalknight.chess.position.Piece.NONE;
import static sphericalknight.chess.position.Piece.PAWN;

import java.util.Arrays;
import sphericalknight.chess.position.Position;
import sphericalknight.storage.Frequencies;
import sphericalknight.storage.RangeEncoder;

/**
 * Square after square, a1 first: "what stands here?" The chance of a piece is how many of it are still missing, times its weight on this
 * square. With all weights equal every arrangement of the men is equally likely: the rank of a board among all boards with the same men.
 *
 * <pre>{@code
 * on e1, with 60 squares left:    missing   weight     product
 *   king                              1       8192       8192
 *   rook                              1        181        181
 *   nothing                          44         90       3960     the king has the chance 8192 / 12333
 * }</pre>
 */
final class PlacingBySquare implements Placing {
    private final SquareWeights weights;

    PlacingBySquare(SquareWeights weights) {
        this.weights = weights;
    }

    @Override
    public void place(Answers answers, int[] counts, int side, Position truth, long[] sets) {
        int men = Arrays.stream(counts).sum();
        int[] missing = Arrays.copyOf(counts, 13);
        missing[NONE] = 64 - men;
        long[] chances = new long[13];
        for (int square = 0; square < 64; square++) {
            boolean outer = square < 8 || square >= 56;
            int possible = 0;
            int what = NONE;
            for (int piece = 0; piece <= NONE; piece++) {
                boolean pawn = piece == PAWN || piece == PAWN + KING + 1;
                chances[piece] = pawn && outer ? 0 : missing[piece] * weights.of(men, square, piece);
                possible += chances[piece] > 0 ? 1 : 0;
                what = chances[piece] > 0 ? piece : what;
            }
            if (possible > 1) {
                what = answers.choose(
                        square,
                        Frequencies.scale(chances, RangeEncoder.MOST),
                        truth == null ? NONE : truth.pieceAt(square));
            } else if (possible == 0) {
                throw new IllegalArgumentException("pawns are left over, but only outer squares");
            }
            missing[what]--;
            if (what != NONE) {
                sets[what] |= 1L << square;
            }
        }
    }
}
