package sphericalknight.lesson.contract.prose;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import sphericalknight.lesson.Cell;
import sphericalknight.lesson.Notebook;
import sphericalknight.lesson.contract.Findings;
import sphericalknight.lesson.contract.Rule;

/** A link leads somewhere, and its words say where. */
public final class Links implements Rule {
    private static final Set<String> EMPTY_WORDS = Set.of("", "here", "click here", "link", "this", "this link");

    @Override
    public void check(Notebook notebook, Findings findings) {
        for (Cell cell : notebook.cells()) {
            if (!cell.isText()) {
                continue;
            }
            for (Prose.Reference link : Prose.of(cell.source()).links()) {
                if (EMPTY_WORDS.contains(link.text().toLowerCase())) {
                    findings.add(
                            cell,
                            "the words \"" + link.text() + "\" of the link to " + link.target()
                                    + " do not say where it leads",
                            "name the page");
                }
                if (link.target().startsWith("http:")) {
                    findings.add(cell, "the link to " + link.target() + " is not encrypted", "write https:");
                } else if (isLocal(link.target()) && !exists(notebook, link.target())) {
                    findings.add(
                            cell,
                            "the link to " + link.target() + " leads nowhere",
                            "name a file that exists, seen from the notebook's folder");
                }
            }
        }
    }

    static boolean isLocal(String target) {
        return !target.matches("[a-z][a-z0-9+.-]*:.*") && !target.startsWith("#");
    }

    static boolean exists(Notebook notebook, String target) {
        Path folder = notebook.file().toAbsolutePath().getParent();
        String path = target.replaceFirst("[#?].*$", "");
        return !path.isEmpty() && !path.startsWith("/") && Files.exists(folder.resolve(path));
    }
}
