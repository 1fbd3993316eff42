package sphericalknight.exercises.storage;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import sphericalknight.exercise.contract.Contract;

class HuffmanWordsContract extends Contract<HuffmanWords> {
    /** The number of pawns, knights, bishops, rooks, queens and kings of each side, and of empty squares, in the start position. */
    private static final int[] BOARD = {8, 2, 2, 2, 1, 1, 8, 2, 2, 2, 1, 1, 32};

    private static final int[] FIBONACCI = {1, 1, 2, 3, 5, 8, 13};
    private static final int[] MANY = IntStream.generate(() -> 1).limit(66).toArray();
    private static final int[] LARGE = {400_000_000, 200_000_000, 100_000_000, 100_000_000};
    private static final String[] STRAIGHT = {"0", "1"};
    private static final String[] TURNED = {"1", "0"};

    @Test
    @DisplayName("two symbols get one bit each, whatever they weigh")
    void twoSymbols() {
        twoWords(900, 1);
        alike(random -> twoWords(random.nextInt(1, 1_000), random.nextInt(1, 1_000)));
    }

    private void twoWords(int... weights) {
        String[] words = answer().words(weights);
        assertThat(words)
                .as("weights %d and %d", weights[0], weights[1])
                .isEqualTo(words != null && words.length > 0 && "1".equals(words[0]) ? TURNED : STRAIGHT);
    }

    @Test
    @DisplayName("words are made of 0 and 1, and none is the beginning of another")
    void prefixFree() {
        for (int[] weights : new int[][] {{5, 2, 1, 1}, {1, 1, 1}, {3, 3, 2, 2, 1}, FIBONACCI, BOARD, MANY}) {
            prefixFreeWords(weights);
        }
        alike(random ->
                prefixFreeWords(random.ints(random.nextInt(3, 14), 1, 40).toArray()));
    }

    /** Returns the answer's codewords; fails if one for a weight above 0 is a prefix of another. */
    private String[] prefixFreeWords(int... weights) {
        String[] words = answer().words(weights);
        HuffmanCases.assertPrefixFree(weights, words);
        return words;
    }

    @Test
    @DisplayName("four equal weights get two bits each")
    void equalWeights() {
        bits(8, 1, 1, 1, 1);
        bits(24, 3, 3, 3, 3);
        bits(11_600_000, 1_500_000, 1_500_000, 1_400_000, 1_400_000); // two bits each: 5,800,000 * 2
    }

    @Test
    @DisplayName("the start position takes 164 bits: 1 for nothing, 3 for a pawn, 5 and 6 for the officers")
    void startPosition() {
        bits(164, BOARD);
        int[] lengths =
                Arrays.stream(answer().words(BOARD)).mapToInt(String::length).toArray();
        assertThat(lengths)
                .as("lengths for the start position")
                .isEqualTo(new int[] {3, 5, 5, 5, 6, 6, 3, 5, 5, 5, 6, 6, 1});
    }

    @Test
    @DisplayName(
            "1, 1, 2, 3, 5, 8, 13: a joined tree is taken as soon as it is light enough; 78 bits; and weights of millions")
    void joinedTreesCount() {
        bits(78, FIBONACCI);
        bits(78, 13, 8, 5, 3, 2, 1, 1);
        bits(15, 5, 2, 1, 1);
        bits(87, 15, 7, 6, 6, 5); // Shannon-Fano coding, which splits the list from the top, needs 89
        bits(1_400_000_000, LARGE); // 1, 2, 3 and 3 bits: (4 + 2 * 2 + 1 * 3 + 1 * 3) * 100,000,000
        bits(58_720_271, 1 << 24, 1 << 23, 1 << 23, 5); // 1, 2, 3 and 3 bits: 2^24 + 2 * 2^23 + 3 * (2^23 + 5)
        // Joining n Fibonacci weights makes trees of 2, 4, 7, ..., F(n+2) - 1; their sum is F(n+4) - n - 4.
        bits(701_408_689, HuffmanCases.fibonacci(40));
    }

    @Test
    @DisplayName("a symbol of weight 0 has no word and makes no other word longer")
    void weightless() {
        prefixFreeWords(0, 4, 0, 4, 0);
        bits(8, 0, 4, 0, 4, 0);
        bits(7, 3, 0, 1, 1); // 1, 2 and 2 bits
    }

    @Test
    @DisplayName("100 random alphabets: no code is shorter, all codes tried")
    void noneIsShorter() {
        SplittableRandom random = random();
        for (int i = 0; i < 100; i++) {
            int[] weights = random.ints(2 + i / 25, 1, 30).toArray();
            compareBits(HuffmanCases.shortest(weights), weights);
        }
    }

    /** Asks about weights and, in the hidden run, about the same in another order, all multiplied by the same number. */
    private void bits(int expected, int... weights) {
        compareBits(expected, weights);
        alike(random -> {
            int times = random.nextInt(1, 1 + Math.min(100, Integer.MAX_VALUE / expected));
            compareBits(times * expected, HuffmanCases.reordered(random, times, weights));
        });
    }

    /** Checks that the codewords are prefix-free and that the message has {@code expected} bits. */
    private void compareBits(int expected, int... weights) {
        String[] words = prefixFreeWords(weights);
        int bits = 0;
        for (int i = 0; i < weights.length; i++) {
            bits += weights[i] * words[i].length();
        }
        assertThat(bits)
                .as(
                        "weights %s: bits of the message with the words %s",
                        Arrays.toString(weights), Arrays.toString(words))
                .isEqualTo(expected);
    }

    @Override
    protected void probe(HuffmanWords answer) {
        int[][] small = {{900, 1}, {5, 2, 1, 1}, {1, 1, 1, 1}, {0, 4, 0, 4, 0}, {4, 0, 1, 2, 2}, {15, 7, 6, 6, 5}};
        int[] many = MANY.clone();
        many[many.length - 1] = 1_000; // a word of one bit: without it some are right both ways, forwards and backwards
        int[][] large = {FIBONACCI, BOARD, LARGE, many, HuffmanCases.fibonacci(40)};
        Stream.of(small, large).flatMap(Stream::of).forEach(weights -> answer.words(weights.clone()));
    }

    /** Which of two equal weights is taken first changes the words, but not the length of the message. */
    @Override
    protected Object essence(Object[] arguments, Object result) {
        return HuffmanCases.essence((int[]) arguments[0], (String[]) result);
    }
}
