package sphericalknight.cli.curious;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import sphericalknight.chess.attack.Sliders;
import sphericalknight.chess.perft.Counting;
import sphericalknight.chess.perft.ParallelPerft;
import sphericalknight.chess.perft.TranspositionTable;
import sphericalknight.chess.position.Position;
import sphericalknight.common.UserError;
import sphericalknight.draughts.DraughtsFen;
import sphericalknight.draughts.DraughtsMoves;
import sphericalknight.draughts.DraughtsPerft;
import sphericalknight.draughts.DraughtsPosition;
import sphericalknight.draughts.GatherReach;
import sphericalknight.draughts.KingReach;
import sphericalknight.draughts.MagicReach;
import sphericalknight.draughts.Pdn;
import sphericalknight.draughts.WalkReach;

/**
 * A game tree to count: the legal moves below a chess or draughts position.
 *
 * @param fen the position at the root
 * @param sliders the name of the sliding-piece method
 * @param count counts the leaves
 * @param divide counts the leaves below each move of the root, in alphabetical order of the moves
 * @param end stops the threads that count
 */
record GameTree(String fen, String sliders, Callable<Long> count, Callable<Map<String, Long>> divide, Runnable end)
        implements AutoCloseable {
    private static final List<KingReach> KINGS = List.of(WalkReach.INSTANCE, MagicReach.INSTANCE, GatherReach.INSTANCE);

    /** The tree of a chess position. {@code table} may be null; it is cleared before each count. */
    static GameTree of(Position root, int depth, Sliders sliders, int threads, TranspositionTable table) {
        ParallelPerft perft = new ParallelPerft(sliders, Counting.SETS_BULK, threads, table);
        Callable<Long> count = () -> {
            if (table != null) {
                table.clear();
            }
            return perft.count(root, depth);
        };
        return new GameTree(
                root.fen(),
                sliders.name(),
                count,
                () -> depth == 0 ? Map.of() : perft.divide(root, depth),
                perft::close);
    }

    /**
     * The tree of a draughts position; {@code kings} is the name of a method for the reach of kings, or null for the fastest.
     */
    static GameTree of(DraughtsPosition root, int depth, String kings) {
        KingReach reach = kings == null ? KingReach.best() : named(kings);
        DraughtsPerft perft = new DraughtsPerft(reach, false, depth);
        Callable<Map<String, Long>> divide = () -> LongStream.of(new DraughtsMoves(reach, false).moves(root))
                .boxed()
                .collect(Collectors.toMap(
                        move -> Pdn.write(root, move),
                        move -> perft.leaves(root.after(move), depth - 1),
                        Long::sum,
                        TreeMap::new));
        return new GameTree(
                DraughtsFen.write(root),
                reach.name(),
                () -> perft.leaves(root, depth),
                depth == 0 ? Map::of : divide,
                () -> {});
    }

    private static KingReach named(String name) {
        return KINGS.stream()
                .filter(method -> method.name().equals(name))
                .findFirst()
                .orElseThrow(() -> new UserError("--sliders: \"" + name + "\" is not a method for draughts kings; "
                        + KINGS.stream().map(KingReach::name).collect(Collectors.joining(", ")) + " are."));
    }

    @Override
    public void close() {
        end.run();
    }
}
