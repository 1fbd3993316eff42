package sphericalknight.lesson.contract.code;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import sphericalknight.lesson.Cell;
import sphericalknight.lesson.Notebook;
import sphericalknight.lesson.contract.Findings;
import sphericalknight.lesson.contract.Rule;

/** IJava rewrites a line that starts with %, even inside a text block, before the compiler sees it. */
public final class NoMagics implements Rule {
    private static final Pattern MAGIC = Pattern.compile("^\\s*([%!].*)$", Pattern.MULTILINE);

    @Override
    public void check(Notebook notebook, Findings findings) {
        for (Cell cell : notebook.codeCells()) {
            Matcher magic = MAGIC.matcher(cell.source());
            if (magic.find()) {
                findings.add(
                        cell,
                        "the line \"" + magic.group(1).strip() + "\" is a magic of the kernel, not Java",
                        "use Java only, and end the line before with a remainder operator instead of starting this one"
                                + " with it");
            }
        }
    }

    @Override
    public boolean forbidsRunning() {
        return true;
    }
}
