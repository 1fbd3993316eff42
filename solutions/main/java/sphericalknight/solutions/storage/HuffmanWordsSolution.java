package sphericalknight.solutions.storage;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;
import java.util.stream.IntStream;
import sphericalknight.exercise.KnownWrong;
import sphericalknight.exercises.storage.HuffmanWords;
import sphericalknight.storage.HuffmanCode;

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

    @KnownWrong(
            fails = "startPosition",
            says = "All your words have the same length, so an empty square costs as much as a king. The point is"
                    + " that frequent symbols get short words.")
    static final class FixedWidth extends HuffmanWordsSolution {
        @Override
        public String[] words(int[] weights) {
            int symbols =
                    (int) IntStream.of(weights).filter(weight -> weight > 0).count();
            int width = 32 - Integer.numberOfLeadingZeros(symbols - 1);
            String[] words = new String[weights.length];
            int next = 0;
            for (int symbol = 0; symbol < weights.length; symbol++) {
                String digits = Integer.toBinaryString(1 << width | next);
                words[symbol] = weights[symbol] == 0 ? "" : digits.substring(1);
                next += weights[symbol] == 0 ? 0 : 1;
            }
            return words;
        }
    }

    @KnownWrong(
            fails = "prefixFree",
            says = "0, 1, 00, 01, ... are short, but the reader of 00 cannot know whether it is one word or two. No"
                    + " word may be the beginning of another.")
    static final class NoPrefixCode extends HuffmanWordsSolution {
        @Override
        public String[] words(int[] weights) {
            String[] words = new String[weights.length];
            Arrays.fill(words, "");
            int next = 2;
            for (int symbol : heaviestFirst(weights)) {
                words[symbol] = Integer.toBinaryString(next++).substring(1);
            }
            return words;
        }
    }

    @KnownWrong(
            fails = "equalWeights",
            says = "Your code is a comb: 0, 10, 110, 1110, ... That is best only when each symbol weighs as much as"
                    + " all lighter ones together. Join the two lightest trees, not the lightest symbol to the"
                    + " tree.")
    static final class Comb extends HuffmanWordsSolution {
        @Override
        public String[] words(int[] weights) {
            String[] words = new String[weights.length];
            Arrays.fill(words, "");
            int[] order = heaviestFirst(weights);
            for (int i = 0; i < order.length; i++) {
                words[order[i]] = "1".repeat(i) + (i < order.length - 1 ? "0" : "");
            }
            words[order[order.length - 1]] = "1".repeat(order.length - 1);
            return words;
        }
    }

    @KnownWrong(
            fails = "prefixFree",
            says = "Your words have the right lengths, but one is the beginning of another: you put each new bit"
                    + " behind them. Two trees are joined above their roots, so the new bit comes first: \"0\" +"
                    + " word.")
    static final class BitsAppended extends HuffmanWordsSolution {
        @Override
        public String[] words(int[] weights) {
            String[] words = super.words(weights);
            Arrays.setAll(
                    words, symbol -> new StringBuilder(words[symbol]).reverse().toString());
            return words;
        }
    }

    @KnownWrong(
            fails = "joinedTreesCount",
            says = "You sort once, and put joined trees at the end of the queue. After 1 + 1 = 2 the lightest two are"
                    + " 2 and 2; a joined tree must find its place among the others by its weight.")
    static final class SortedOnce extends HuffmanWordsSolution {
        @Override
        public String[] words(int[] weights) {
            List<Tree> forest = new ArrayList<>();
            for (int symbol : heaviestFirst(weights)) {
                forest.add(0, new Tree(weights[symbol], List.of(symbol)));
            }
            String[] words = new String[weights.length];
            Arrays.fill(words, "");
            while (forest.size() > 1) {
                forest.add(join(forest.remove(0), forest.remove(0), words));
            }
            return words;
        }
    }

    @KnownWrong(
            fails = "weightless",
            says = "Symbols of weight 0 stand in your tree, and others get longer words to make room for them. What"
                    + " does not occur needs no word.")
    static final class WeightlessGetsWord extends HuffmanWordsSolution {
        @Override
        public String[] words(int[] weights) {
            List<Tree> forest = new ArrayList<>();
            for (int symbol = 0; symbol < weights.length; symbol++) {
                forest.add(new Tree(weights[symbol], List.of(symbol)));
            }
            String[] words = new String[weights.length];
            Arrays.fill(words, "");
            while (forest.size() > 1) {
                forest.sort(Comparator.comparingInt(Tree::weight));
                forest.add(join(forest.remove(0), forest.remove(0), words));
            }
            return words;
        }
    }

    @KnownWrong(
            fails = "startPosition",
            says =
                    "You join the two heaviest trees, so frequent symbols get the longest words. Always take the two lightest.")
    static final class HeaviestFirst extends HuffmanWordsSolution {
        @Override
        public String[] words(int[] weights) {
            PriorityQueue<Tree> forest = new PriorityQueue<>(Comparator.comparingInt(tree -> -tree.weight()));
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
    }

    @KnownWrong(
            fails = "weightless",
            says = "A symbol of weight 0 has no word in your answer: null. The empty text, \"\", is asked.")
    static final class NullForWeightless extends HuffmanWordsSolution {
        @Override
        public String[] words(int[] weights) {
            String[] words = super.words(weights);
            for (int symbol = 0; symbol < weights.length; symbol++) {
                words[symbol] = weights[symbol] == 0 ? null : words[symbol];
            }
            return words;
        }
    }

    @KnownWrong(
            fails = "twoSymbols",
            says =
                    "Both branches get the same bit. When two trees are joined, one side gets a 0 in front of its words and the other a 1.")
    static final class SameBitOnBothSides extends HuffmanWordsSolution {
        @Override
        public String[] words(int[] weights) {
            String[] words = super.words(weights);
            Arrays.setAll(words, symbol -> words[symbol].replace('1', '0'));
            return words;
        }
    }

    @KnownWrong(
            fails = "equalWeights",
            says = "A joined tree has the weight of one of its two parts only. It weighs as much as both together.")
    static final class WeightOfTheHeavier extends HuffmanWordsSolution {
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
                Tree light = forest.poll();
                Tree heavy = forest.poll();
                forest.add(new Tree(heavy.weight(), join(light, heavy, words).symbols()));
            }
            return words;
        }
    }

    @KnownWrong(
            fails = "joinedTreesCount",
            says =
                    "You split the sorted list from above, as Shannon and Fano did; that is not always shortest. Build from"
                            + " below: join the two lightest trees, again and again.")
    static final class ShannonFano extends HuffmanWordsSolution {
        @Override
        public String[] words(int[] weights) {
            String[] words = new String[weights.length];
            Arrays.fill(words, "");
            split(heaviestFirst(weights), weights, words);
            return words;
        }

        private static void split(int[] symbols, int[] weights, String[] words) {
            if (symbols.length < 2) {
                return;
            }
            int total = IntStream.of(symbols).map(symbol -> weights[symbol]).sum();
            int cut = 1;
            int left = weights[symbols[0]];
            while (cut < symbols.length - 1
                    && Math.abs(total - 2 * (left + weights[symbols[cut]])) < Math.abs(total - 2 * left)) {
                left += weights[symbols[cut]];
                cut++;
            }
            for (int i = 0; i < symbols.length; i++) {
                words[symbols[i]] += i < cut ? "0" : "1";
            }
            split(Arrays.copyOf(symbols, cut), weights, words);
            split(Arrays.copyOfRange(symbols, cut, symbols.length), weights, words);
        }
    }

    @KnownWrong(fails = KnownWrong.RULES)
    static final class CallsTheLibrary extends HuffmanWordsSolution {
        @Override
        public String[] words(int[] weights) {
            HuffmanCode code =
                    HuffmanCode.ofWeights(IntStream.of(weights).asLongStream().toArray());
            return IntStream.range(0, weights.length).mapToObj(code::word).toArray(String[]::new);
        }
    }

    private static int[] heaviestFirst(int[] weights) {
        return IntStream.range(0, weights.length)
                .filter(symbol -> weights[symbol] > 0)
                .boxed()
                .sorted(Comparator.comparingInt(symbol -> -weights[symbol]))
                .mapToInt(Integer::intValue)
                .toArray();
    }
}
