package sphericalknight.storage.positions;

import java.util.List;
import sphericalknight.chess.position.Position;
import sphericalknight.storage.BitReader;
import sphericalknight.storage.BitScheme;
import sphericalknight.storage.BitWriter;
import sphericalknight.storage.Keeps;
import sphericalknight.storage.PositionScheme;

/**
 * The essay's combined scheme: two bits say which of four schemes follows, and the shortest is taken. The last of the four can store
 * everything, so that odd positions have a way out.
 *
 * <pre>{@code
 * 00 huffman    01 xor-start    10 piece-list    11 nibbles
 * }</pre>
 */
public final class Selector implements PositionScheme, BitScheme<Position> {
    private static final List<BitScheme<Position>> CHOICES =
            List.of(new SquareHuffman(), XorStart.plain(), new PieceList(), new Nibbles());
    private static final int SELECTOR_BITS = 2;

    /** The scheme. */
    public Selector() {}

    @Override
    public String name() {
        return "selector";
    }

    @Override
    public Keeps keeps() {
        return Keeps.BOARD;
    }

    /**
     * The scheme that is shortest for a position.
     *
     * @param position any position
     * @return the name of one of the four
     */
    public String choice(Position position) {
        return CHOICES.get(best(position)).name();
    }

    private static int best(Position position) {
        int best = 0;
        for (int i = 1; i < CHOICES.size(); i++) {
            if (CHOICES.get(i).bits(position) < CHOICES.get(best).bits(position)) {
                best = i;
            }
        }
        return best;
    }

    @Override
    public void write(Position position, BitWriter out) {
        int best = best(position);
        out.write(best, SELECTOR_BITS);
        CHOICES.get(best).write(position, out);
    }

    @Override
    public Position read(BitReader in) {
        return CHOICES.get((int) in.read(SELECTOR_BITS)).read(in);
    }
}
