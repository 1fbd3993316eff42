package sphericalknight.grader.submission;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.util.Collection;
import java.util.List;
import java.util.TreeSet;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import sphericalknight.common.AtomicFile;
import sphericalknight.exercise.catalogue.CatalogueEntry;

/** Packs what a learner hands in: the files and notebooks that may hold answers. The same files give the same bytes. */
public final class SubmissionZip {
    private static final LocalDateTime TIME = LocalDateTime.of(1980, 1, 1, 0, 0);

    private SubmissionZip() {}

    /**
     * Writes {@code zip} with the answers to {@code exercises} of the project in {@code root}.
     *
     * @return the paths in it, sorted; if there is none, nothing is written
     * @throws IOException if a file cannot be read or the zip cannot be written
     */
    public static List<String> write(Path root, Collection<CatalogueEntry> exercises, Path zip) throws IOException {
        TreeSet<String> paths = new TreeSet<>();
        for (CatalogueEntry exercise : exercises) {
            paths.add("exercises/tasks/" + exercise.answerFile());
            paths.add("notebooks/" + exercise.exercise().lesson() + ".ipynb");
        }
        paths.removeIf(path -> !Files.isRegularFile(root.resolve(path)));
        if (!paths.isEmpty()) {
            AtomicFile.write(zip, out -> {
                ZipOutputStream packed = new ZipOutputStream(out);
                for (String path : paths) {
                    ZipEntry entry = new ZipEntry(path);
                    entry.setTimeLocal(TIME);
                    packed.putNextEntry(entry);
                    Files.copy(root.resolve(path), packed);
                    packed.closeEntry();
                }
                packed.finish();
            });
        }
        return List.copyOf(paths);
    }
}
