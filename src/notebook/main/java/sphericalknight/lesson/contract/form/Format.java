package sphericalknight.lesson.contract.form;

import sphericalknight.lesson.Notebook;
import sphericalknight.lesson.contract.Findings;
import sphericalknight.lesson.contract.Rule;

/** nbformat 4.5: the first that keeps cell ids. */
public final class Format implements Rule {
    @Override
    public void check(Notebook notebook, Findings findings) {
        int minor = notebook.json().path("nbformat_minor").asInt();
        if (minor != 5) {
            findings.addForNotebook(
                    "the file is of format 4." + minor + ", not 4.5", "run: ./course run --update " + notebook.name());
        }
    }
}
