package sphericalknight.storage.positions;

import java.math.BigInteger;
import sphericalknight.chess.position.Position;
import sphericalknight.storage.BitReader;
import sphericalknight.storage.BitScheme;
import sphericalknight.storage.BitWriter;
import sphericalknight.storage.Keeps;
import sphericalknight.storage.PositionScheme;

/**
 * A board as one whole number below a fixed total. The number needs as many bits as the total minus one has, the same for every board, and
 * every number is exactly one arrangement: nothing is wasted but the fraction of a bit that rounding up costs.
 */
public abstract class BoardRank implements PositionScheme, BitScheme<Position> {
    /** For the schemes of this package. */
    BoardRank() {}

    /**
     * How many numbers there are.
     *
     * @return all ranks are below it
     */
    public abstract BigInteger total();

    /**
     * The number of a board.
     *
     * @param cells 64 numbers from 0 to 12, as {@link Cells} gives them
     * @return 0 to {@code total() - 1}
     */
    public abstract BigInteger rank(int[] cells);

    /**
     * The board of a number; it need not be one that chess allows.
     *
     * @param rank 0 to {@code total() - 1}
     * @return 64 numbers from 0 to 12
     */
    public abstract int[] unrank(BigInteger rank);

    /**
     * The size of every code.
     *
     * @return bits
     */
    public final int bits() {
        return total().subtract(BigInteger.ONE).bitLength();
    }

    @Override
    public final Keeps keeps() {
        return Keeps.BOARD;
    }

    @Override
    public final int bits(Position position) {
        return bits();
    }

    @Override
    public final void write(Position position, BitWriter out) {
        out.write(rank(Cells.of(position)), bits());
    }

    @Override
    public final Position read(BitReader in) {
        BigInteger rank = in.readBig(bits());
        if (rank.compareTo(total()) >= 0) {
            throw new IllegalArgumentException("the number " + rank + " is no board; there are " + total());
        }
        return Cells.position(unrank(rank));
    }
}
