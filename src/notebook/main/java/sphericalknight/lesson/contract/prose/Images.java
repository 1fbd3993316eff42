package sphericalknight.lesson.contract.prose;

import sphericalknight.lesson.Cell;
import sphericalknight.lesson.Notebook;
import sphericalknight.lesson.contract.Findings;
import sphericalknight.lesson.contract.Rule;

/** A picture exists, lies in the course, and can be heard. */
public final class Images implements Rule {
    @Override
    public void check(Notebook notebook, Findings findings) {
        for (Cell cell : notebook.cells()) {
            if (!cell.isText()) {
                continue;
            }
            for (Prose.Reference image : Prose.of(cell.source()).images()) {
                String shown = image.target().length() > 60 ? image.target().substring(0, 60) + "..." : image.target();
                if (image.text().isBlank()) {
                    findings.add(
                            cell,
                            "the picture " + shown + " has no alternative text",
                            "say what matters in it: ![a knight on d4 attacks eight squares](...)");
                }
                if (image.target().matches("https?:.*|//.*")) {
                    findings.add(
                            cell,
                            "the picture " + shown + " comes from another host",
                            "put it into notebooks/pictures/");
                } else if (Links.isLocal(image.target()) && !Links.exists(notebook, image.target())) {
                    findings.add(
                            cell,
                            "the picture " + shown + " does not exist",
                            "name a file that exists, seen from the notebook's folder");
                }
            }
        }
    }
}
