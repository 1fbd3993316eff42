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
import java.util.stream.LongStream;
import sphericalknight.chess.position.Piece;
import sphericalknight.chess.position.Position;

/**
 * A position as a sequence of questions: which side is to move, is there another pawn, is it on this square, may this rook still castle?
 * Encoder and decoder ask the same questions in the same order, and both know all earlier answers, so the answers determine the position. A
 * question whose answer is certain is not asked.
 */
final class PositionModel {
    private static final int[] COUNTING = {PAWN, QUEEN, ROOK, BISHOP, KNIGHT};
    private static final int[] FULL = {8, 2, 2, 2, 1, 1};
    private static final int CERTAIN = 11 * BitContext.STEPS;

    private final BitCoder coder;
    private final byte[] weights;
    private final PlacementCoder placement;
    private final Position truth;
    private final BitContext context = new BitContext();

    private final long[] sets = new long[12];
    private final int[] counts = new int[12];
    private int side;
    private long castling;
    private int enPassant = Position.NO_SQUARE;

    private PositionModel(BitCoder coder, byte[] weights, PlacementCoder placement, Position truth) {
        this.coder = coder;
        this.weights = weights;
        this.placement = placement;
        this.truth = truth;
    }

    /** Asks a coder all questions about a position. */
    static void encode(BitCoder coder, byte[] weights, PlacementCoder placement, Position position) {
        new PositionModel(coder, weights, placement, position).ask();
    }

    /** Asks a decoder all questions, and returns the position that its answers describe. */
    static Position decode(BitCoder coder, byte[] weights, PlacementCoder placement) {
        PositionModel model = new PositionModel(coder, weights, placement, Position.start());
        model.ask();
        return PieceArray.position(PieceArray.of(model.sets), model.side, model.castling, model.enPassant);
    }

    private void ask() {
        context.begin(0);
        side = bit(truth.side() == BLACK) ? BLACK : WHITE;
        counts();
        placement.place(coder, counts, side, truth, sets);
        coder.about(64);
        castling();
        enPassant();
    }

    private boolean bit(boolean answer) {
        return coder.bit(context, weights, answer);
    }

    private void counts() {
        counts[Piece.of(WHITE, KING)] = 1;
        counts[Piece.of(BLACK, KING)] = 1;
        int[] men = {1, 1};
        int[] missing = {0, 0};
        for (int kind : COUNTING) {
            for (int owner = WHITE; owner <= BLACK; owner++) {
                int most = Math.min(kind == PAWN ? 8 : 10, 16 - men[owner]);
                int count = count(owner, kind, most, missing);
                counts[Piece.of(owner, kind)] = count;
                men[owner] += count;
            }
            if (kind != PAWN) {
                missing[WHITE] += FULL[kind] - counts[Piece.of(WHITE, kind)];
                missing[BLACK] += FULL[kind] - counts[Piece.of(BLACK, kind)];
            }
        }
    }

    /** Returns the number of men of a kind, by asking "is there another one?" until the answer is no or there cannot be another. */
    private int count(int owner, int kind, int most, int[] missing) {
        int piece = Piece.of(owner, kind);
        int ownPawns = counts[Piece.of(owner, PAWN)];
        int pawns = (counts[Piece.of(WHITE, PAWN)] + counts[Piece.of(BLACK, PAWN)]) / 2;
        int other = owner == BLACK ? 1 + Math.min(10, counts[kind]) : 0;
        int few = Math.min(4, other);
        int gone = 4 * clamp(missing[owner]) + clamp(missing[1 - owner]);
        int truly = Long.bitCount(truth.pieces(owner, kind));
        int count = 0;
        while (count < most) {
            int state = kind * 4 + Math.min(3, count);
            context.begin(count < FULL[kind] ? 2 * BitContext.STEPS : -6 * BitContext.STEPS);
            context.feature(FeatureSlots.COUNT_SIDES + piece * 11 + count);
            context.feature(FeatureSlots.COUNT_OTHER + (kind * 11 + count) * 12 + other);
            context.feature(FeatureSlots.COUNT_PAWNS + (state * 5 + few) * 9 + pawns);
            context.feature(FeatureSlots.COUNT_MISSING + (state * 5 + few) * 16 + gone);
            context.feature(FeatureSlots.COUNT_OWN_PAWNS + (state * 9 + ownPawns) * 4 + gone / 4);
            if (!bit(truly > count)) {
                break;
            }
            count++;
        }
        return count;
    }

    private static int clamp(int missing) {
        return Math.max(0, Math.min(3, missing));
    }

    /** The phase of a game by the number of men: 0 for fewer than 7 men, to 6 for 30 or more. */
    static int phase(int men) {
        return men < 7 ? 0 : men < 11 ? 1 : men < 16 ? 2 : men < 21 ? 3 : men < 26 ? 4 : men < 30 ? 5 : 6;
    }

    /**
     * Codes which rooks may castle. In ordinary chess only rooks in the corners can, with the king on e1 or e8; in Chess960 every rook on
     * its first rank can.
     */
    private void castling() {
        context.begin(CERTAIN);
        boolean ordinary = bit(truth.hasOrdinaryCastling());
        int phase = phase(Arrays.stream(counts).sum());
        for (int owner = WHITE; owner <= BLACK; owner++) {
            castling |= castlingRooks(owner, ordinary, phase);
        }
    }

    private long castlingRooks(int owner, boolean ordinary, int phase) {
        int base = 56 * owner;
        long backRank = 0xFFL << base;
        long king = sets[Piece.of(owner, KING)];
        if ((king & backRank) == 0 || ordinary && king != 0x10L << base) {
            return 0;
        }
        int home = Long.bitCount(sets[Piece.of(owner, KNIGHT)] & 0x42L << base)
                + Long.bitCount(sets[Piece.of(owner, BISHOP)] & 0x24L << base);
        long able = 0;
        boolean other = false;
        long rooks = sets[Piece.of(owner, ROOK)] & (ordinary ? 0x81L << base : backRank);
        for (long rest = rooks; rest != 0; rest &= rest - 1) {
            int rook = Long.numberOfTrailingZeros(rest);
            context.begin(0);
            if (ordinary) {
                int state = (Math.min(3, home) << 1) + (other ? 1 : 0);
                context.feature(FeatureSlots.CASTLING + ((rook == base ? 0 : 1) * 7 + phase) * 8 + state);
            }
            other = bit((truth.castlingRooks() >>> rook & 1) != 0);
            able |= other ? 1L << rook : 0;
        }
        return able;
    }

    /**
     * Codes which pawn, if any, can be captured en passant. Only a pawn beside one of the side to move, with two empty squares behind it,
     * is asked about.
     */
    private void enPassant() {
        int enemy = 1 - side;
        long own = sets[Piece.of(side, PAWN)];
        long occupied = LongStream.of(sets).reduce(0, (a, b) -> a | b);
        for (int file = 0; file < 8 && enPassant == Position.NO_SQUARE; file++) {
            int pawn = file + (enemy == WHITE ? 24 : 32);
            int behind = pawn + (enemy == WHITE ? -8 : 8);
            long beside = (file > 0 ? 1L << pawn - 1 : 0) | (file < 7 ? 1L << pawn + 1 : 0);
            long mustBeEmpty = 1L << behind | 1L << 2 * behind - pawn;
            if ((sets[Piece.of(enemy, PAWN)] >>> pawn & 1) != 0
                    && (own & beside) != 0
                    && (occupied & mustBeEmpty) == 0) {
                context.begin(-2 * BitContext.STEPS);
                context.feature(FeatureSlots.EN_PASSANT + file);
                if (bit(truth.enPassant() == behind && truth.enPassantIsLegal())) {
                    enPassant = behind;
                }
            }
        }
    }
}
