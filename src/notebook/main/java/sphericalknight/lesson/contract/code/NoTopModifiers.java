package sphericalknight.lesson.contract.code;

import java.util.List;
import java.util.Set;
import sphericalknight.common.java.Token;
import sphericalknight.common.java.TopLevel;
import sphericalknight.lesson.Cell;
import sphericalknight.lesson.Notebook;
import sphericalknight.lesson.contract.Findings;
import sphericalknight.lesson.contract.Rule;

/** Outside every type a kernel ignores these words, so they would promise what does not hold. */
public final class NoTopModifiers implements Rule {
    private static final Set<String> IGNORED = Set.of("public", "protected", "private", "final", "static");

    @Override
    public void check(Notebook notebook, Findings findings) {
        for (Cell cell : notebook.codeCells()) {
            List<Token> tokens = TopLevel.tokens(cell.source());
            for (int i = 0; i < tokens.size(); i++) {
                boolean inImport = i > 0 && tokens.get(i - 1).is("import");
                if (!inImport && IGNORED.contains(tokens.get(i).text())) {
                    findings.add(
                            cell,
                            "\"" + tokens.get(i).text() + "\" stands outside every type (line "
                                    + tokens.get(i).line() + "), where the kernel ignores it",
                            "leave it out");
                    break;
                }
            }
        }
    }
}
