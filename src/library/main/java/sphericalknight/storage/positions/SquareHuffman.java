package sphericalknight.storage.positions;

import java.util.function.IntFunction;
import sphericalknight.chess.position.Position;
import sphericalknight.storage.BitReader;
import sphericalknight.storage.BitScheme;
import sphericalknight.storage.BitWriter;
import sphericalknight.storage.Fidelity;
import sphericalknight.storage.HuffmanCode;

/** A Huffman word for each square: 0 to 11 are the pieces, 12 is an empty square. */
public final class SquareHuffman extends BitScheme<Position> {
    private static final HuffmanCode FROM_START = fromStart();

    private final IntFunction<HuffmanCode> codes;

    private SquareHuffman(String name, IntFunction<HuffmanCode> codes) {
        super(name, Fidelity.BOARD);
        this.codes = codes;
    }

    private static HuffmanCode fromStart() {
        long[] weights = new long[13];
        for (int cell : PieceArray.of(Position.start())) {
            weights[cell]++;
        }
        return HuffmanCode.ofWeights(weights);
    }

    /**
     * Returns the code made from the start position. Empty squares get one bit, pawns three, knights, bishops and rooks five, queens and kings
     * six. All weights are powers of two, so no code that takes squares one by one is better: 32 x 1 + 16 x 3 + 12 x 5 + 4 x 6 = 164 bits.
     */
    public static HuffmanCode code() {
        return FROM_START;
    }

    /** The same code for all squares. */
    static SquareHuffman ofStart() {
        return new SquareHuffman("huffman", square -> FROM_START);
    }

    /** A code for each square, made from what stood there in real games: a king is likely on e1, a pawn on e4. */
    static SquareHuffman learned(PositionTables tables) {
        return new SquareHuffman("square-huffman", tables::code);
    }

    @Override
    public void write(Position position, BitWriter out) {
        for (int square = 0; square < 64; square++) {
            codes.apply(square).write(position.pieceAt(square), out);
        }
    }

    @Override
    public Position read(BitReader in) {
        int[] cells = new int[64];
        for (int square = 0; square < 64; square++) {
            cells[square] = codes.apply(square).read(in);
        }
        return PieceArray.position(cells);
    }
}
