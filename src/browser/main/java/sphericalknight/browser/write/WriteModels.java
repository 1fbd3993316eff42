package sphericalknight.browser.write;

import java.io.IOException;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import sphericalknight.exercise.answer.AllowedCalls;
import sphericalknight.exercise.catalogue.Catalogue;
import sphericalknight.exercise.catalogue.CatalogueEntry;
import sphericalknight.exercise.table.WriteAnswerTable;
import sphericalknight.machine.table.HostTable;
import sphericalknight.machine.table.Sources;

/** Writes the sources that this module generates. An unchanged file is not written, so it is not compiled again. */
public final class WriteModels {
    /** What cells of lessons use of the library. An answer can use only what the rules of its exercise allow. */
    private static final List<String> OF_LESSONS = List.of(
            "sphericalknight.bits.**",
            "sphericalknight.chess.**",
            "sphericalknight.draughts.**",
            "sphericalknight.storage.**",
            "sphericalknight.notebook.Measurements",
            "sphericalknight.notebook.Plot");

    /** What cells use of Java beyond what answers may. */
    private static final Set<String> JAVA_OF_LESSONS = Set.of(
            "java.lang.ArithmeticException",
            "java.lang.ArrayStoreException",
            "java.lang.ClassCastException",
            "java.lang.Float",
            "java.lang.NegativeArraySizeException",
            "java.lang.NullPointerException",
            "java.lang.NumberFormatException",
            "java.lang.Runnable",
            "java.lang.Short",
            "java.lang.StackOverflowError",
            "java.lang.StrictMath",
            "java.math.BigDecimal",
            "java.math.MathContext",
            "java.math.RoundingMode",
            "java.util.ConcurrentModificationException",
            "java.util.DoubleSummaryStatistics",
            "java.util.HexFormat",
            "java.util.IntSummaryStatistics",
            "java.util.LinkedHashMap",
            "java.util.Locale",
            "java.util.LongSummaryStatistics",
            "java.util.NoSuchElementException",
            "java.util.OptionalDouble",
            "java.util.SplittableRandom",
            "java.util.concurrent.atomic.AtomicInteger",
            "java.util.concurrent.atomic.AtomicLong",
            "java.util.random.RandomGenerator",
            "java.util.stream.DoubleStream");

    /** The classes of which cells may use all members that a page has. */
    private static final String WHOLE =
            "java\\.(util|math)\\..*|java\\.lang\\.(Boolean|Byte|Character|Double|Integer|Iterable|Long|Math|String|StringBuilder)";

    private static final String SHAPES = "java.util.function";

    private WriteModels() {}

    /**
     * Writes all sources.
     *
     * @param arguments the output folder
     */
    public static void main(String[] arguments) throws IOException {
        List<CatalogueEntry> exercises = Catalogue.find().entries();
        Sources sources = new Sources(Path.of(arguments[0]));
        HostTable table = ofPage(exercises);
        sources.write("sphericalknight.browser.host", table.sources());
        Map<String, String> lists = new TreeMap<>();
        lists.put("Exercises", RegistryWriter.exercises(exercises));
        lists.put("MemberNames", RegistryWriter.members(table.types()));
        lists.put("Allowed", RegistryWriter.allowed());
        sources.write(RegistryWriter.PACKAGE, lists);
        for (CatalogueEntry each : exercises) {
            ExerciseWriter writer = new ExerciseWriter(each);
            sources.write(each.type().getPackageName(), Map.of(writer.className(), writer.source()));
        }
        sources.deleteOthers();
    }

    /** What there is in a page: what answers may call, the classes of the exercises, and those of the lessons. */
    private static HostTable ofPage(List<CatalogueEntry> exercises) throws IOException {
        AllowedCalls allowed = AllowedCalls.read();
        InPage inPage = new InPage();
        HostTable table = new HostTable(
                "sphericalknight.browser.host.PageTable",
                type -> !type.getName().startsWith("java.")
                        || allowed.allows(type.getName())
                        || JAVA_OF_LESSONS.contains(type.getName())
                        || type.getPackageName().equals(SHAPES),
                (type, key) -> !type.startsWith("java.") || !allowed.lacks(type, key) && inPage.has(type, key),
                WriteAnswerTable.table());
        WriteAnswerTable.addTo(table, allowed);
        Set<String> whole = new TreeSet<>(JAVA_OF_LESSONS);
        for (Class<?> type : table.types()) {
            if (type.getName().matches(WHOLE)) {
                whole.add(type.getName());
            }
        }
        // The parameter of mapMulti is no interface that an interpreted lambda can have.
        whole.forEach(name -> table.add(name, member -> !member.equals("mapMulti")));
        table.add(SHAPES + ".*");
        Set<String> folders = new HashSet<>();
        for (CatalogueEntry exercise : exercises) {
            String folder = exercise.type().getPackageName();
            for (String name : folders.add(folder) ? HostTable.classes(folder) : List.<String>of()) {
                if (!name.endsWith(ExerciseWriter.ENDING)) {
                    table.add(name);
                }
            }
        }
        for (String pattern : OF_LESSONS) {
            table.add(pattern);
        }
        table.remove("sphericalknight.chess.perft.ParallelPerft"); // a page has one thread
        for (String name : HostTable.classes("sphericalknight.draw")) {
            if (!name.endsWith("Hook")) { // where pictures go is not for a cell to say
                table.add(name);
            }
        }
        return table;
    }
}
