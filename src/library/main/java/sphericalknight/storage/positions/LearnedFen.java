package sphericalknight.storage.positions;

import static sphericalknight.chess.position.Piece.PAWN;
import static sphericalknight.chess.position.Piece.WHITE;

import java.util.Arrays;
import sphericalknight.chess.position.Position;
import sphericalknight.storage.Fidelity;
import sphericalknight.storage.RangeDecoder;
import sphericalknight.storage.RangeEncoder;
import sphericalknight.storage.Scheme;

/**
 * All six fields of a FEN: the repetition state by {@link ArithmeticCode}, then the halfmove clock, the move number, and the square of a double
 * push that nothing can capture. Of a number first its length in bits is coded, then its bits.
 *
 * <pre>{@code
 * number   0   1   2-3   4-7   8-15 ... 8192-16383
 * length   0   1    2     3     4   ...   14
 * then                 all numbers of this length are equally likely
 * }</pre>
 */
final class LearnedFen extends Scheme<Position> {
    /** The frequencies of the lengths 0 to 14, in parts of 64 or a few more: half of all clocks are 0, and few numbers are above 127. */
    private static final int[] CLOCK = {22, 10, 10, 8, 5, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1};

    private static final int[] MOVE_NUMBER = {1, 2, 4, 8, 14, 16, 11, 2, 1, 1, 1, 1, 1, 1, 1};
    private static final int LARGEST = 9999;
    private static final int WHOLE = 1 << 12;

    private final ArithmeticCode state;

    LearnedFen(ArithmeticCode state) {
        super("learned-fen", Fidelity.FEN_STATE);
        this.state = state;
    }

    @Override
    public byte[] encode(Position position) {
        RangeEncoder encoder = new RangeEncoder();
        BitCoder coder = BitCoder.writing(encoder);
        state.encode(coder, position);
        number(coder, CLOCK, position.halfmoveClock());
        number(coder, MOVE_NUMBER, position.moveNumber());
        if (!position.enPassantIsLegal()) {
            doublePush(coder, position, position.halfmoveClock(), position.enPassant());
        }
        return encoder.finish();
    }

    @Override
    public Position decode(byte[] code) {
        RangeDecoder decoder = new RangeDecoder(code);
        BitCoder coder = BitCoder.reading(decoder);
        Position position = state.decode(coder);
        int clock = number(coder, CLOCK, 0);
        int moveNumber = number(coder, MOVE_NUMBER, 0);
        int enPassant = position.enPassantIsLegal()
                ? position.enPassant()
                : doublePush(coder, position, clock, Position.NO_SQUARE);
        decoder.expectEnd();
        return PieceArray.position(
                PieceArray.of(position), position.side(), position.castlingRooks(), enPassant, clock, moveNumber);
    }

    private static int number(BitCoder coder, int[] lengths, int number) {
        int length = coder.symbol(lengths, Arrays.stream(lengths).sum(), 32 - Integer.numberOfLeadingZeros(number));
        int value = length;
        if (length > 1) {
            int first = 1 << length - 1;
            int[] uniform = new int[first];
            Arrays.fill(uniform, 1);
            value = first + coder.symbol(uniform, first, number - first);
        }
        if (value > LARGEST) {
            throw new IllegalArgumentException(
                    "the counter " + value + " is too large; " + LARGEST + " is the largest in a FEN");
        }
        return value;
    }

    /** Asks of each pawn that may just have made a double push whether it has; after a double push the clock is 0. */
    private static int doublePush(BitCoder coder, Position position, int clock, int passed) {
        int yes = clock == 0 ? WHOLE / 6 : 1;
        for (long rest = doublePushes(position); rest != 0; rest &= rest - 1) {
            int square = Long.numberOfTrailingZeros(rest);
            if (coder.symbol(new int[] {yes, WHOLE - yes}, WHOLE, square == passed ? 0 : 1) == 0) {
                return square;
            }
        }
        return Position.NO_SQUARE;
    }

    /** The squares that a pawn of the side that has just moved may have passed over: behind it, with its start square empty. */
    private static long doublePushes(Position position) {
        int enemy = 1 - position.side();
        long pawns = position.pieces(enemy, PAWN);
        long empty = ~position.occupied();
        return enemy == WHITE
                ? pawns >>> 8 & 0xFF_0000L & empty & empty << 8
                : pawns << 8 & 0xFF_0000_0000_00L & empty & empty >>> 8;
    }
}
