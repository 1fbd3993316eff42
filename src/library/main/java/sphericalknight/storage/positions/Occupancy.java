package sphericalknight.storage.positions;

import static sphericalknight.chess.position.Piece.NONE;

import java.util.Arrays;
import sphericalknight.chess.position.Position;
import sphericalknight.storage.BitReader;
import sphericalknight.storage.BitScheme;
import sphericalknight.storage.BitWriter;
import sphericalknight.storage.Fidelity;

/**
 * A scheme that stores a bitboard of the occupied squares, then the four bits of {@link Nibbles} for each man: 64 + 4 n bits, 192 at the
 * start. An empty square costs one bit instead of four.
 */
final class Occupancy extends BitScheme<Position> {
    Occupancy() {
        super("occupancy", Fidelity.REPETITION_STATE);
    }

    @Override
    public void write(Position position, BitWriter out) {
        out.write(position.occupied(), 64);
        int[] codes = Nibbles.codes(position);
        for (long rest = position.occupied(); rest != 0; rest &= rest - 1) {
            out.write(codes[Long.numberOfTrailingZeros(rest)], 4);
        }
    }

    @Override
    public Position read(BitReader in) {
        int[] codes = new int[64];
        Arrays.fill(codes, NONE);
        for (long rest = in.read(64); rest != 0; rest &= rest - 1) {
            int code = (int) in.read(4);
            if (code == NONE) {
                throw new IllegalArgumentException("an occupied square holds the code of an empty one");
            }
            codes[Long.numberOfTrailingZeros(rest)] = code;
        }
        return Nibbles.position(codes);
    }
}
