package sphericalknight.lesson.contract.form;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import sphericalknight.lesson.Notebook;
import sphericalknight.lesson.contract.Findings;
import sphericalknight.lesson.contract.Rule;

/** One way to write a notebook, so that a diff shows what changed and nothing else. */
public final class NormalBytes implements Rule {
    private static final int MOST_KB = 300;

    @Override
    public void check(Notebook notebook, Findings findings) {
        if (!Files.isRegularFile(notebook.file())) {
            return;
        }
        try {
            String stored = Files.readString(notebook.file());
            if (!stored.equals(notebook.text())) {
                findings.addForNotebook(
                        "the file is not in normal form (indent 1, sorted keys, texts as lists of lines, final newline)",
                        "run: ./course run --update " + notebook.name());
            }
            if (Files.size(notebook.file()) > MOST_KB * 1024L) {
                findings.addForNotebook(
                        "the file has " + Files.size(notebook.file()) / 1024 + " kB, more than " + MOST_KB,
                        "show fewer or smaller pictures");
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
