package sphericalknight.machine;

import java.util.List;
import java.util.Set;

/**
 * The price list of calls into the course's own classes. A class that is not in {@link #PRICED} is dear until somebody has thought about it,
 * and no answer can call it.
 */
public final class LibraryCharges {
    /**
     * The classes of the library that exercises may let answers use. Their members do the same small work for all numbers, unless a rule
     * below says more.
     */
    public static final Set<String> PRICED = Set.of(
            "sphericalknight.bits.SplitMix64",
            "sphericalknight.bits.Squares",
            "sphericalknight.chess.attack.KingMoves",
            "sphericalknight.chess.attack.KnightMoves",
            "sphericalknight.chess.attack.Path",
            "sphericalknight.chess.attack.PawnMoves",
            "sphericalknight.chess.attack.PawnStructure",
            "sphericalknight.chess.attack.RayWalk",
            "sphericalknight.chess.board.Mirror",
            "sphericalknight.chess.endgame.MateDistances",
            "sphericalknight.chess.endgame.MatePosition",
            "sphericalknight.chess.endgame.MateTable",
            "sphericalknight.chess.mailbox.Cells",
            "sphericalknight.chess.perft.Perft",
            "sphericalknight.chess.position.Move",
            "sphericalknight.chess.position.Position",
            "sphericalknight.chess.position.Uci",
            "sphericalknight.draughts.Diagonals",
            "sphericalknight.draughts.Numbering",
            "sphericalknight.exercise.NotStartedYet");

    /** What the exercises themselves declare: records, and interfaces that the answer implements. */
    private static final String OF_EXERCISES = "sphericalknight/exercises/";
    /** What a call costs that nobody has thought about: an answer can pay for a few. */
    private static final int COST_OF_THE_UNKNOWN = 10_000_000;
    /** The number of moves in a position of chess, roughly, and what it costs to make and count one. */
    private static final int MOVES = 40;

    private static final int COST_OF_A_MOVE = 5;
    /** What it costs to build the mate table, or to walk through all of it, and the memory that it takes. */
    private static final int COST_OF_A_TABLE = 10_000_000;

    private static final int BYTES_OF_A_TABLE = 32 << 20;
    /** Reading or writing a position or a move, or listing the moves. */
    private static final int COST_OF_A_POSITION = 500;

    private static final int COST_OF_A_STEP = 10;

    private LibraryCharges() {}

    /** The cost of calling this member of a class of the course. */
    static Charge of(String owner, String name, Signature signature, boolean isStatic) {
        List<String> parameters = signature.parameters();
        boolean countsMoves = owner.endsWith("/Perft") || owner.endsWith("/Suspects");
        if (countsMoves
                && !parameters.isEmpty()
                && parameters.get(parameters.size() - 1).equals("I")) {
            int depth = signature.slots() - 1 + (isStatic ? 0 : 1);
            return (in, p, r, at) -> in.meter.work(tree((int) p[at + depth]));
        }
        if (owner.endsWith("/MateTable") && !name.equals("moves")) {
            return (in, p, r, at) -> {
                in.meter.work(COST_OF_A_TABLE);
                in.meter.bytes(BYTES_OF_A_TABLE);
            };
        }
        if (owner.endsWith("/Position") || owner.endsWith("/Uci")) {
            int cost = name.equals("make") || name.equals("unmake") ? COST_OF_A_STEP : COST_OF_A_POSITION;
            return (in, p, r, at) -> in.meter.work(cost);
        }
        if (!PRICED.contains(owner.replace('/', '.')) && !owner.startsWith(OF_EXERCISES)) {
            return (in, p, r, at) -> in.meter.work(COST_OF_THE_UNKNOWN);
        }
        int first = isStatic ? 0 : 1;
        int texts = (int) parameters.stream().filter(Values::isReference).count();
        return texts == 0
                ? Charge.LITTLE
                : (in, p, r, at) -> {
                    long size = 2;
                    int slot = at + first;
                    for (String type : parameters) {
                        size += Values.isReference(type) ? Sizes.flat(r[slot]) : 0;
                        slot += Values.slots(type);
                    }
                    in.meter.work(size);
                };
    }

    /** The cost of counting the moves of a tree. */
    private static long tree(int depth) {
        long cost = COST_OF_A_MOVE;
        for (int ply = 0; ply < depth; ply++) {
            cost = Meter.product(cost, MOVES);
        }
        return cost;
    }
}
