package sphericalknight.lesson.lint;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.util.List;
import sphericalknight.lesson.Difference;
import sphericalknight.lesson.Notebook;

/** All rules of the notebook contract. */
public final class Lint {
    private Lint() {}

    /** Returns all violations of the contract in {@code notebook}; empty if there are none. */
    public static List<Difference> check(Notebook notebook) {
        Findings findings = new Findings();
        normalForm(notebook, findings);
        Imports.first(notebook, findings);
        Imports.named(notebook, findings);
        AnswerCells.check(notebook, findings);
        Guesses.check(notebook, findings);
        References.links(notebook, findings);
        References.images(notebook, findings);
        return findings.all();
    }

    /** Checks that the file is in normal form and names the kernel and no version, so that a diff shows only real changes. */
    static void normalForm(Notebook notebook, Findings findings) {
        try {
            if (!notebook.json().path("metadata").equals(Notebook.lessonMetadata())
                    || Files.exists(notebook.file())
                            && !Files.readString(notebook.file()).equals(notebook.text())) {
                findings.addForNotebook(
                        "the file is not in normal form", "run: ./course run --update " + notebook.name());
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
