package sphericalknight.chess.perft;

import java.util.Map;
import java.util.TreeMap;
import sphericalknight.chess.attack.SliderMethods;
import sphericalknight.chess.attack.Sliders;
import sphericalknight.chess.position.Position;
import sphericalknight.chess.position.Uci;

/**
 * Perft: the number of sequences of legal moves of a given length from a position. Comparing this number with published numbers tests a
 * move generator; {@link #divide} finds the move below which a faulty generator goes wrong.
 *
 * <pre>{@code
 * new Perft().count(Position.start(), 3)     // 8902
 * new Perft().divide(Position.start(), 3)    // {a2a3=380, a2a4=420, b1a3=400, ...}
 * }</pre>
 *
 * <p>Draws by repetition, by the halfmove clock or by lack of material do not end a sequence. An instance must be used by one thread only.
 *
 * @see <a href="https://www.chessprogramming.org/Perft">Perft</a>
 */
public final class Perft {
    /** The largest depth that is accepted, far beyond what can be counted in practice. */
    public static final int DEEPEST = 32;

    private final Counting counting;
    private final ListPerft lists;
    /** The topmost ply of a walk, indexed by the depth of the walk; null until it is first needed. */
    private final Ply[] plies = new Ply[DEEPEST + 1];

    private final Sliders sliders;
    private final TranspositionTable table;

    /** Creates a counter with the fastest methods available on this Java version. */
    public Perft() {
        this(SliderMethods.best(), Counting.SETS_BULK);
    }

    /** Creates a counter with the given methods. */
    public Perft(Sliders sliders, Counting counting) {
        this(sliders, counting, null);
    }

    /**
     * Creates a counter that stores its counts in a table and looks them up there.
     *
     * @param table the table of counts, or null for none; several counters may share it
     */
    public Perft(Sliders sliders, Counting counting, TranspositionTable table) {
        this.table = table;
        this.counting = counting;
        this.sliders = sliders;
        this.lists = new ListPerft(sliders, counting == Counting.LIST_BULK);
    }

    /**
     * The number of leaves, that is, of sequences of {@code depth} legal moves.
     *
     * @param position the root; unchanged afterwards
     * @param depth 0 (gives 1, for the position itself) to {@link #DEEPEST}
     * @throws IllegalArgumentException if the depth is out of range
     */
    public long count(Position position, int depth) {
        checkDepth(depth, 0);
        if (counting == Counting.LIST || counting == Counting.LIST_BULK) {
            return lists.count(position, depth);
        }
        if (plies[depth] == null) {
            plies[depth] = new Ply(sliders, depth, counting == Counting.SETS_BULK, table);
        }
        return plies[depth].count(position);
    }

    /**
     * The number of leaves below each move of the root, with UCI moves in alphabetical order; the sum is {@link #count}.
     *
     * @param position the root; unchanged afterwards
     * @param depth 1 to {@link #DEEPEST}
     * @throws IllegalArgumentException if the depth is out of range
     */
    public Map<String, Long> divide(Position position, int depth) {
        checkDepth(depth, 1);
        Map<String, Long> divide = new TreeMap<>();
        for (int move : position.legalMoves()) {
            String text = Uci.text(position, move);
            position.make(move);
            divide.put(text, count(position, depth - 1));
            position.unmake();
        }
        return divide;
    }

    private static void checkDepth(int depth, int least) {
        if (depth < least || depth > DEEPEST) {
            throw new IllegalArgumentException(
                    "depth " + depth + " cannot be counted; " + least + " to " + DEEPEST + " can");
        }
    }
}
