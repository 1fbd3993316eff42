package sphericalknight.chess.perft;

import java.util.Map;
import java.util.TreeMap;
import sphericalknight.chess.attack.SliderMethods;
import sphericalknight.chess.attack.Sliders;
import sphericalknight.chess.position.Position;
import sphericalknight.chess.position.Uci;

/**
 * Perft: the number of sequences of {@code depth} legal moves from a position. Published numbers judge a move generator; {@link #divide}
 * finds the move below which a wrong one goes wrong.
 *
 * <pre>{@code
 * new Perft().count(Position.start(), 3)     // 8902
 * new Perft().divide(Position.start(), 3)    // {a2a3=380, a2a4=420, b1a3=400, ...}
 * }</pre>
 *
 * <p>Draws by repetition, by the clock or by lack of material do not end a sequence. An instance is for one thread.
 *
 * @see <a href="https://www.chessprogramming.org/Perft">Perft</a>
 */
public final class Perft {
    /** The deepest tree that is counted; nobody will live to see its end. */
    public static final int DEEPEST = 32;

    private final Counting counting;
    private final ListPerft lists;
    /** The topmost ply of a walk of each depth, made when it is first needed. */
    private final Ply[] plies = new Ply[DEEPEST + 1];

    private final Sliders sliders;
    private final TranspositionTable table;

    /** Creates a counter with the fastest methods of this Java. */
    public Perft() {
        this(SliderMethods.best(), Counting.SETS_BULK);
    }

    /**
     * Creates a counter with the given methods.
     *
     * @param sliders how to find the squares that rooks, bishops and queens attack
     * @param counting how to count
     */
    public Perft(Sliders sliders, Counting counting) {
        this(sliders, counting, null);
    }

    /**
     * Creates a counter that looks up positions counted before in a table.
     *
     * @param sliders how to find the squares that rooks, bishops and queens attack
     * @param counting how to count; lists do not use the table
     * @param table where counts are kept, or null for none; several counters may share it
     */
    public Perft(Sliders sliders, Counting counting, TranspositionTable table) {
        this.table = table;
        this.counting = counting;
        this.sliders = sliders;
        this.lists = new ListPerft(sliders, counting == Counting.LIST_BULK);
    }

    /**
     * The number of leaves: sequences of {@code depth} legal moves.
     *
     * @param position the root; it is as it was in the end
     * @param depth 0 (the position itself: 1) to {@link #DEEPEST}
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
     * The leaves below each move of the root: UCI moves in alphabetical order, each with its number; together they are {@link
     * #count}.
     *
     * @param position the root; it is as it was in the end
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
