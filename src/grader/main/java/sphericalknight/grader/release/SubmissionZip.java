package sphericalknight.grader.release;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.TreeSet;
import sphericalknight.common.AtomicFile;
import sphericalknight.exercise.catalogue.CatalogueEntry;

/**
 * Writes the zip that a learner hands in: the files and notebooks that may contain answers. The same files give the same bytes.
 */
public final class SubmissionZip {
    private SubmissionZip() {}

    /**
     * Writes {@code zip} with the answers to {@code exercises} of the project in {@code root}.
     *
     * @return the paths in the zip, sorted; if there are none, nothing is written
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
            FileTree tree = new FileTree();
            for (String path : paths) {
                tree.put(path, Files.readAllBytes(root.resolve(path)));
            }
            byte[] packed = tree.zip();
            AtomicFile.write(zip, out -> out.write(packed));
        }
        return List.copyOf(paths);
    }
}
