package sphericalknight.cli;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
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

/** Counts the tree of a position of Russian draughts, on one thread. */
final class DraughtsTree implements GameTree {
    private static final List<KingReach> METHODS =
            List.of(WalkReach.INSTANCE, MagicReach.INSTANCE, GatherReach.INSTANCE);

    private final DraughtsPosition root;
    private final int depth;
    private final KingReach kings;
    private final boolean routes;

    /** A tree; {@code kings} names a method or is null for the fastest, {@code routes} counts every route of a capture. */
    DraughtsTree(DraughtsPosition root, int depth, String kings, boolean routes) {
        this.root = root;
        this.depth = depth;
        this.kings = kings == null ? KingReach.best() : named(kings);
        this.routes = routes;
    }

    private static KingReach named(String name) {
        return METHODS.stream()
                .filter(method -> method.name().equals(name))
                .findFirst()
                .orElseThrow(() -> new UserError("--sliders: \"" + name + "\" is not a method for draughts kings; "
                        + METHODS.stream().map(KingReach::name).collect(Collectors.joining(", ")) + " are."));
    }

    @Override
    public String fen() {
        return DraughtsFen.write(root);
    }

    @Override
    public String sliders() {
        return kings.name();
    }

    @Override
    public String counting() {
        return routes ? "routes" : "results";
    }

    @Override
    public long count() {
        return new DraughtsPerft(kings, routes, depth).leaves(root, depth);
    }

    @Override
    public Map<String, Long> divide() {
        if (depth == 0) {
            return Map.of();
        }
        DraughtsPerft perft = new DraughtsPerft(kings, routes, depth);
        return LongStream.of(new DraughtsMoves(kings, routes).moves(root))
                .boxed()
                .collect(Collectors.toMap(
                        move -> Pdn.write(root, move),
                        move -> perft.leaves(root.after(move), depth - 1),
                        Long::sum,
                        TreeMap::new));
    }

    @Override
    public void close() {
        // nothing is open: one thread, and it is ours
    }
}
