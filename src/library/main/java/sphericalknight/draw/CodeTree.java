package sphericalknight.draw;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * The binary tree of a prefix code: each codeword of zeros and ones is a path from the root to a leaf, with 0 to the left and 1 to the
 * right.
 *
 * <pre>{@code
 * tree("a code", new String[] {"a", "b", "c"}, new String[] {"0", "10", "11"})
 * a code
 * 0   a
 * 10  b
 * 11  c
 * }</pre>
 */
public final class CodeTree extends Figure {
    private static final int COLUMN = 44;
    private static final int LEVEL = 46;
    private static final int TOP = 32;

    private final String title;

    /** The symbol of each codeword, sorted by codeword, which is the order from left to right in the tree. */
    private final TreeMap<String, String> leaves = new TreeMap<>();

    CodeTree(String title, String[] symbols, String[] words) {
        this.title = Svg.title(title);
        for (int i = 0; i < words.length; i++) {
            if (words[i].matches("[01]+")) {
                leaves.put(words[i], Svg.clean(symbols[i]));
            }
        }
        String before = null;
        for (String word : leaves.keySet()) {
            if (before != null && word.startsWith(before)) {
                throw new IllegalArgumentException("\"" + before + "\" is the beginning of \"" + word
                        + "\", so no tree has both as leaves; see that no word begins another");
            }
            before = word;
        }
        if (leaves.isEmpty()) {
            throw new IllegalArgumentException("a tree needs a word of 0 and 1");
        }
    }

    private int depth() {
        return leaves.keySet().stream().mapToInt(String::length).max().orElse(0);
    }

    @Override
    double width() {
        return Math.max(COLUMN * leaves.size(), title == null ? 0 : Font.TITLE.widthOf(title));
    }

    @Override
    double height() {
        return TOP + LEVEL * depth() + 24;
    }

    @Override
    void draw(Svg svg) {
        if (title != null) {
            svg.text(0, 12, "start", Font.TITLE, svg.palette.ink(), title);
        }
        StringBuilder edges = new StringBuilder();
        List<Svg.Word> bits = new ArrayList<>();
        List<Svg.Word> symbols = new ArrayList<>();
        draw("", edges, bits, symbols);
        svg.line(edges, svg.palette.quiet(), 1.5);
        svg.words(11, svg.palette.quiet(), bits);
        svg.words(16, svg.palette.ink(), symbols, "font-weight=\"600\"");
    }

    /** Draws the subtree below {@code node}, which is given as the bits of the path to it, and returns the node's x-coordinate. */
    private double draw(String node, StringBuilder edges, List<Svg.Word> bits, List<Svg.Word> symbols) {
        double y = TOP + LEVEL * node.length();
        if (leaves.containsKey(node)) {
            double x = COLUMN * (leaves.headMap(node).size() + 0.5);
            symbols.add(new Svg.Word(x, y + 16, leaves.get(node)));
            return x;
        }
        List<Double> children = new ArrayList<>();
        for (String bit : List.of("0", "1")) {
            if (!below(node + bit).isEmpty()) {
                children.add(draw(node + bit, edges, bits, symbols));
            }
        }
        double x = children.stream().mapToDouble(child -> child).average().orElseThrow();
        for (double child : children) {
            edges.append(
                    "M" + Svg.number(x) + " " + Svg.number(y) + "L" + Svg.number(child) + " " + Svg.number(y + LEVEL));
            boolean left =
                    child < x || children.size() == 1 && !below(node + "0").isEmpty();
            bits.add(new Svg.Word((x + child) / 2 + (left ? -8 : 8), y + LEVEL / 2.0, left ? "0" : "1"));
        }
        return x;
    }

    private Map<String, String> below(String node) {
        return leaves.subMap(node, node + "2");
    }

    /** {@return the title and the symbols with their codewords, in one sentence} */
    @Override
    public String alt() {
        List<String> parts = new ArrayList<>();
        leaves.forEach((word, symbol) -> parts.add(symbol + " " + word));
        return (title == null ? "" : title + ": ") + "a tree with the leaves " + String.join(", ", parts);
    }

    @Override
    TextBlock text() {
        List<String> lines = new ArrayList<>();
        leaves.forEach((word, symbol) -> lines.add(word + " ".repeat(depth() + 2 - word.length()) + symbol));
        TextBlock text = TextBlock.of(lines.toArray(new String[0]));
        return title == null ? text : text.below(title);
    }
}
