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

/** Kind after kind: "does one stand here?" over the free squares, until all of the kind are found. The facts are {@link PlacementFacts}. */
final class PlacingByKind implements Placing {
    /** Pawns first, for everything else depends on them; then the kings. */
    private static final int[] ORDER = {PAWN, KING, ROOK, KNIGHT, BISHOP, QUEEN};

    private static final long PAWN_SQUARES = 0x00FF_FFFF_FFFF_FF00L;
    private static final int[] LOGARITHM = logarithms();

    /** Natural logarithms of 1 to 64 in steps; StrictMath gives the same bits on every JVM. */
    private static int[] logarithms() {
        int[] table = new int[65];
        for (int n = 1; n <= 64; n++) {
            table[n] = (int) StrictMath.round(StrictMath.log(n) * Question.STEPS);
        }
        return table;
    }

    @Override
    public void place(Answers answers, int[] counts, int side, Position truth, long[] sets) {
        int phase = Interview.phase(Arrays.stream(counts).sum());
        long taken = 0;
        for (int kind : ORDER) {
            for (int owner = WHITE; owner <= BLACK; owner++) {
                int piece = Piece.of(owner, kind);
                if (counts[piece] > 0) {
                    PlacementFacts facts = new PlacementFacts(owner, kind, sets, counts[piece], phase, owner == side);
                    long free = (kind == PAWN ? PAWN_SQUARES : -1L) & ~taken;
                    long squares = truth == null ? 0 : truth.pieces(owner, kind);
                    sets[piece] = find(answers, piece, counts[piece], free, facts, squares);
                    taken |= sets[piece];
                }
            }
        }
    }

    /** Where every square left must have a man, nothing is asked. */
    private static long find(Answers answers, int piece, int count, long free, PlacementFacts facts, long truth) {
        Question question = new Question();
        int turned = Piece.side(piece) == WHITE ? 0 : 56;
        boolean byFiles = Piece.kind(piece) == PAWN;
        int missing = count;
        int left = Long.bitCount(free);
        long found = 0;
        for (int i = 0; missing > 0; i++) {
            int seen = byFiles ? (i & 7) << 3 | i >>> 3 : i;
            int square = seen ^ turned;
            if ((free >>> square & 1) == 0) {
                continue;
            }
            if (missing < left) {
                question.begin(LOGARITHM[missing] - LOGARITHM[left - missing]);
                question.square = square;
                facts.about(seen, question);
            }
            if (missing == left || answers.answer(question, (truth >>> square & 1) != 0)) {
                found |= 1L << square;
                facts.found(seen);
                missing--;
            }
            left--;
        }
        return found;
    }
}
