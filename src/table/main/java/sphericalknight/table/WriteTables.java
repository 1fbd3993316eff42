package sphericalknight.table;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import sphericalknight.exercise.catalogue.Catalogue;
import sphericalknight.exercise.catalogue.CatalogueEntry;

/** Generates the sources for {@code src/page}. */
public final class WriteTables {
    private WriteTables() {}

    /**
     * Generates all sources.
     *
     * @param arguments the output folder, and the folder of the contracts, which are copied unchanged
     */
    public static void main(String[] arguments) throws IOException {
        Path folder = Path.of(arguments[0]);
        clear(folder);
        List<CatalogueEntry> exercises = Catalogue.find().entries();
        HostTable table = new HostTable(exercises);
        Map<String, String> tables = table.sources();
        tables.put("Exercises", RegistryWriter.exercises(exercises));
        tables.put("MemberNames", RegistryWriter.members(table.types()));
        tables.put("Allowed", RegistryWriter.allowed());
        write(folder, HostWriter.PACKAGE, tables);
        for (CatalogueEntry each : exercises) {
            ExerciseWriter writer = new ExerciseWriter(each);
            write(folder, each.type().getPackageName(), Map.of(writer.className(), writer.source()));
        }
        copy(Path.of(arguments[1]), folder);
    }

    /** Deletes the output of an earlier build, which may name classes that no longer exist. */
    private static void clear(Path folder) throws IOException {
        if (Files.exists(folder)) {
            try (Stream<Path> files = Files.walk(folder)) {
                for (Path file : files.filter(Files::isRegularFile).toList()) {
                    Files.delete(file);
                }
            }
        }
    }

    private static void write(Path folder, String packageName, Map<String, String> sources) throws IOException {
        Path place = Files.createDirectories(folder.resolve(packageName.replace('.', '/')));
        for (Map.Entry<String, String> each : sources.entrySet()) {
            Files.writeString(place.resolve(each.getKey() + ".java"), each.getValue());
        }
    }

    private static void copy(Path from, Path to) throws IOException {
        try (Stream<Path> files = Files.walk(from)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                Path target = to.resolve(from.relativize(file).toString());
                Files.createDirectories(target.getParent());
                Files.writeString(target, Files.readString(file));
            }
        }
    }
}
