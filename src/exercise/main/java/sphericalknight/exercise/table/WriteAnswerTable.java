package sphericalknight.exercise.table;

import java.io.IOException;
import java.nio.file.Path;
import sphericalknight.exercise.answer.AllowedCalls;
import sphericalknight.exercise.platform.LibraryPrices;
import sphericalknight.machine.table.HostTable;
import sphericalknight.machine.table.Sources;

/**
 * Writes the classes through which interpreted answers call Java and the library: the table that both a JVM and a web page have. What the
 * contracts themselves declare is not in it.
 */
public final class WriteAnswerTable {
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
        for (String name : LibraryPrices.PRICED) {
            table.add(name);
        }
    }
}
