package sphericalknight.storage.positions;

import sphericalknight.chess.position.Position;
import sphericalknight.storage.BitReader;
import sphericalknight.storage.BitScheme;
import sphericalknight.storage.BitWriter;
import sphericalknight.storage.HuffmanCode;
import sphericalknight.storage.Keeps;
import sphericalknight.storage.PositionScheme;

/**
 * A Huffman code of its own for every square, made from what stood there in real games: on e1 a white king is likely, on e4 a pawn. The sound
 * form of comparing with the start position.
 */
public final class PerSquare implements PositionScheme, BitScheme<Position> {
    private final SquareOccurrences occurrences = Tables.shipped().occurrences();

    /** The scheme. */
    public PerSquare() {}

    /**
     * The code of a square.
     *
     * @param square 0 to 63
     * @return symbols 0 to 11 are the pieces, 12 an empty square; pawns have no word on ranks 1 and 8
     */
    public HuffmanCode code(int square) {
        return occurrences.code(square);
    }

    @Override
    public String name() {
        return "square-huffman";
    }

    @Override
    public Keeps keeps() {
        return Keeps.BOARD;
    }

    @Override
    public void write(Position position, BitWriter out) {
        for (int square = 0; square < 64; square++) {
            code(square).write(position.pieceAt(square), out);
        }
    }

    @Override
    public Position read(BitReader in) {
        int[] cells = new int[64];
        for (int square = 0; square < 64; square++) {
            cells[square] = code(square).read(in);
        }
        return Cells.position(cells);
    }
}
