package sphericalknight.storage.positions;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import sphericalknight.chess.position.Piece;
import sphericalknight.chess.position.Position;
import sphericalknight.storage.Frequencies;
import sphericalknight.storage.HuffmanCode;
import sphericalknight.storage.RangeEncoder;

/** How often each content stands on each square, whatever stands elsewhere; and the codes made from that. */
final class SquareOccurrences {
    private static final double LITTLE = 0.3;

    private final HuffmanCode[] codes = new HuffmanCode[64];
    private final int[][] frequencies = new int[64][];

    SquareOccurrences(byte[] table) {
        for (int square = 0; square < 64; square++) {
            long[] weights = new long[13];
            for (int piece = 0; piece < 13; piece++) {
                weights[piece] = isPossible(piece, square) ? SquareWeights.power(table[square * 13 + piece]) : 0;
            }
            codes[square] = HuffmanCode.ofWeights(weights);
            frequencies[square] = Frequencies.scale(weights, RangeEncoder.MOST);
        }
    }

    private static boolean isPossible(int piece, int square) {
        boolean pawn = piece != Piece.NONE && Piece.kind(piece) == Piece.PAWN;
        return !pawn || square >= 8 && square < 56;
    }

    /** The Huffman code of a square. */
    HuffmanCode code(int square) {
        return codes[square];
    }

    /** The frequencies on a square, in parts of 65,536. */
    int[] frequencies(int square) {
        return frequencies[square];
    }

    /** The table, counted over positions. */
    static byte[] train(List<Position> positions) {
        double[] stood = new double[SquareWeights.TABLE];
        Arrays.fill(stood, LITTLE);
        for (Position position : positions) {
            for (int square = 0; square < 64; square++) {
                stood[square * 13 + position.pieceAt(square)]++;
            }
        }
        byte[] table = new byte[SquareWeights.TABLE];
        IntStream.range(0, table.length)
                .forEach(i -> table[i] = SquareWeights.logarithm(stood[i] / (positions.size() + 13 * LITTLE)));
        return table;
    }
}
