package sphericalknight.exercise.platform;

import java.util.Map;
import java.util.Set;
import sphericalknight.machine.Price;

/** The classes of the library that exercises may let answers use, beside those of Java in {@code allowed.txt}, and what their calls cost. */
public final class LibraryPrices {
    /** The priced classes. Their members do the same small work for all numbers, unless one of the maps below says more. */
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
    private static final String OF_EXERCISES = "sphericalknight.exercises.";
    /** Counting moves: a chess position has about 40, and to make and count one takes 5 instructions. */
    private static final Price TREE = Price.ofTree(5, 40);
    /** Building the mate table, or walking through all of it. */
    private static final Price TABLE = Price.of(10_000_000, 32 << 20);
    /** Reading or writing a position or a move, or listing the moves. */
    private static final Price POSITION = Price.of(500, 0);

    private static final Price STEP = Price.of(10, 0);

    private static final Map<String, Price> OF_CLASSES = Map.of(
            "sphericalknight.chess.endgame.MateTable", TABLE,
            "sphericalknight.chess.perft.Perft", TREE,
            "sphericalknight.chess.position.Position", POSITION,
            "sphericalknight.chess.position.Uci", POSITION,
            "sphericalknight.exercises.detective.Suspects", TREE);

    private static final Map<String, Price> OF_MEMBERS = Map.of(
            "sphericalknight.chess.endgame.MateTable.moves", Price.SMALL,
            "sphericalknight.chess.position.Position.make", STEP,
            "sphericalknight.chess.position.Position.unmake", STEP);

    private LibraryPrices() {}

    /**
     * The price of calling a member: a large one if nobody has thought about its class.
     *
     * @param type the full name of the class
     */
    public static Price of(String type, String member) {
        if (!PRICED.contains(type) && !type.startsWith(OF_EXERCISES)) {
            return Price.UNKNOWN;
        }
        String call = type + "." + member;
        return OF_MEMBERS.getOrDefault(call, OF_CLASSES.getOrDefault(type, Price.SMALL));
    }
}
