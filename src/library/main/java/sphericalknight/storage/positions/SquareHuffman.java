package sphericalknight.storage.positions;

import sphericalknight.chess.position.Piece;
import sphericalknight.chess.position.Position;
import sphericalknight.storage.BitReader;
import sphericalknight.storage.BitScheme;
import sphericalknight.storage.BitWriter;
import sphericalknight.storage.HuffmanCode;
import sphericalknight.storage.Keeps;
import sphericalknight.storage.PositionScheme;

/**
 * One Huffman code for all squares, made from the start position: empty squares are frequent and get one bit, pawns three, knights, bishops
 * and rooks five, queens and kings six. All weights are powers of two, so the code is as good as any for symbols taken one by one: the start
 * position costs 32 x 1 + 16 x 3 + 12 x 5 + 4 x 6 = 164 bits.
 */
public final class SquareHuffman implements PositionScheme, BitScheme<Position> {
    /** How many of each piece the start position has, in the order of {@link Piece}, and 32 empty squares. */
    private static final HuffmanCode CODE = HuffmanCode.ofWeights(startWeights());

    /** The scheme. */
    public SquareHuffman() {}

    private static long[] startWeights() {
        long[] weights = new long[13];
        Position start = Position.start();
        for (int square = 0; square < 64; square++) {
            weights[start.pieceAt(square)]++;
        }
        return weights;
    }

    /**
     * The code.
     *
     * @return symbols 0 to 11 are the pieces, 12 an empty square
     */
    public static HuffmanCode code() {
        return CODE;
    }

    @Override
    public String name() {
        return "huffman";
    }

    @Override
    public Keeps keeps() {
        return Keeps.BOARD;
    }

    @Override
    public void write(Position position, BitWriter out) {
        for (int cell : Cells.of(position)) {
            CODE.write(cell, out);
        }
    }

    @Override
    public Position read(BitReader in) {
        int[] cells = new int[64];
        for (int square = 0; square < 64; square++) {
            cells[square] = CODE.read(in);
        }
        return Cells.position(cells);
    }
}
