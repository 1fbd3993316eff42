package sphericalknight.storage.positions;

import static sphericalknight.chess.position.Piece.NONE;

import java.util.Arrays;
import sphericalknight.chess.position.Position;
import sphericalknight.storage.BitReader;
import sphericalknight.storage.BitScheme;
import sphericalknight.storage.BitWriter;
import sphericalknight.storage.Keeps;
import sphericalknight.storage.PositionScheme;

/**
 * A bitboard of the occupied squares, then four bits for each man on them: 64 + 4 n bits, 192 at the start. Empty squares cost one bit instead
 * of four. The codes of the men are those of {@link Nibbles}, so the whole repetition state is kept.
 */
public final class Occupancy implements PositionScheme, BitScheme<Position> {
    /** The scheme. */
    public Occupancy() {}

    @Override
    public String name() {
        return "occupancy";
    }

    @Override
    public Keeps keeps() {
        return Keeps.REPETITION_STATE;
    }

    @Override
    public void write(Position position, BitWriter out) {
        out.write(position.occupied(), 64);
        int[] codes = StateCodes.of(position);
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
            if (!StateCodes.isMan(code)) {
                throw new IllegalArgumentException("an occupied square holds the code of an empty one");
            }
            codes[Long.numberOfTrailingZeros(rest)] = code;
        }
        return StateCodes.position(codes);
    }
}
