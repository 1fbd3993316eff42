package sphericalknight.storage.positions;

import java.util.List;
import sphericalknight.chess.position.Position;
import sphericalknight.storage.BitReader;
import sphericalknight.storage.BitScheme;
import sphericalknight.storage.BitWriter;
import sphericalknight.storage.Fidelity;

/**
 * The combined scheme of William Shields's essay: two bits name one of four schemes, and the shortest code is used. The last scheme can
 * store any position.
 *
 * <pre>{@code
 * 00 huffman    01 xor-start    10 piece-list    11 nibbles
 * }</pre>
 */
final class BestOfFour extends BitScheme<Position> {
    private static final List<BitScheme<Position>> CHOICES =
            List.of(new SquareHuffman(), new XorStart(), new PieceList(), new Nibbles());

    BestOfFour() {
        super("selector", Fidelity.BOARD);
    }

    @Override
    public void write(Position position, BitWriter out) {
        int best = 0;
        for (int i = 1; i < CHOICES.size(); i++) {
            if (CHOICES.get(i).bits(position) < CHOICES.get(best).bits(position)) {
                best = i;
            }
        }
        out.write(best, 2);
        CHOICES.get(best).write(position, out);
    }

    @Override
    public Position read(BitReader in) {
        return CHOICES.get((int) in.read(2)).read(in);
    }
}
