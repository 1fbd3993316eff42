package sphericalknight.browser.write;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import sphericalknight.exercise.answer.AllowedCalls;
import sphericalknight.exercise.catalogue.Catalogue;
import sphericalknight.exercise.catalogue.CatalogueEntry;
import sphericalknight.machine.table.HostTable;

/** Writes the sources that this module generates. A file that would stay the same is left alone, so that it is not compiled again. */
public final class WriteModels {
    /** The classes that cells of the first lessons use. An answer can use only those that the rules of its exercise allow. */
    private static final List<String> OF_LESSONS = List.of(
            "sphericalknight.draw.*",
            "sphericalknight.bits.Squares",
            "sphericalknight.chess.board.*",
            "sphericalknight.chess.attack.KingMoves",
            "sphericalknight.chess.attack.KingPlacements",
            "sphericalknight.chess.attack.KnightMoves",
            "sphericalknight.chess.attack.Leaper");

    private final Path folder;
    private final Set<Path> written = new HashSet<>();

    private WriteModels(Path folder) {
        this.folder = folder;
    }

    /**
     * Writes all sources.
     *
     * @param arguments the output folder
     */
    public static void main(String[] arguments) throws IOException {
        new WriteModels(Path.of(arguments[0])).write(Catalogue.find().entries());
    }

    private void write(List<CatalogueEntry> exercises) throws IOException {
        HostTable java = ofAnswers(exercises);
        HostTable course = ofPage(java, exercises);
        write("sphericalknight.host", java.sources());
        write("sphericalknight.host", course.sources());
        List<Class<?>> types = new ArrayList<>(java.types());
        types.addAll(course.types());
        Map<String, String> lists = new TreeMap<>();
        lists.put("Exercises", RegistryWriter.exercises(exercises));
        lists.put("MemberNames", RegistryWriter.members(types));
        lists.put("Allowed", RegistryWriter.allowed());
        write(RegistryWriter.PACKAGE, lists);
        for (CatalogueEntry each : exercises) {
            ExerciseWriter writer = new ExerciseWriter(each);
            write(each.type().getPackageName(), Map.of(writer.className(), writer.source()));
        }
        deleteOthers();
    }

    /** What answers may use of Java and of the library. */
    public static HostTable ofAnswers(List<CatalogueEntry> exercises) throws IOException {
        AllowedCalls allowed = AllowedCalls.read();
        HostTable table = new HostTable(
                "AnswerTable", type -> !type.getName().startsWith("java.") || allowed.allows(type.getName()));
        for (String name : allowed.classes()) {
            table.add(name, member -> allowed.allows(name, member));
        }
        for (String folder : allowed.packages()) {
            for (String name : HostTable.classes(folder)) {
                table.add(name, member -> allowed.allows(name, member));
            }
        }
        table.add("sphericalknight.exercise.NotStartedYet");
        for (CatalogueEntry exercise : exercises) {
            for (String use : exercise.exercise().uses()) {
                table.add(use);
            }
        }
        return table;
    }

    /** What there is in a page beyond that: the classes of the exercises, and those of the lessons. */
    private static HostTable ofPage(HostTable ofAnswers, List<CatalogueEntry> exercises) throws IOException {
        HostTable table = new HostTable("PageTable", ofAnswers);
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
        return table;
    }

    private void write(String packageName, Map<String, String> sources) throws IOException {
        Path place = Files.createDirectories(folder.resolve(packageName.replace('.', '/')));
        for (Map.Entry<String, String> each : sources.entrySet()) {
            Path file = place.resolve(each.getKey() + ".java");
            if (!Files.exists(file) || !Files.readString(file).equals(each.getValue())) {
                Files.writeString(file, each.getValue());
            }
            written.add(file);
        }
    }

    /** Deletes what an earlier build has written and this one has not. */
    private void deleteOthers() throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                if (!written.contains(file)) {
                    Files.delete(file);
                }
            }
        }
    }
}
