package sphericalknight.lesson.lint;

import java.util.Optional;
import sphericalknight.exercise.catalogue.Catalogue;
import sphericalknight.exercise.catalogue.CatalogueEntry;
import sphericalknight.lesson.Cell;
import sphericalknight.lesson.Notebook;

/**
 * The rule for answer cells: an exercise has two cells, both tagged {@code exercise}. One contains the stub, which is the learner's
 * file without its package line, and the other checks the answer. An answer can therefore be copied between file and cell.
 */
final class AnswerCells {
    private AnswerCells() {}

    static void check(Notebook notebook, Findings findings) {
        Optional<String> declared = Optional.empty();
        for (Cell cell : notebook.cells()) {
            if (declared.isPresent() && !cell.checked().equals(declared)) {
                findings.add(
                        cell,
                        "the cell after the stub of " + declared.get() + " does not check it",
                        "write check(new " + declared.get() + "()); and tag the cell \"exercise\"");
            }
            declared = cell.answer();
            declared.ifPresent(name -> compare(cell, name, findings));
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
