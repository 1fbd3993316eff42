package sphericalknight.lesson.contract.code;

import java.util.HashMap;
import java.util.Map;
import sphericalknight.common.java.TopLevel;
import sphericalknight.lesson.Cell;
import sphericalknight.lesson.Notebook;
import sphericalknight.lesson.contract.Findings;
import sphericalknight.lesson.contract.Rule;

/** A type is declared once: declaring it again deletes every variable of that type. */
public final class TypesOnce implements Rule {
    @Override
    public void check(Notebook notebook, Findings findings) {
        Map<String, Cell> seen = new HashMap<>();
        for (Cell cell : notebook.codeCells()) {
            for (String type : TopLevel.types(cell.source())) {
                Cell first = seen.putIfAbsent(type, cell);
                if (first != null) {
                    findings.add(
                            cell,
                            type + " is already declared in " + first.place()
                                    + "; declaring it again deletes its variables",
                            "give the better version a new name, or replace a method");
                }
            }
        }
    }
}
