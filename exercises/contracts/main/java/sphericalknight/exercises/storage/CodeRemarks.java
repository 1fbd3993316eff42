package sphericalknight.exercises.storage;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Queue;
import java.util.stream.IntStream;

/** Remarks on wrong codewords in exercise 12.2 that point to the likely mistake; "" if none is recognised. */
final class CodeRemarks {
    private CodeRemarks() {}

    /** A remark on codewords of which one is a prefix of another. */
    static String ofPrefixes(String[] words) {
        if (Arrays.asList(words).contains(null)) {
            return "";
        }
        if (Arrays.stream(words).distinct().count() < words.length) {
            boolean areMany = words.length > 64
                    && Arrays.stream(words).limit(64).distinct().count() == 64;
            return areMany
                    ? "; the first 64 words are all different: if a long holds the symbols of a tree, 1L << 64 is 1L << 0 again"
                    : "; where two trees are joined, one side gets a 0 and the other a 1";
        }
        return isPrefixFree(backwards(words)) ? "; read backwards, your words are right: turn them round" : "";
    }

    static String[] backwards(String[] words) {
        return Arrays.stream(words)
                .map(word -> new StringBuilder(word).reverse().toString())
                .toArray(String[]::new);
    }

    static boolean isPrefixFree(String[] words) {
        return IntStream.range(0, words.length)
                .allMatch(
                        i -> IntStream.range(0, words.length).noneMatch(j -> i != j && words[j].startsWith(words[i])));
    }

    /** A remark on codewords whose lengths are those of Shannon's code, the logarithm of sum / weight rounded up. */
    static String ofLengths(int[] weights, String[] words) {
        long sum = IntStream.of(weights).asLongStream().sum();
        boolean areShannons = words != null
                && weights.length == words.length
                && IntStream.range(0, words.length)
                        .allMatch(i -> words[i] != null && words[i].length() == shannon(sum, weights[i]));
        return areShannons
                ? "; these are the lengths of Shannon's code, log2 (sum / weight) rounded up, which are not always the shortest: build a"
                        + " tree, and join the two lightest each time"
                : "";
    }

    private static int shannon(long sum, long weight) {
        int bits = 0;
        while (weight > 0 && weight << bits < sum) {
            bits++;
        }
        return bits;
    }

    /** The description of a message with these words, and a remark on its length where the words show what is wrong. */
    static String ofMessage(int[] weights, String[] words, int expected, int bits) {
        return "weights %s: bits of the message with the words %s%s"
                .formatted(Arrays.toString(weights), Arrays.toString(words), ofBits(weights, expected, bits, words));
    }

    /** A remark on codewords that make the message longer than necessary, if {@code bits} is the result of a common mistake. */
    private static String ofBits(int[] weights, int expected, int bits, String[] words) {
        if (bits == expected) {
            return "";
        }
        String lengths = ofLengths(weights, words);
        if (!lengths.isEmpty()) {
            return lengths;
        }
        int[] sorted = IntStream.of(weights).sorted().toArray();
        return bits == bits(sorted) || bits == bits(weights)
                ? "; each time join the two lightest of all trees, the joined ones among them"
                : "";
    }

    /** The length in bits of a message if not the two lightest trees are joined each time, but the first two in a queue. */
    private static int bits(int[] weights) {
        Queue<Integer> queue = new ArrayDeque<>();
        IntStream.of(weights).forEach(queue::add);
        int bits = 0;
        while (queue.size() > 1) {
            int joined = queue.remove() + queue.remove();
            bits += joined;
            queue.add(joined);
        }
        return bits;
    }
}
