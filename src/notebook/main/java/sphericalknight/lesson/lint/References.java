package sphericalknight.lesson.lint;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import sphericalknight.lesson.Cell;
import sphericalknight.lesson.Notebook;
import sphericalknight.lesson.Prose;

/** Rules for what a text leads to: links and pictures. */
final class References {
    private References() {}

    /** Checks that no link uses http or leads to a missing file. */
    static void links(Notebook notebook, Findings findings) {
        for (Cell cell : textCells(notebook)) {
            for (Prose.Reference link : Prose.of(cell.source()).links()) {
                if (link.target().startsWith("http:")) {
                    findings.add(cell, "the link to " + link.target() + " is not encrypted", "write https:");
                } else if (isMissing(notebook, link.target())) {
                    findings.add(
                            cell,
                            "the link to " + link.target() + " leads nowhere",
                            "name a file that exists, seen from the notebook's folder");
                }
            }
        }
    }

    /** Checks that each picture has alternative text, does not come from another host, and exists. */
    static void images(Notebook notebook, Findings findings) {
        for (Cell cell : textCells(notebook)) {
            for (Prose.Reference image : Prose.of(cell.source()).images()) {
                String target = image.target();
                String picture = "the picture " + (target.length() > 60 ? target.substring(0, 60) + "..." : target);
                if (image.text().isBlank()) {
                    findings.add(
                            cell,
                            picture + " has no alternative text",
                            "say what matters in it: ![a knight on d4 attacks eight squares](...)");
                }
                if (target.matches("https?:.*|//.*")) {
                    findings.add(cell, picture + " comes from another host", "put it into notebooks/pictures/");
                } else if (isMissing(notebook, target)) {
                    findings.add(
                            cell,
                            picture + " does not exist",
                            "name a file that exists, seen from the notebook's folder");
                }
            }
        }
    }

    private static List<Cell> textCells(Notebook notebook) {
        return notebook.cells().stream().filter(Cell::isText).toList();
    }

    /**
     * Whether {@code target} is a path, relative to the notebook's folder, at which there is no file. Absolute paths always count as
     * missing.
     */
    private static boolean isMissing(Notebook notebook, String target) {
        if (target.matches("[a-z][a-z0-9+.-]*:.*") || target.startsWith("#")) {
            return false;
        }
        Path folder = notebook.file().toAbsolutePath().getParent();
        String path = target.replaceFirst("[#?].*$", "");
        return path.isEmpty() || path.startsWith("/") || !Files.exists(folder.resolve(path));
    }
}
