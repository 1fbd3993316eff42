package sphericalknight.exercise.table;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import sphericalknight.exercise.answer.AllowedCalls;
import sphericalknight.machine.table.HostTable;
import sphericalknight.machine.table.Sources;

/**
 * Writes the classes through which interpreted answers call Java and the library: the table that both a JVM and a web page have. What the
 * contracts themselves declare is not in it.
 */
public final class WriteAnswerTable {
    /** The classes of the library of which exercises let answers use something; what a call costs says the machine's LibraryCharges. */
    private static final List<String> OF_LIBRARY = List.of(
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

    private WriteAnswerTable() {}

    /**
     * Writes the table.
     *
     * @param arguments the output folder
     */
    public static void main(String[] arguments) throws IOException {
        Sources sources = new Sources(Path.of(arguments[0]));
        sources.write("sphericalknight.host", table().sources());
        sources.deleteOthers();
    }

    /** The table. */
    public static HostTable table() throws IOException {
        AllowedCalls allowed = AllowedCalls.read();
        HostTable table = new HostTable(
                "sphericalknight.host.AnswerTable",
                type -> !type.getName().startsWith("java.") || allowed.allows(type.getName()),
                (type, key) -> !allowed.lacks(type, key),
                null);
        addTo(table, allowed);
        return table;
    }

    /** Adds what answers may call, of Java as {@code allowed} says, to {@code table}. */
    public static void addTo(HostTable table, AllowedCalls allowed) throws IOException {
        for (String name : allowed.classes()) {
            table.add(name, member -> allowed.allows(name, member));
        }
        for (String name : OF_LIBRARY) {
            table.add(name);
        }
    }
}
