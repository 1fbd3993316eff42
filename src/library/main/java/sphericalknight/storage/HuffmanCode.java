package sphericalknight.storage;

import java.util.Comparator;
import java.util.PriorityQueue;
import java.util.stream.IntStream;

/**
 * A canonical Huffman code: for symbols of known weight, the shortest code that spends a whole number of bits on each. Only the lengths of
 * its codewords matter; the codewords themselves are assigned in order, short ones first, and those of equal length by symbol, so that the
 * same lengths give the same code everywhere.
 *
 * <pre>{@code
 * symbol        weight   length   codeword
 * empty           32        1     0
 * white pawn       8        3     100      no codeword is the beginning of another:
 * black pawn       8        3     101      0100101... can be read in one way only
 * ...
 * white queen      1        6     111100
 * }</pre>
 *
 * @see <a href="https://doi.org/10.1109/JRPROC.1952.273898">D. A. Huffman, 1952</a>
 */
public final class HuffmanCode {
    private final int[] lengths;
    private final long[] words;
    private final int longest;
    /** The symbols in the order of their codewords; those of length n begin at index first[n], and their codewords at firstWord[n]. */
    private final int[] symbols;

    private final int[] first;
    private final long[] firstWord;

    /**
     * Creates the code whose codewords have these lengths; the length of a symbol that does not occur is 0. The sum of 2^-length over the
     * codewords must be 1 (Kraft's equality).
     */
    HuffmanCode(int... lengths) {
        this.lengths = lengths;
        longest = IntStream.of(lengths).max().orElse(0);
        symbols = IntStream.range(0, lengths.length)
                .filter(symbol -> lengths[symbol] > 0)
                .boxed()
                .sorted(Comparator.comparing(symbol -> lengths[symbol]))
                .mapToInt(Integer::intValue)
                .toArray();
        words = new long[lengths.length];
        first = new int[longest + 2];
        firstWord = new long[longest + 2];
        int next = 0;
        long word = 0;
        for (int length = 1; length <= longest; length++) {
            word <<= 1;
            first[length] = next;
            firstWord[length] = word;
            while (next < symbols.length && lengths[symbols[next]] == length) {
                words[symbols[next++]] = word++;
            }
        }
        first[longest + 1] = next;
    }

    /**
     * Returns the best code for these weights. Of several trees of equal weight the oldest is merged first, so the same weights always
     * give the same lengths.
     *
     * @param weights the number of occurrences of each symbol; at least two must be positive
     * @throws IllegalArgumentException if a weight is negative or fewer than two symbols occur
     */
    public static HuffmanCode ofWeights(long... weights) {
        record Tree(long weight, int order, int[] symbols) {}
        PriorityQueue<Tree> forest =
                new PriorityQueue<>(Comparator.comparingLong(Tree::weight).thenComparingInt(Tree::order));
        for (int symbol = 0; symbol < weights.length; symbol++) {
            if (weights[symbol] < 0) {
                throw new IllegalArgumentException("symbol " + symbol + " has the weight " + weights[symbol]);
            }
            if (weights[symbol] > 0) {
                forest.add(new Tree(weights[symbol], symbol, new int[] {symbol}));
            }
        }
        if (forest.size() < 2) {
            throw new IllegalArgumentException("a code needs two symbols that occur; here are " + forest.size());
        }
        int[] lengths = new int[weights.length];
        for (int order = weights.length; forest.size() > 1; order++) {
            Tree light = forest.poll();
            Tree next = forest.poll();
            int[] joined = IntStream.concat(IntStream.of(light.symbols), IntStream.of(next.symbols))
                    .toArray();
            for (int symbol : joined) {
                lengths[symbol]++;
            }
            forest.add(new Tree(light.weight + next.weight, order, joined));
        }
        return new HuffmanCode(lengths);
    }

    /** Returns the length of a symbol's codeword in bits; 0 if the symbol has no codeword. */
    public int length(int symbol) {
        return lengths[symbol];
    }

    /** Returns a symbol's codeword as text, such as "101"; "" if the symbol has no codeword. */
    public String word(int symbol) {
        String digits = Long.toBinaryString(words[symbol]);
        return lengths[symbol] == 0 ? "" : "0".repeat(lengths[symbol] - digits.length()) + digits;
    }

    /**
     * Writes the codeword of a symbol.
     *
     * @throws IllegalArgumentException if the symbol has no codeword
     */
    public void write(int symbol, BitWriter out) {
        if (lengths[symbol] == 0) {
            throw new IllegalArgumentException("symbol " + symbol + " has no word in this code");
        }
        out.write(words[symbol], lengths[symbol]);
    }

    /**
     * Reads one codeword. The code is complete, so any sequence of bits that is long enough begins with a codeword.
     *
     * @throws IllegalArgumentException if the bits end before the codeword does
     */
    public int read(BitReader in) {
        long word = 0;
        for (int length = 1; length <= longest; length++) {
            word = word << 1 | (in.readBit() ? 1 : 0);
            long index = word - firstWord[length];
            if (index < first[length + 1] - first[length]) {
                return symbols[first[length] + (int) index];
            }
        }
        throw new IllegalStateException("a complete code has a word for every row of bits");
    }
}
