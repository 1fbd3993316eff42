package sphericalknight.lesson.lint;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import sphericalknight.exercise.catalogue.Catalogue;
import sphericalknight.exercise.catalogue.CatalogueEntry;
import sphericalknight.lesson.Cell;
import sphericalknight.lesson.Notebook;

/**
 * The rule for answer cells: an exercise has two cells, both tagged {@code exercise}. One contains the stub, which is the learner's
 * file without its package line, and the other checks the answer. An answer can therefore be copied between file and cell.
 */
final class AnswerCells {
    private static final Pattern ANSWER = Pattern.compile("^class (My\\w+) implements", Pattern.MULTILINE);
    private static final Pattern CHECK = Pattern.compile("check\\(new (My\\w+)\\(\\)\\);?");

    private AnswerCells() {}

    static void check(Notebook notebook, Findings findings) {
        List<Cell> cells = notebook.cells();
        String declared = "";
        for (Cell cell : cells) {
            Matcher check = CHECK.matcher(cell.source().strip());
            if (!declared.isEmpty()
                    && !(cell.has(Cell.EXERCISE)
                            && check.matches()
                            && check.group(1).equals(declared))) {
                findings.add(
                        cell,
                        "the cell after the stub of " + declared + " does not check it",
                        "write check(new " + declared + "()); and tag the cell \"exercise\"");
            }
            Matcher answer = ANSWER.matcher(cell.has(Cell.EXERCISE) ? cell.source() : "");
            declared = answer.find() ? answer.group(1) : "";
            if (!declared.isEmpty()) {
                compare(cell, declared, findings);
            }
        }
    }

    private static void compare(Cell cell, String name, Findings findings) {
        Optional<String> stub = Catalogue.find().entries().stream()
                .filter(entry -> entry.answerName().equals(name))
                .findFirst()
                .flatMap(CatalogueEntry::stub)
                .map(text -> text.replaceFirst("^package .*;\\n", "").strip());
        if (stub.isEmpty()) {
            findings.add(cell, "no exercise has an answer called " + name, "name it after its interface, My in front");
        } else if (!cell.source().strip().equals(stub.get())) {
            findings.add(
                    cell,
                    "the stub of " + name + " differs from the learner's file",
                    "copy " + name + ".java of the resources of exercises/contracts, without its package line");
        }
    }
}
