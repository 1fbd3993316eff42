package sphericalknight.storage.positions;

import static sphericalknight.chess.position.Piece.KING;
import static sphericalknight.chess.position.Piece.NONE;
import static sphericalknight.chess.position.Piece.PAWN;

import java.util.Arrays;
import java.util.List;
import sphericalknight.chess.position.Piece;
import sphericalknight.chess.position.Position;
import sphericalknight.storage.Fidelity;
import sphericalknight.storage.Game;
import sphericalknight.storage.RangeDecoder;
import sphericalknight.storage.RangeEncoder;
import sphericalknight.storage.Scheme;

/**
 * Stores a board with parts of a bit: first the number of pieces of each kind, then the squares one by one, a1 first, by asking "what is
 * here?" The probability of a piece is proportional to the number of such pieces still missing times its weight on this square.
 *
 * <pre>{@code
 * on e1, with 60 squares left:    missing   weight     product
 *   king                              1       8192       8192
 *   rook                              1        181        181
 *   pawn                             13                     0     never on rank 1
 *   enemy king                        1          1          1
 *   empty                            44         91       4004     the probability of the king is 8192 / 12378
 *
 * counts           all weights are equal
 * count-squares    how often such a piece stands on this square
 * count-stages     the same, counted apart for six stages of the game
 * }</pre>
 */
public final class CountedBoard extends Scheme<Position> {
    private static final int MOST_OF_A_KIND = 10;

    /** The weight of a piece, or of nothing, on a square with {@code men} pieces on the board. */
    private interface Weights {
        long of(int men, int square, int piece);
    }

    /** Writes, reads or measures one symbol; {@code symbol} is the right one, which a reader ignores. */
    private interface Coder {
        int code(long[] weights, int symbol, int square);
    }

    private final CountedTables tables;
    private final Weights weights;

    private CountedBoard(String name, CountedTables tables, Weights weights) {
        super(name, Fidelity.BOARD);
        this.tables = tables;
        this.weights = weights;
    }

    /**
     * Returns three schemes counted from games: counts, count-squares, count-stages. Each knows more than the one before it.
     *
     * @param games at least one
     */
    public static List<CountedBoard> learn(List<Game> games) {
        CountedTables tables = CountedTables.of(games);
        return List.of(
                new CountedBoard("counts", tables, (men, square, piece) -> 1),
                new CountedBoard("count-squares", tables, (men, square, piece) -> tables.weight(square, piece)),
                new CountedBoard("count-stages", tables, tables::weight));
    }

    /**
     * Returns the surprisal of each square in bits, a1 first, and at index 64 that of the numbers of pieces. A code takes about as many
     * bits as the sum, rounded up to whole bytes.
     */
    public double[] surprisals(Position position) {
        double[] bits = new double[65];
        code(
                (likely, symbol, square) -> {
                    double sum = Arrays.stream(likely).sum();
                    bits[square] += StrictMath.log(sum / likely[symbol]) / StrictMath.log(2);
                    return symbol;
                },
                PieceArray.of(position));
        return bits;
    }

    @Override
    public byte[] encode(Position position) {
        RangeEncoder encoder = new RangeEncoder();
        code(
                (likely, symbol, square) -> {
                    int[] frequencies = frequencies(likely);
                    int below = Arrays.stream(frequencies, 0, symbol).sum();
                    encoder.encode(below, frequencies[symbol], RangeEncoder.MOST);
                    return symbol;
                },
                PieceArray.of(position));
        return encoder.finish();
    }

    @Override
    public Position decode(byte[] code) {
        RangeDecoder decoder = new RangeDecoder(code);
        int[] cells = code(
                (likely, unknown, square) -> {
                    int[] frequencies = frequencies(likely);
                    int target = decoder.target(RangeEncoder.MOST);
                    int symbol = 0;
                    int below = 0;
                    while (target >= below + frequencies[symbol]) {
                        below += frequencies[symbol++];
                    }
                    decoder.accept(below, frequencies[symbol], RangeEncoder.MOST);
                    return symbol;
                },
                new int[64]);
        decoder.expectEnd();
        return PieceArray.position(cells);
    }

    /** Scales weights to a sum of 2^16: at least 1 for what is possible; what is left by rounding goes to the largest weight. */
    private static int[] frequencies(long[] weights) {
        long sum = Arrays.stream(weights).sum();
        int possible = (int) Arrays.stream(weights).filter(weight -> weight > 0).count();
        int[] frequencies = new int[weights.length];
        int heaviest = 0;
        int left = RangeEncoder.MOST;
        for (int symbol = 0; symbol < weights.length; symbol++) {
            if (weights[symbol] > 0) {
                frequencies[symbol] = 1 + (int) (weights[symbol] * (RangeEncoder.MOST - possible) / sum);
                left -= frequencies[symbol];
            }
            heaviest = weights[symbol] > weights[heaviest] ? symbol : heaviest;
        }
        frequencies[heaviest] += left;
        return frequencies;
    }

    /** Asks the coder for every number and every square; returns the board that its answers describe. */
    private int[] code(Coder coder, int[] truth) {
        int[] missing = new int[13];
        missing[NONE] = 64;
        for (int piece = 0; piece < 12; piece++) {
            int it = piece;
            int amount = (int) Arrays.stream(truth).filter(cell -> cell == it).count();
            missing[piece] = Piece.kind(piece) == KING
                    ? 1
                    : coder.code(tables.amounts(piece, missing), Math.min(MOST_OF_A_KIND, amount), 64);
            missing[NONE] -= missing[piece];
        }
        if (missing[NONE] < 0) {
            throw new IllegalArgumentException(
                    "the code begins with " + (64 - missing[NONE]) + " pieces on 64 squares");
        }
        int men = 64 - missing[NONE];
        int[] cells = new int[64];
        for (int square = 0; square < 64; square++) {
            long[] likely = new long[13];
            for (int piece = 0; piece <= NONE; piece++) {
                boolean outside = piece != NONE && Piece.kind(piece) == PAWN && BoardNumber.isOuter(square);
                likely[piece] = outside ? 0 : missing[piece] * weights.of(men, square, piece);
            }
            if (Arrays.stream(likely).sum() == 0) {
                throw new IllegalArgumentException("pawns are left over, but only squares of ranks 1 and 8");
            }
            cells[square] = coder.code(likely, truth[square], square);
            missing[cells[square]]--;
        }
        return cells;
    }
}
