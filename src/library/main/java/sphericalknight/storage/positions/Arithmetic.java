package sphericalknight.storage.positions;

import java.util.List;
import sphericalknight.chess.position.Position;
import sphericalknight.storage.Keeps;
import sphericalknight.storage.PositionScheme;
import sphericalknight.storage.RangeDecoder;
import sphericalknight.storage.RangeEncoder;

/**
 * Arithmetic coding of a whole position: side to move, how many men of each kind, where they stand, castling rights, en passant. An answer of
 * chance p costs log2(1/p) bits. The four schemes differ in what they know about where men stand.
 *
 * <pre>{@code
 * counts          how many are still missing: all arrangements of the men are equally likely
 * count-squares   ... times how likely each square is for them
 * arithmetic      ... with six tables, by the number of men
 * learned         ... kind after kind, with facts about pawns, kings and neighbours, whose weights are learned
 * }</pre>
 *
 * <p>The length of a code tells the way out. A position that would take more than 19 bytes is stored by {@link PositionRank} in 20; one that
 * cannot be reached from the start, or castles as in Chess960, by {@link Nibbles} in 32. So no position of a game takes more than 160 bits.
 */
public final class Arithmetic implements PositionScheme {
    private static final int LONGEST = 19;
    private static final int RANK_LENGTH = 20;
    private static final int NIBBLES_LENGTH = 32;
    private static final PositionRank RANK = new PositionRank();
    private static final Nibbles NIBBLES = new Nibbles();

    private final String name;
    private final Weights weights;
    private final Placing placing;

    private Arithmetic(String name, Weights weights, Placing placing) {
        this.name = name;
        this.weights = weights;
        this.placing = placing;
    }

    /** The four schemes on given tables, the last one is the best. */
    static List<Arithmetic> with(Tables tables) {
        return List.of(
                new Arithmetic("counts", tables.weights(), new PlacingBySquare(SquareWeights.equal())),
                new Arithmetic("count-squares", tables.weights(), new PlacingBySquare(tables.squares())),
                new Arithmetic("arithmetic", tables.weights(), new PlacingBySquare(tables.stages())),
                new Arithmetic("learned", tables.weights(), new PlacingByKind()));
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public Keeps keeps() {
        return Keeps.REPETITION_STATE;
    }

    /**
     * What the position would cost if a code could end within a bit: the sum of log2(1/p) over all answers.
     *
     * @param position any position
     * @return bits, with their fraction
     */
    public double information(Position position) {
        MeasuredAnswers measured = new MeasuredAnswers(weights);
        Interview.ask(measured, placing, position);
        return measured.bits;
    }

    /**
     * How surprising each square is: the part of {@link #information} that questions about it cost. The rest tells how many men there are, whose
     * turn it is, castling rights and en passant.
     *
     * @param position any position
     * @return 64 numbers of bits, a1 first
     */
    public double[] surprises(Position position) {
        MeasuredAnswers measured = new MeasuredAnswers(weights);
        Interview.ask(measured, placing, position);
        return measured.bitsOfSquare;
    }

    @Override
    public byte[] encode(Position position) {
        RangeEncoder encoder = new RangeEncoder();
        encode(position, encoder);
        byte[] code = encoder.finish();
        return code.length <= LONGEST ? code : wayOut(position);
    }

    /** Writes the position as the first part of a longer message; there is no way out. */
    void encode(Position position, RangeEncoder encoder) {
        Interview.ask(new WrittenAnswers(weights, encoder), placing, position);
    }

    private static byte[] wayOut(Position position) {
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
        Position position = decode(decoder);
        decoder.expectEnd();
        return position;
    }

    /** Reads a position and leaves the rest of the message. */
    Position decode(RangeDecoder decoder) {
        return Interview.ask(new ReadAnswers(weights, decoder), placing, null);
    }
}
