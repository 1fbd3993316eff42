package sphericalknight.exercises.storage;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;

/** Weights for the tests of exercise 12.2, and the length of the shortest message, found by trying all lengths of codewords. */
final class HuffmanCases {
    private HuffmanCases() {}

    /** The first {@code length} Fibonacci numbers: 1, 1, 2, 3, 5 ... */
    static int[] fibonacci(int length) {
        int[] weights = new int[length];
        for (int i = 0; i < length; i++) {
            weights[i] = i < 2 ? 1 : weights[i - 1] + weights[i - 2];
        }
        return weights;
    }

    /**
     * What codewords have in common with those of a tree in which symbols and trees of equal weight changed places: the length of the
     * message, and whether a symbol of weight 0 has a word, whether all words differ, and whether the code is prefix-free or, if not, would
     * be if read backwards, and which word is the first that is null. The words themselves if they are not one text of 0 and 1 for each weight.
     */
    static Object essence(int[] weights, String[] words) {
        if (words == null
                || words.length != weights.length
                || !Arrays.stream(words).allMatch(word -> word == null || word.matches("[01]*"))) {
            return words;
        }
        List<String> all =
                Arrays.stream(words).map(word -> word == null ? "" : word).toList();
        long bits = 0;
        boolean isTooMuch = false;
        for (int symbol = 0; symbol < words.length; symbol++) {
            bits += (long) weights[symbol] * all.get(symbol).length();
            isTooMuch |= weights[symbol] == 0 && !all.get(symbol).isEmpty();
        }
        List<String> given = all.stream().filter(word -> !word.isEmpty()).toList();
        List<String> backwards = given.stream()
                .map(word -> new StringBuilder(word).reverse().toString())
                .toList();
        boolean areDifferent = given.stream().distinct().count() == given.size();
        boolean isPrefixFree = isPrefixFree(given);
        boolean isBackwards = !isPrefixFree && isPrefixFree(backwards);
        return bits + " " + isTooMuch + areDifferent + isPrefixFree + isBackwards
                + Arrays.asList(words).indexOf(null);
    }

    private static boolean isPrefixFree(List<String> words) {
        return IntStream.range(0, words.size())
                .allMatch(i -> IntStream.range(0, words.size())
                        .noneMatch(j -> i != j && words.get(j).startsWith(words.get(i))));
    }

    /** Fails if there is not one word of zeros and ones for each weight above 0, or if one is a prefix of another. */
    static void assertPrefixFree(int[] weights, String[] words) {
        String question = "weights " + Arrays.toString(weights);
        assertThat(words).as(question).isNotNull();
        assertThat(words.length).as(question + ": the number of words").isEqualTo(weights.length);
        for (int i = 0; i < words.length; i++) {
            assertThat(words[i] != null && words[i].matches(weights[i] > 0 ? "[01]+" : ""))
                    .as(question + ": the word of symbol " + i + " is " + words[i] + ", not "
                            + (weights[i] > 0 ? "of zeros and ones" : "empty"))
                    .isTrue();
            for (int j = 0; j < words.length; j++) {
                if (i != j && weights[i] > 0 && words[j] != null && words[j].startsWith(words[i])) {
                    fail("%s: \"%s\" is the beginning of \"%s\"".formatted(question, words[i], words[j]));
                }
            }
        }
    }

    /** The weights in a random order, each multiplied by {@code times}. */
    static int[] reordered(SplittableRandom random, int times, int... weights) {
        return random.ints(0, weights.length)
                .distinct()
                .limit(weights.length)
                .map(symbol -> times * weights[symbol])
                .toArray();
    }

    /** The fewest bits for a message in which each symbol occurs as often as its weight says; for codewords of up to five bits. */
    static int shortest(int[] weights) {
        return shortest(weights, 0, 0);
    }

    /**
     * The fewest bits for the symbols from {@code symbol} on if {@code taken} of 32 places are taken. Codewords have 1 to 5 bits; one of n
     * bits takes 32 / 2^n places (Kraft's inequality).
     */
    private static int shortest(int[] weights, int symbol, int taken) {
        if (symbol == weights.length) {
            return 0;
        }
        int best = 1_000_000;
        for (int length = 1; length <= 5; length++) {
            int places = taken + (32 >> length);
            if (places <= 32) {
                best = Math.min(best, weights[symbol] * length + shortest(weights, symbol + 1, places));
            }
        }
        return best;
    }
}
