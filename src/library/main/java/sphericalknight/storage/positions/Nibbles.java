package sphericalknight.storage.positions;

import sphericalknight.chess.position.Position;
import sphericalknight.storage.BitReader;
import sphericalknight.storage.BitScheme;
import sphericalknight.storage.BitWriter;
import sphericalknight.storage.Keeps;
import sphericalknight.storage.PositionScheme;

/**
 * Four bits a square, a1 first: always 64 x 4 = 256 bits. Thirteen codes are enough for the board; the three to spare keep castling rights, en
 * passant and the side to move, so that nothing more is needed for the whole repetition state.
 *
 * <pre>{@code
 * 0-5  PNBRQK      12  nothing                   14  a pawn that can be captured en passant
 * 6-11 pnbrqk      13  a rook that may castle    15  the king of the side to move
 * }</pre>
 */
public final class Nibbles implements PositionScheme, BitScheme<Position> {
    /** The scheme. */
    public Nibbles() {}

    @Override
    public String name() {
        return "nibbles";
    }

    @Override
    public Keeps keeps() {
        return Keeps.REPETITION_STATE;
    }

    @Override
    public void write(Position position, BitWriter out) {
        for (int code : StateCodes.of(position)) {
            out.write(code, 4);
        }
    }

    @Override
    public Position read(BitReader in) {
        int[] codes = new int[64];
        for (int square = 0; square < 64; square++) {
            codes[square] = (int) in.read(4);
        }
        return StateCodes.position(codes);
    }
}
