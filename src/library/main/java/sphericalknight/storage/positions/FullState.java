package sphericalknight.storage.positions;

import static sphericalknight.chess.position.Piece.PAWN;
import static sphericalknight.chess.position.Piece.WHITE;

import sphericalknight.chess.position.Position;
import sphericalknight.storage.Keeps;
import sphericalknight.storage.PositionScheme;
import sphericalknight.storage.RangeDecoder;
import sphericalknight.storage.RangeEncoder;

/**
 * All six fields of a FEN: the repetition state by {@link Arithmetic}, then the halfmove clock, the move number, and the square of a double push
 * that nothing can capture. A number is told by its length in bits, then its bits.
 *
 * <pre>{@code
 * number   0   1   2-3   4-7   8-15 ... 8192-16383
 * length   0   1    2     3     4   ...   14
 * then                 uniform among the numbers of this length
 * }</pre>
 */
public final class FullState implements PositionScheme {
    /** How likely the lengths 0 to 14 are, in parts of 64: half of all clocks are 0, and few numbers are above 127. */
    private static final int[] CLOCK_LENGTHS = {22, 10, 10, 8, 5, 2, 1, 1, 1, 1, 1, 1, 1};

    private static final int[] NUMBER_LENGTHS = {1, 2, 4, 8, 14, 16, 11, 2, 1, 1, 1, 1, 1, 1};
    private static final int[] CLOCK = sums(CLOCK_LENGTHS);
    private static final int[] NUMBER = sums(NUMBER_LENGTHS);
    private static final int LARGEST = 9999;
    private static final int WHOLE = 1 << 12;

    private final Arithmetic state;

    /** Full state on top of a scheme for the repetition state. */
    FullState(Arithmetic state) {
        this.state = state;
    }

    private static int[] sums(int[] parts) {
        // One more length than the clock needs, so that both tables have lengths 0 to 14.
        int[] sums = new int[16];
        for (int i = 0; i < 15; i++) {
            sums[i + 1] = sums[i] + (i < parts.length ? parts[i] : 1);
        }
        return sums;
    }

    @Override
    public String name() {
        return "learned-fen";
    }

    @Override
    public Keeps keeps() {
        return Keeps.FEN_STATE;
    }

    @Override
    public byte[] encode(Position position) {
        RangeEncoder encoder = new RangeEncoder();
        state.encode(position, encoder);
        write(position.halfmoveClock(), CLOCK, encoder);
        write(position.moveNumber(), NUMBER, encoder);
        if (!position.enPassantIsLegal()) {
            long candidates = doublePushes(position);
            for (long rest = candidates; rest != 0; rest &= rest - 1) {
                int square = Long.numberOfTrailingZeros(rest);
                boolean here = square == position.enPassant();
                int yes = likely(position.halfmoveClock());
                encoder.encode(here ? 0 : yes, here ? yes : WHOLE - yes, WHOLE);
                if (here) {
                    break;
                }
            }
        }
        return encoder.finish();
    }

    @Override
    public Position decode(byte[] code) {
        RangeDecoder decoder = new RangeDecoder(code);
        Position position = state.decode(decoder);
        int clock = read(CLOCK, decoder);
        int number = read(NUMBER, decoder);
        int enPassant = position.enPassant();
        if (!position.enPassantIsLegal()) {
            enPassant = Position.NO_SQUARE;
            for (long rest = doublePushes(position); rest != 0 && enPassant < 0; rest &= rest - 1) {
                int yes = likely(clock);
                boolean here = decoder.target(WHOLE) < yes;
                decoder.accept(here ? 0 : yes, here ? yes : WHOLE - yes, WHOLE);
                enPassant = here ? Long.numberOfTrailingZeros(rest) : Position.NO_SQUARE;
            }
        }
        decoder.expectEnd();
        return Cells.position(Cells.of(position), position.side(), position.castlingRooks(), enPassant, clock, number);
    }

    /** After a double push the clock is 0. */
    private static int likely(int clock) {
        return clock == 0 ? WHOLE / 6 : 1;
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

    private static void write(int value, int[] lengths, RangeEncoder encoder) {
        int length = 32 - Integer.numberOfLeadingZeros(value);
        encoder.encode(lengths[length], lengths[length + 1] - lengths[length], lengths[15]);
        if (length > 1) {
            encoder.encode(value - (1 << length - 1), 1 << length - 1);
        }
    }

    private static int read(int[] lengths, RangeDecoder decoder) {
        int target = decoder.target(lengths[15]);
        int length = 0;
        while (target >= lengths[length + 1]) {
            length++;
        }
        decoder.accept(lengths[length], lengths[length + 1] - lengths[length], lengths[15]);
        int value = length < 2 ? length : (1 << length - 1) + decoder.decode(1 << length - 1);
        if (value > LARGEST) {
            throw new IllegalArgumentException(
                    "the counter " + value + " is too large; " + LARGEST + " is the largest in a FEN");
        }
        return value;
    }
}
