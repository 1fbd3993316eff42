package sphericalknight.lesson.contract.code;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import sphericalknight.common.java.JavaTokens;
import sphericalknight.common.java.Token;
import sphericalknight.lesson.Cell;
import sphericalknight.lesson.Notebook;
import sphericalknight.lesson.contract.Findings;
import sphericalknight.lesson.contract.Rule;

/** Pictures come from the course's picture types; a cell writes no HTML or SVG by hand. */
public final class NoMarkup implements Rule {
    private static final Pattern MARKUP =
            Pattern.compile("<(img|svg|div|span|table|p|br|b|i|h[1-6]|a|script|style)\\b|text/html|image/svg");

    @Override
    public void check(Notebook notebook, Findings findings) {
        for (Cell cell : notebook.codeCells()) {
            for (Token token : JavaTokens.code(cell.source())) {
                Matcher markup = MARKUP.matcher(token.kind() == Token.Kind.STRING ? token.text() : "");
                if (markup.find()) {
                    findings.add(
                            cell,
                            "a string holds markup (" + markup.group() + ")",
                            "use board(...), strip(...) or another picture of the course");
                    break;
                }
            }
        }
    }
}
