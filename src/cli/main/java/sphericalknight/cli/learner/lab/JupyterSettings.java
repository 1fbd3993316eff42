package sphericalknight.cli.learner.lab;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.stream.Stream;
import sphericalknight.common.CoursePaths;

/**
 * The course's settings for JupyterLab and Notebook, in {@code binder/jupyter}: no prompt about news, outputs in which a word is broken
 * only if it is longer than the line, and a file browser that is closed on the first start.
 */
final class JupyterSettings {
    /** The folder in which JupyterLab keeps its layout; a learner's own layout must survive. */
    private static final String LAYOUT = "workspaces";

    private JupyterSettings() {}

    /** Copies the settings into {@code folder}, a Jupyter configuration folder; an existing layout is kept. */
    static void copy(CoursePaths paths, Path folder) throws IOException {
        Path settings = paths.root().resolve("binder/jupyter");
        List<Path> files;
        try (Stream<Path> all = Files.walk(settings)) {
            files = all.filter(Files::isRegularFile).toList();
        }
        for (Path file : files) {
            Path copy = folder.resolve(settings.relativize(file).toString());
            if (!copy.getParent().endsWith(LAYOUT) || Files.notExists(copy)) {
                Files.createDirectories(copy.getParent());
                Files.copy(file, copy, StandardCopyOption.REPLACE_EXISTING);
            }
        }
    }
}
