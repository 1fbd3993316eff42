package sphericalknight.lesson.contract.code;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import sphericalknight.common.java.JavaTokens;
import sphericalknight.lesson.Cell;
import sphericalknight.lesson.Notebook;
import sphericalknight.lesson.contract.Findings;
import sphericalknight.lesson.contract.Rule;

/** A rule that looks for pieces of code which no cell may contain; comments and the insides of strings are not code. */
abstract class ForbiddenText implements Rule {
    /**
     * @param pattern what to look for
     * @param reason the message, with %s for the text found
     * @param cure what to write instead
     */
    record Forbidden(Pattern pattern, String reason, String cure) {
        static Forbidden of(String regex, String reason, String cure) {
            return new Forbidden(Pattern.compile(regex, Pattern.MULTILINE), reason, cure);
        }
    }

    abstract List<Forbidden> forbidden();

    /** False for cells this rule leaves alone. */
    boolean concerns(Cell cell) {
        return true;
    }

    @Override
    public void check(Notebook notebook, Findings findings) {
        for (Cell cell : notebook.codeCells()) {
            if (!concerns(cell)) {
                continue;
            }
            String code = JavaTokens.bare(cell.source());
            for (Forbidden forbidden : forbidden()) {
                Matcher found = forbidden.pattern().matcher(code);
                if (found.find()) {
                    findings.add(
                            cell, forbidden.reason().formatted(found.group().strip()), forbidden.cure());
                }
            }
        }
    }
}
