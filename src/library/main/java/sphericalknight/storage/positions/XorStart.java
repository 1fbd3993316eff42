package sphericalknight.storage.positions;

import sphericalknight.chess.position.Position;
import sphericalknight.storage.BitReader;
import sphericalknight.storage.BitScheme;
import sphericalknight.storage.BitWriter;
import sphericalknight.storage.Fidelity;

/**
 * A scheme that stores the difference from the start position. An unchanged square costs one bit, 0; any other costs a 1 and the Huffman
 * codeword of its present contents. With run lengths, runs of unchanged squares are counted instead.
 *
 * <pre>{@code
 * bits   0 0 0 ... 0 1 0 0 0 ... 0 1 100 0 ...     after 1.e4: e2 is empty now (0), on e4 stands a white pawn (100)
 * runs   12 0  15 100  35                          12 unchanged squares, a codeword, 15 more, a codeword, 35 more
 * }</pre>
 */
final class XorStart extends BitScheme<Position> {
    private static final int[] START = PieceArray.of(Position.start());

    private final boolean runs;

    private XorStart(boolean runs) {
        super(runs ? "xor-runs" : "xor-start", Fidelity.BOARD);
        this.runs = runs;
    }

    /** Returns the scheme with one bit for every unchanged square: 64 bits for the start position. */
    static XorStart plain() {
        return new XorStart(false);
    }

    /**
     * Returns the scheme with a number for every run of unchanged squares, its length plus 1, in the gamma code of P. Elias: as many zeros
     * as the number has bits after the first, then the number. The start position is one run: 13 bits.
     */
    static XorStart runs() {
        return new XorStart(true);
    }

    @Override
    public void write(Position position, BitWriter out) {
        int[] cells = PieceArray.of(position);
        int square = 0;
        while (square < 64) {
            int end = square;
            while (end < 64 && cells[end] == START[end]) {
                end++;
            }
            writeSame(end - square, end < 64, out);
            if (end < 64) {
                SquareHuffman.code().write(cells[end], out);
            }
            square = end + 1;
        }
    }

    private void writeSame(int count, boolean change, BitWriter out) {
        if (runs) {
            int length = 31 - Integer.numberOfLeadingZeros(count + 1);
            out.write(0, length);
            out.write(count + 1L, length + 1);
            return;
        }
        out.write(0, count);
        if (change) {
            out.writeBit(true);
        }
    }

    @Override
    public Position read(BitReader in) {
        int[] cells = START.clone();
        int square = 0;
        while (square < 64) {
            square += readSame(64 - square, in);
            if (square < 64) {
                cells[square] = SquareHuffman.code().read(in);
            }
            square++;
        }
        return PieceArray.position(cells);
    }

    private int readSame(int most, BitReader in) {
        int count = 0;
        if (!runs) {
            while (count < most && !in.readBit()) {
                count++;
            }
            return count;
        }
        int length = 0;
        while (!in.readBit()) {
            length++;
        }
        count = length > 6 ? most + 1 : (int) (1L << length | in.read(length)) - 1;
        if (count > most) {
            throw new IllegalArgumentException("a run goes beyond h8; " + most + " squares were left");
        }
        return count;
    }
}
