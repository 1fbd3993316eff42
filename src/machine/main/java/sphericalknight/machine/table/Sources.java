package sphericalknight.machine.table;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/** A folder of generated sources. An unchanged file is not written, so it is not compiled again. */
public final class Sources {
    private final Path folder;
    private final Set<Path> written = new HashSet<>();

    /** Creates an object for the sources in {@code folder}, which need not exist. */
    public Sources(Path folder) {
        this.folder = folder;
    }

    /** Writes the classes of a package: their sources by their simple names. */
    public void write(String packageName, Map<String, String> sources) throws IOException {
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
    public void deleteOthers() throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                if (!written.contains(file)) {
                    Files.delete(file);
                }
            }
        }
    }
}
