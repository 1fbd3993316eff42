package sphericalknight.storage.positions;

import sphericalknight.chess.position.Position;
import sphericalknight.storage.BitReader;
import sphericalknight.storage.BitScheme;
import sphericalknight.storage.BitWriter;
import sphericalknight.storage.Fidelity;
import sphericalknight.storage.HuffmanCode;

/**
 * A scheme with a Huffman codeword for each square and the same code for all squares: symbols 0 to 11 are the pieces, 12 is an empty
 * square.
 */
public final class SquareHuffman extends BitScheme<Position> {
    private static final HuffmanCode CODE = code(Position.start());

    SquareHuffman() {
        super("huffman", Fidelity.BOARD);
    }

    private static HuffmanCode code(Position position) {
        long[] weights = new long[13];
        for (int cell : PieceArray.of(position)) {
            weights[cell]++;
        }
        return HuffmanCode.ofWeights(weights);
    }

    /**
     * Returns the code made from the start position. Empty squares get one bit, pawns three, knights, bishops and rooks five, queens and
     * kings six. All weights are powers of two, so no code that codes the squares of the start position one by one is shorter: 32 x 1 + 16
     * x 3 + 12 x 5 + 4 x 6 = 164 bits.
     */
    public static HuffmanCode code() {
        return CODE;
    }

    @Override
    public void write(Position position, BitWriter out) {
        for (int square = 0; square < 64; square++) {
            CODE.write(position.pieceAt(square), out);
        }
    }

    @Override
    public Position read(BitReader in) {
        int[] cells = new int[64];
        for (int square = 0; square < 64; square++) {
            cells[square] = CODE.read(in);
        }
        return PieceArray.position(cells);
    }
}
