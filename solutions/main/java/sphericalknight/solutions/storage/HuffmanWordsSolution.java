package sphericalknight.solutions.storage;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;
import sphericalknight.exercises.storage.HuffmanWords;

/**
 * Exercise 12.2, solved: every symbol is a tree; the two lightest trees are joined, again and again. Joining puts a 0 in front of the words
 * on one side and a 1 in front of those on the other.
 *
 * <p>Other ways: with the weights sorted once, two queues replace the heap, because joined trees are produced in order. A file format
 * stores only the lengths and assigns the words in order (canonical code), as the library's HuffmanCode does.
 */
public class HuffmanWordsSolution implements HuffmanWords {
    private record Tree(int weight, List<Integer> symbols) {}

    @Override
    public String[] words(int[] weights) {
        PriorityQueue<Tree> forest = new PriorityQueue<>(Comparator.comparingInt(Tree::weight));
        for (int symbol = 0; symbol < weights.length; symbol++) {
            if (weights[symbol] > 0) {
                forest.add(new Tree(weights[symbol], List.of(symbol)));
            }
        }
        String[] words = new String[weights.length];
        Arrays.fill(words, "");
        while (forest.size() > 1) {
            forest.add(join(forest.poll(), forest.poll(), words));
        }
        return words;
    }

    private static Tree join(Tree zero, Tree one, String[] words) {
        List<Integer> symbols = new ArrayList<>(zero.symbols);
        symbols.addAll(one.symbols);
        zero.symbols.forEach(symbol -> words[symbol] = "0" + words[symbol]);
        one.symbols.forEach(symbol -> words[symbol] = "1" + words[symbol]);
        return new Tree(zero.weight + one.weight, symbols);
    }
}
