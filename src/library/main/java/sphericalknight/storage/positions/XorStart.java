package sphericalknight.storage.positions;

import sphericalknight.chess.position.Position;
import sphericalknight.storage.BitReader;
import sphericalknight.storage.BitScheme;
import sphericalknight.storage.BitWriter;
import sphericalknight.storage.Fidelity;

/**
 * A scheme that stores the difference from the start position. An unchanged square costs one bit, 0; any other costs a 1 and the Huffman
 * codeword of its present contents.
 *
 * <pre>{@code
 * 0 0 0 ... 0 1 0 0 0 ... 0 1 100 0 ...     after 1.e4: e2 is empty now (0), on e4 stands a white pawn (100)
 * }</pre>
 */
final class XorStart extends BitScheme<Position> {
    private static final int[] START = PieceArray.of(Position.start());

    XorStart() {
        super("xor-start", Fidelity.BOARD);
    }

    @Override
    public void write(Position position, BitWriter out) {
        for (int square = 0; square < 64; square++) {
            int piece = position.pieceAt(square);
            out.writeBit(piece != START[square]);
            if (piece != START[square]) {
                SquareHuffman.code().write(piece, out);
            }
        }
    }

    @Override
    public Position read(BitReader in) {
        int[] cells = START.clone();
        for (int square = 0; square < 64; square++) {
            if (in.readBit()) {
                cells[square] = SquareHuffman.code().read(in);
            }
        }
        return PieceArray.position(cells);
    }
}
