package sphericalknight.notebook;

import java.util.Optional;
import sphericalknight.draw.Draw;
import sphericalknight.exercise.answer.AnswerClasses;
import sphericalknight.exercise.catalogue.Catalogue;
import sphericalknight.exercise.catalogue.CatalogueEntry;
import sphericalknight.exercise.check.CheckResult;
import sphericalknight.exercise.check.Checker;

/** Checks an answer in a notebook; cells use it after {@code import static sphericalknight.notebook.Check.check;}. */
public final class Check {
    private Check() {}

    /**
     * Tests the class of {@code answer} and shows the result below the cell. The tests create objects of their own; an answer that does
     * not end is stopped.
     *
     * @param answer an object of the class that the exercise asks for, as in {@code check(new MyKnight())}
     */
    public static void check(Object answer) {
        if (answer == null) {
            System.out.println("There is nothing to check: this is null. Write for example: check(new MyKnight())");
            return;
        }
        CatalogueEntry exercise = Catalogue.of(answer.getClass()).orElse(null);
        if (exercise == null) {
            System.out.println(
                    answer.getClass().getSimpleName()
                            + " is not an answer to an exercise: its class must implement the interface that the exercise names.");
            return;
        }
        String name = answer.getClass().getSimpleName();
        Optional<String> broken = CellHistory.broken(name);
        if (broken.isPresent()) {
            System.out.println(broken.get());
            return;
        }
        CellHistory.renamed(name, exercise.type().getSimpleName()).ifPresent(System.out::println);
        try {
            AnswerClasses classes = AnswerClasses.of(answer.getClass());
            CheckResult result = Checker.check(exercise, classes);
            PassedInNotebook.keep(result, classes);
            Draw.show(new CheckTable(result));
        } catch (IllegalArgumentException e) {
            System.out.println("This cannot be checked here: " + e.getMessage() + ".");
        }
    }
}
