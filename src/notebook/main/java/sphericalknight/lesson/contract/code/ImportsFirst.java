package sphericalknight.lesson.contract.code;

import java.util.List;
import sphericalknight.common.java.JavaTokens;
import sphericalknight.common.java.Token;
import sphericalknight.common.java.TopLevel;
import sphericalknight.lesson.Cell;
import sphericalknight.lesson.Notebook;
import sphericalknight.lesson.contract.Findings;
import sphericalknight.lesson.contract.Rule;

/** The first code cell imports, and no other does but those for answers, which must stand alone. */
public final class ImportsFirst implements Rule {
    @Override
    public void check(Notebook notebook, Findings findings) {
        boolean first = true;
        for (Cell cell : notebook.codeCells()) {
            if (first && !isImportsOnly(cell.source())) {
                findings.add(
                        cell,
                        "the first code cell does more than import",
                        "put the imports alone into the first code cell");
            } else if (!first
                    && !cell.has(Cell.EXERCISE)
                    && !TopLevel.imports(cell.source()).isEmpty()) {
                findings.add(
                        cell,
                        "it imports " + TopLevel.imports(cell.source()).get(0),
                        "move the import to the first code cell");
            }
            first = false;
        }
    }

    private static boolean isImportsOnly(String source) {
        List<Token> code = JavaTokens.code(source);
        boolean inside = false;
        for (Token token : code) {
            if (!inside && !token.is("import") && !token.is(";")) {
                return false;
            }
            inside = !token.is(";");
        }
        return !code.isEmpty();
    }
}
