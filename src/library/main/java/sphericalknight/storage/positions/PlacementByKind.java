package sphericalknight.storage.positions;

import static sphericalknight.chess.position.Piece.BISHOP;
import static sphericalknight.chess.position.Piece.BLACK;
import static sphericalknight.chess.position.Piece.KING;
import static sphericalknight.chess.position.Piece.KNIGHT;
import static sphericalknight.chess.position.Piece.PAWN;
import static sphericalknight.chess.position.Piece.QUEEN;
import static sphericalknight.chess.position.Piece.ROOK;
import static sphericalknight.chess.position.Piece.WHITE;

import java.util.Arrays;
import sphericalknight.chess.position.Piece;
import sphericalknight.chess.position.Position;

/** Codes the squares of the men kind by kind: for each free square it asks "is a man of this kind here?", until all of them are found. */
record PlacementByKind(byte[] weights) implements PlacementCoder {
    /** The order of kinds: pawns first, because the squares of the other men depend on them, then the kings. */
    private static final int[] ORDER = {PAWN, KING, ROOK, KNIGHT, BISHOP, QUEEN};

    private static final int[] LOGARITHM = logarithms();

    /** The natural logarithms of 1 to 64, in units of 1 / {@link BitContext#STEPS}; StrictMath gives the same bits on every JVM. */
    private static int[] logarithms() {
        int[] table = new int[65];
        for (int n = 1; n <= 64; n++) {
            table[n] = (int) StrictMath.round(StrictMath.log(n) * BitContext.STEPS);
        }
        return table;
    }

    @Override
    public void place(BitCoder coder, int[] counts, int side, Position truth, long[] sets) {
        int phase = PositionModel.phase(Arrays.stream(counts).sum());
        long taken = 0;
        for (int kind : ORDER) {
            for (int owner = WHITE; owner <= BLACK; owner++) {
                int piece = Piece.of(owner, kind);
                if (counts[piece] > 0) {
                    PlacementFeatures features =
                            new PlacementFeatures(owner, kind, sets, counts[piece], phase, owner == side);
                    long free = (kind == PAWN ? PieceArray.PAWN_SQUARES : -1L) & ~taken;
                    sets[piece] = find(coder, piece, counts[piece], free, features, truth.pieces(owner, kind));
                    taken |= sets[piece];
                }
            }
        }
    }

    /**
     * Codes the squares of the {@code count} men of a piece and returns them. Once every remaining free square must hold one, nothing more
     * is coded.
     */
    private long find(BitCoder coder, int piece, int count, long free, PlacementFeatures features, long truth) {
        BitContext context = new BitContext();
        int flip = Piece.side(piece) == WHITE ? 0 : 56;
        boolean byFiles = Piece.kind(piece) == PAWN;
        int missing = count;
        int left = Long.bitCount(free);
        long found = 0;
        for (int i = 0; missing > 0; i++) {
            int seen = byFiles ? (i & 7) << 3 | i >>> 3 : i;
            int square = seen ^ flip;
            if ((free >>> square & 1) == 0) {
                continue;
            }
            if (missing < left) {
                coder.about(square);
                context.begin(LOGARITHM[missing] - LOGARITHM[left - missing]);
                features.describe(seen, context);
            }
            if (missing == left || coder.bit(context, weights, (truth >>> square & 1) != 0)) {
                found |= 1L << square;
                features.found(seen);
                missing--;
            }
            left--;
        }
        return found;
    }
}
