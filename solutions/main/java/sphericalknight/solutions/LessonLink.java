package sphericalknight.solutions;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import sphericalknight.exercise.catalogue.CatalogueEntry;
import sphericalknight.lesson.Cell;
import sphericalknight.lesson.Notebook;

/**
 * Finds what a lesson lacks for one of its exercises: a text cell that names it, a cell with its stub, and a cell that checks the answer.
 */
final class LessonLink {
    private LessonLink() {}

    static List<String> faults(CatalogueEntry exercise, Path notebooks) {
        String lesson = exercise.exercise().lesson() + ".ipynb";
        if (!Files.exists(notebooks.resolve(lesson))) {
            return List.of("there is no lesson notebooks/" + lesson);
        }
        List<String> faults = new ArrayList<>();
        List<Cell> cells = Notebook.read(notebooks.resolve(lesson)).cells();
        if (cells.stream().noneMatch(cell -> cell.isText() && cell.source().contains("Exercise " + exercise.id()))) {
            faults.add("no text cell of notebooks/" + lesson + " says \"Exercise " + exercise.id() + "\"");
        }
        exercise.stub().ifPresent(stub -> {
            String wanted = withoutPackage(stub);
            if (cells.stream()
                    .noneMatch(cell -> isExercise(cell) && cell.source().strip().equals(wanted))) {
                faults.add("no cell of notebooks/" + lesson
                        + " with the tag exercise is the stub without its package line");
            }
        });
        String check = "check(new " + exercise.answerName() + "())";
        if (cells.stream().noneMatch(cell -> isExercise(cell) && cell.source().contains(check))) {
            faults.add("no cell of notebooks/" + lesson + " with the tag exercise says " + check);
        }
        return faults;
    }

    private static boolean isExercise(Cell cell) {
        return cell.isCode() && cell.has(Cell.EXERCISE);
    }

    private static String withoutPackage(String stub) {
        return stub.replaceFirst("^package .*\\s+", "").strip();
    }
}
