package sphericalknight.storage.positions;

import java.util.Arrays;
import java.util.List;
import sphericalknight.chess.position.Position;
import sphericalknight.storage.Fidelity;
import sphericalknight.storage.Game;
import sphericalknight.storage.RangeDecoder;
import sphericalknight.storage.RangeEncoder;
import sphericalknight.storage.Scheme;

/**
 * A scheme that codes a whole position arithmetically: the side to move, the number of men of each kind, their squares, castling rights,
 * and en passant. Each of them is coded as the answers to some questions; an answer of probability p costs log2(1/p) bits. The four schemes
 * differ in how they predict the squares of the men.
 *
 * <pre>{@code
 * counts          by the number of men of each kind not yet placed: all arrangements are equally likely
 * count-squares   ... times a weight for each kind on each square
 * arithmetic      ... with six tables of weights, chosen by the number of men on the board
 * learned         one kind after another, with learned weights of features of pawns, kings and neighbours
 * }</pre>
 *
 * <p>The length of a code identifies its scheme. A position that would take more than 19 bytes is stored by {@link PositionRank} in 20; one
 * that cannot be reached from the start, or castles as in Chess960, by {@link Nibbles} in 32. So no position of a game takes more than 160
 * bits.
 */
public final class ArithmeticCode extends Scheme<Position> {
    private static final int LONGEST = 19;
    private static final int RANK_LENGTH = 20;
    private static final int NIBBLES_LENGTH = 32;
    private static final PositionRank RANK = new PositionRank();
    private static final Nibbles NIBBLES = new Nibbles();

    private final byte[] weights;
    private final PlacementCoder placement;

    private ArithmeticCode(String name, byte[] weights, PlacementCoder placement) {
        super(name, Fidelity.REPETITION_STATE);
        this.weights = weights;
        this.placement = placement;
    }

    /** The four schemes with given tables; the last one is the best. */
    static List<ArithmeticCode> with(PositionTables tables) {
        byte[] weights = tables.weights;
        return List.of(
                new ArithmeticCode("counts", weights, new PlacementBySquare(SquareWeights.equal())),
                new ArithmeticCode("count-squares", weights, new PlacementBySquare(tables.squares)),
                new ArithmeticCode("arithmetic", weights, new PlacementBySquare(tables.stages)),
                new ArithmeticCode("learned", weights, new PlacementByKind(weights)));
    }

    /**
     * Returns the four schemes, learned from games: counts, count-squares, arithmetic, learned.
     *
     * @param games at least one
     */
    public static List<ArithmeticCode> learn(List<Game> games) {
        return with(new PositionTables(PositionTables.learn(games)));
    }

    /**
     * Returns the information content of a position: the sum of log2(1/p) over all coded answers, where p is the probability of the answer.
     * A code takes about as many bits, rounded up to whole bytes.
     *
     * @return a number of bits, with a fraction
     */
    public double information(Position position) {
        return Arrays.stream(measure(position)).sum();
    }

    /**
     * Returns the surprisal of each square: the part of {@link #information} that comes from questions about it. The rest comes from the
     * numbers of men, the side to move, castling rights and en passant.
     *
     * @return 64 numbers of bits, a1 first
     */
    public double[] surprisals(Position position) {
        return Arrays.copyOf(measure(position), 64);
    }

    private double[] measure(Position position) {
        BitCoder.Meter meter = new BitCoder.Meter();
        PositionModel.encode(meter, weights, placement, position);
        return meter.bits;
    }

    @Override
    public byte[] encode(Position position) {
        RangeEncoder encoder = new RangeEncoder();
        PositionModel.encode(BitCoder.writing(encoder), weights, placement, position);
        byte[] code = encoder.finish();
        if (code.length <= LONGEST) {
            return code;
        }
        try {
            return RANK.encode(position);
        } catch (IllegalArgumentException notCounted) {
            return NIBBLES.encode(position);
        }
    }

    @Override
    public Position decode(byte[] code) {
        if (code.length == RANK_LENGTH) {
            return RANK.decode(code);
        }
        if (code.length == NIBBLES_LENGTH) {
            return NIBBLES.decode(code);
        }
        if (code.length > LONGEST) {
            throw new IllegalArgumentException("no code of this scheme has " + code.length + " bytes");
        }
        RangeDecoder decoder = new RangeDecoder(code);
        Position position = PositionModel.decode(BitCoder.reading(decoder), weights, placement);
        decoder.expectEnd();
        return position;
    }
}
