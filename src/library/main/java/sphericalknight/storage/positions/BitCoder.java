package sphericalknight.storage.positions;

import sphericalknight.storage.RangeDecoder;
import sphericalknight.storage.RangeEncoder;

/**
 * Codes symbols of known probability. A {@link PositionModel} asks the same questions in both directions: an encoder writes the answers
 * that it is given, a decoder ignores them and reads the answers instead.
 */
interface BitCoder {
    /**
     * Codes one symbol.
     *
     * @param frequencies the frequency of each symbol; 0 for an impossible symbol
     * @param total the sum of the frequencies
     * @param symbol the right symbol; a decoder ignores it
     * @return the right symbol
     */
    int symbol(int[] frequencies, int total, int symbol);

    /** Codes one yes-or-no answer, with the probability that {@code context} gives under {@code weights}. */
    default boolean bit(BitContext context, byte[] weights, boolean answer) {
        int yes = context.yes(weights);
        return symbol(new int[] {yes, BitContext.WHOLE - yes}, BitContext.WHOLE, answer ? 0 : 1) == 0;
    }

    /** Announces the square, 0 to 63, that the next symbols are about; 64 for none. */
    default void about(int square) {}

    static BitCoder writing(RangeEncoder encoder) {
        return (frequencies, total, symbol) -> {
            encoder.encode(below(frequencies, symbol), frequencies[symbol], total);
            return symbol;
        };
    }

    static BitCoder reading(RangeDecoder decoder) {
        return (frequencies, total, unknown) -> {
            int target = decoder.target(total);
            int symbol = 0;
            int below = 0;
            while (target >= below + frequencies[symbol]) {
                below += frequencies[symbol++];
            }
            decoder.accept(below, frequencies[symbol], total);
            return symbol;
        };
    }

    private static int below(int[] frequencies, int symbol) {
        int below = 0;
        for (int i = 0; i < symbol; i++) {
            below += frequencies[i];
        }
        return below;
    }

    /** Adds up the information of the symbols, log2(1/p) bits each, without the rounding of a coder. */
    final class Meter implements BitCoder {
        /** The number of bits spent on each square, a1 first; index 64 counts symbols that do not describe a square. */
        final double[] bits = new double[65];

        private int square = 64;

        @Override
        public int symbol(int[] frequencies, int total, int symbol) {
            bits[square] -= Math.log((double) frequencies[symbol] / total) / Math.log(2);
            return symbol;
        }

        @Override
        public void about(int newSquare) {
            square = newSquare;
        }
    }
}
