package sphericalknight.browser.write;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import sphericalknight.exercise.catalogue.Catalogue;
import sphericalknight.exercise.catalogue.CatalogueEntry;
import sphericalknight.exercise.table.WriteAnswerTable;
import sphericalknight.machine.table.HostTable;
import sphericalknight.machine.table.Sources;

/** Writes the sources that this module generates. A file that would stay the same is left alone, so that it is not compiled again. */
public final class WriteModels {
    /** The classes that cells of the first lessons use. An answer can use only those that the rules of its exercise allow. */
    private static final List<String> OF_LESSONS = List.of(
            "sphericalknight.chess.board.*",
            "sphericalknight.chess.attack.KingMoves",
            "sphericalknight.chess.attack.KingPlacements",
            "sphericalknight.chess.attack.KnightMoves",
            "sphericalknight.chess.attack.Leaper");

    private WriteModels() {}

    /**
     * Writes all sources.
     *
     * @param arguments the output folder
     */
    public static void main(String[] arguments) throws IOException {
        List<CatalogueEntry> exercises = Catalogue.find().entries();
        Sources sources = new Sources(Path.of(arguments[0]));
        HostTable java = WriteAnswerTable.table();
        HostTable course = ofPage(java, exercises);
        sources.write("sphericalknight.host", course.sources());
        List<Class<?>> types = new ArrayList<>(java.types());
        types.addAll(course.types());
        Map<String, String> lists = new TreeMap<>();
        lists.put("Exercises", RegistryWriter.exercises(exercises));
        lists.put("MemberNames", RegistryWriter.members(types));
        lists.put("Allowed", RegistryWriter.allowed());
        sources.write(RegistryWriter.PACKAGE, lists);
        for (CatalogueEntry each : exercises) {
            ExerciseWriter writer = new ExerciseWriter(each);
            sources.write(each.type().getPackageName(), Map.of(writer.className(), writer.source()));
        }
        sources.deleteOthers();
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
        for (String name : HostTable.classes("sphericalknight.draw")) {
            if (!name.endsWith("Hook")) { // where pictures go is not for a cell to say
                table.add(name);
            }
        }
        return table;
    }
}
